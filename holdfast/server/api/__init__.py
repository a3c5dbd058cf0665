"""The way in and back: routes by subject, the socket, the stream, and the document of them all.

Here requests are read and answered; what is asked is done in ``site`` and ``live``.
"""
