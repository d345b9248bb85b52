"""A TLS proxy on this machine as a host may have set one up, well or badly, before a server."""

from __future__ import annotations

import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

GOOD = ("X-Forwarded-For: 192.0.2.7", "X-Forwarded-Proto: https")


def certificate(folder: Path, days: float = 30.0) -> Path:
    """A file with a key and a certificate for `localhost` that ends in so many days; it vouches for itself."""
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    names = [x509.DNSName("localhost"), x509.IPAddress(ip_address("127.0.0.1"))]
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - timedelta(days=9))
        .not_valid_after(now + timedelta(days=days))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    (file := folder / "proxy.pem").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        + made.public_bytes(serialization.Encoding.PEM)
    )
    return file


def trusting(file: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=file)


@contextmanager
def proxy(
    to: int, file: Path, adds: tuple[str, ...] = GOOD, drops: tuple[str, ...] = (), host: str = ""
) -> Iterator[int]:
    """The port of a proxy to this port: it adds header lines, leaves out others, or sets another Host."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)

    def head(said: bytes) -> bytes:
        first, *lines = said.decode("latin-1").split("\r\n")
        kept = [line for line in lines if line.partition(":")[0].lower() not in drops]
        if host:
            kept = [f"Host: {host}" if line.lower().startswith("host:") else line for line in kept]
        return "\r\n".join([first, *kept, *adds, "", ""]).encode("latin-1")

    def serve(line: socket.socket) -> None:
        with suppress(OSError), context.wrap_socket(line, server_side=True) as asked:
            said = b""
            while b"\r\n\r\n" not in said and (more := asked.recv(4096)):
                said += more
            before, _, rest = said.partition(b"\r\n\r\n")
            try:
                there = socket.create_connection(("127.0.0.1", to), timeout=5)
            except OSError:
                asked.sendall(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")
                return
            with there:
                there.sendall(head(before) + rest)
                while more := there.recv(4096):
                    asked.sendall(more)

    def accept() -> None:
        with suppress(OSError):
            while True:
                threading.Thread(target=serve, args=(listening.accept()[0],), daemon=True).start()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        threading.Thread(target=accept, daemon=True).start()
        yield listening.getsockname()[1]
