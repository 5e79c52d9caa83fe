"""How Uvicorn is run: connections on which nothing is said, or nothing is read, are closed."""

from __future__ import annotations

import os
from asyncio import TimerHandle, Transport
from ipaddress import ip_address, ip_network
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from klubovna.server.limits import ConnectionLimit, client_named
from klubovna.server.settings import Settings

HEAD_BYTES: Final = 32 * 1024
"""Path and headers of one request, and what else stands around its body: Uvicorn keeps however much comes."""

NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
ASKED_AT_ONCE: Final = 16
"""Requests on one connection that wait for the answer to the one before; browsers and proxies send none so."""


def uvicorn_config(app: Any, settings: Settings, **more: Any) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=patient_protocol(settings, ConnectionLimit(settings.connections_per_client)),
        ws=PatientSocket,
        log_config=None,
        access_log=False,  # who asked for what is nobody's business
        server_header=False,
        ws_max_size=settings.body_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        **more,
    )


class PatientSocket(WebSocketsSansIOProtocol):
    """A handshake that cannot be read, for its headers are too long or too many, is refused: Uvicorn keeps the line
    open without a word, for ever."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(NO_HANDSHAKE)
            self.transport.close()


def patient_protocol(settings: Settings, connections: ConnectionLimit) -> type[HttpToolsProtocol]:
    """Uvicorn waits for the first line of a request as long as it takes, and for a reader too."""
    trusted = Proxies(os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))

    class PatientProtocol(HttpToolsProtocol):
        _asking: TimerHandle | None = None
        _reading: TimerHandle | None = None
        _counted: str | None = None
        _besides = 0
        """Bytes of the present request that are none of its body."""

        def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = self.client[0] if self.client is not None else ""
            if not trusted.knows(host):
                client = client_named(host)
                if not connections.take(client):
                    transport.abort()
                    return
                self._counted = client
            self._await_request()

        def connection_lost(self, exc: Exception | None) -> None:
            self._stop_waiting()
            if self._counted is not None:
                connections.give_back(self._counted)
                self._counted = None
            super().connection_lost(exc)

        def handle_websocket_upgrade(self) -> None:
            self._stop_waiting()
            if self._counted is not None:  # the socket is counted by the application
                connections.give_back(self._counted)
                self._counted = None
            super().handle_websocket_upgrade()

        def data_received(self, data: bytes) -> None:
            self._besides += len(data)
            super().data_received(data)
            if self._besides > HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("The path and the headers of this request are too long.")

        def on_body(self, body: bytes) -> None:
            self._besides -= len(body)
            super().on_body(body)

        def on_message_complete(self) -> None:
            self._besides = 0
            super().on_message_complete()

        def on_headers_complete(self) -> None:
            if self._asking is not None:
                self._asking.cancel()
                self._asking = None
            if len(self.pipeline) >= ASKED_AT_ONCE:
                raise ValueError("too many requests at once")  # the parser stops, and the line is closed
            super().on_headers_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if not self.transport.is_closing() and not self.pipeline:
                self._await_request()

        def pause_writing(self) -> None:
            super().pause_writing()
            self._reading = self.loop.call_later(settings.reading_seconds, self.transport.abort)

        def resume_writing(self) -> None:
            if self._reading is not None:
                self._reading.cancel()
                self._reading = None
            super().resume_writing()

        def _await_request(self) -> None:
            if self._asking is not None:
                self._asking.cancel()
            self._asking = self.loop.call_later(settings.asking_seconds, self.transport.abort)

        def _stop_waiting(self) -> None:
            for timer in (self._asking, self._reading):
                if timer is not None:
                    timer.cancel()
            self._asking = self._reading = None

    return PatientProtocol


class Proxies:
    """Addresses whose connections are those of many people: what they forward is counted by whom it comes from."""

    def __init__(self, listed: str) -> None:
        self.anybody = "*" in listed
        self.networks = [ip_network(one.strip(), strict=False) for one in listed.split(",") if _is_network(one)]

    def knows(self, host: str) -> bool:
        try:
            return self.anybody or any(ip_address(host) in network for network in self.networks)
        except ValueError:
            return False


def _is_network(listed: str) -> bool:
    try:
        ip_network(listed.strip(), strict=False)
    except ValueError:
        return False
    return True
