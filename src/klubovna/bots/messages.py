"""How two processes talk about a bot: JSON, never pickles, so that who reads runs nothing that a bot has written."""

from __future__ import annotations

import struct
from typing import IO, Any, Final

import msgspec

LENGTH: Final = struct.Struct("!I")
LONGEST: Final = 1 << 31


def write(pipe: IO[bytes], message: Any) -> None:
    """The length of a message, then the message."""
    body = msgspec.json.encode(message)
    pipe.write(LENGTH.pack(len(body)) + body)
    pipe.flush()


def read(pipe: IO[bytes], longest: int = LONGEST) -> Any:
    """The next message; EOFError when there is none, or one that is too long, too deep or not JSON."""
    try:
        (length,) = LENGTH.unpack(pipe.read(LENGTH.size))
        if length > longest:
            raise EOFError
        return msgspec.json.decode(pipe.read(length))
    except (struct.error, msgspec.DecodeError, RecursionError) as error:
        raise EOFError from error
