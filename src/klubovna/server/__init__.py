"""The clubroom's server: tables, seats and moves over HTTP and WebSocket, written against the kernel alone."""
