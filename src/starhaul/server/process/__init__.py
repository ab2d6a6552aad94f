"""The server process: assembling it, listening, the self-test, shutdown. Entry point: `running.run`. Rules
and the handling of messages do not belong here. Imports all other packages of the server except `describing`.
"""
