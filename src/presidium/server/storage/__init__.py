"""The database: tables, migrations, the writer thread, SQLite and PostgreSQL."""
