"""The life of a server process: assembling it, listening, checking itself, stopping.

Entry point: `running.run`. Nothing here knows a rule or a message. Imports everything else of the server.
"""
