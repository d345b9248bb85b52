"""Games as tables: a row for each decision and each statement, in Parquet or JSON lines, for pandas and polars."""

from presidium.lab.export.columns import Column, columns
from presidium.lab.export.exporting import Exported, export, export_records
from presidium.lab.export.rows import Table

__all__ = ["Column", "Exported", "Table", "columns", "export", "export_records"]
