"""The table in the browser: a server that keeps every match, draws it for each seat and lets people and bots play.

The browser holds no rules. It shows what the server drew and sends back the number of a choice.
"""
