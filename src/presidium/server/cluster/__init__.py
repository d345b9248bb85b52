"""Several worker processes for one server: lifecycle, ownership of tables, forwarding of requests to the owner.

`presidium serve --workers N` needs a database to which several processes can write (docs/decisions/0020). A server with
one process imports nothing of this package.
"""
