"""A throw-away certificate for Discord's names, and a resolver that finds them all here: for an unpatched client."""

from __future__ import annotations

import shutil
import socket
import ssl
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult

NAMES = ("discord.com", "*.discord.com", "gateway.discord.gg", "*.discord.gg", "cdn.discordapp.com", "*.discordapp.com")


class NoCertificate(RuntimeError):
    """No certificate can be made here: the `openssl` command is missing or refuses."""


class Throwaway:
    """A certificate that lives as long as the test.

    :raises NoCertificate: there is no `openssl` command.
    """

    def __init__(self) -> None:
        if shutil.which("openssl") is None:
            raise NoCertificate("the openssl command is needed to make a throw-away certificate")
        self._folder = tempfile.TemporaryDirectory(prefix="playground-tls-")
        self.certificate = Path(self._folder.name) / "certificate.pem"
        self.key = Path(self._folder.name) / "key.pem"
        names = ",".join(f"DNS:{name}" for name in NAMES)
        command = [
            "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
            "-days", "2",
            "-subj", "/CN=discord.com", "-addext", f"subjectAltName={names}",
            "-keyout", str(self.key), "-out", str(self.certificate),
        ]  # fmt: skip
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            self.discard()
            raise NoCertificate(f"openssl could not make a certificate: {done.stderr.strip()[-300:]}")

    def server_context(self) -> ssl.SSLContext:
        """What the server answers with."""
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.certificate, self.key)
        return context

    def connector(self, port: int) -> aiohttp.TCPConnector:
        """For `discord.Client(connector=…)`: every name leads to this port here, and this certificate is trusted."""
        context = ssl.create_default_context(cafile=str(self.certificate))
        return aiohttp.TCPConnector(limit=0, resolver=_Here(port), ssl=context)

    def discard(self) -> None:
        """Delete certificate and key."""
        self._folder.cleanup()


class _Here(AbstractResolver):
    """Resolves every name to this machine."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        here: dict[str, Any] = {
            "hostname": host,
            "host": "127.0.0.1",
            "port": self.port,
            "family": socket.AF_INET,
            "proto": 0,
            "flags": socket.AI_NUMERICHOST,
        }
        return [ResolveResult(**here)]

    async def close(self) -> None:
        return None
