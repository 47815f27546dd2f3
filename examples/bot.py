#!/usr/bin/env python3
"""A bot that plays at an online table, with nothing but the standard library.

    COINFLICT_TOKEN=... python3 examples/bot.py https://games.example TABLE

It sits down in an open seat, waits until it is asked, and gives one of the possible answers, drawn by lot: a place to begin from.
The API: docs/online-api.md and /api/openapi.json of every server.
"""

import json
import os
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

WAIT = 20


class Refused(Exception):
    """What the server says no to, with the reason in words."""

    def __init__(self, status, body):
        super().__init__(f"{status} {body['error']['code']}: {body['error']['text']}")
        self.status = status
        self.code = body["error"]["code"]


class Server:
    def __init__(self, address, token):
        self.address = address.rstrip("/")
        self.token = token

    def ask(self, path, body=None):
        request = urllib.request.Request(
            self.address + path,
            data=None if body is None else json.dumps(body).encode(),
            method="GET" if body is None else "POST",
            headers={"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=WAIT + 10) as reply:
                return json.load(reply)
        except urllib.error.HTTPError as error:
            raise Refused(error.code, json.load(error)) from None


def choose(question):
    """Put your own thoughts here: question["text"] says what is asked, each answer has a key and a text."""
    return random.choice(question["answers"])["key"]


def play(server, table):
    path = f"/api/tables/{table}"
    revision = None
    given = 0
    while True:
        known = "" if revision is None else f"&after={revision}"
        state = server.ask(f"{path}/question?wait={WAIT}{known}")
        revision = state["revision"]
        if state["status"] in ("finished", "abandoned"):
            return given
        if state["status"] == "open":
            revision = None
            time.sleep(0.5)
        if state["question"] is None:
            continue
        answer = {"revision": revision, "id": uuid.uuid4().hex, "key": choose(state["question"])}
        try:
            # If the reply is lost, the same id may be sent again: it counts once.
            server.ask(f"{path}/answer", answer)
            revision = None
            given += 1
        except Refused as refused:
            if refused.code != "stale":
                raise
            revision = None


def main():
    if len(sys.argv) != 3 or "COINFLICT_TOKEN" not in os.environ:
        sys.exit(__doc__)
    server = Server(sys.argv[1], os.environ["COINFLICT_TOKEN"])
    table = sys.argv[2]
    person = server.ask("/api/me")["person"]
    if person is None:
        sys.exit("The server does not know this token.")
    me = person["name"]
    if server.ask(f"/api/tables/{table}")["you"]["chair"] is None:
        server.ask(f"/api/tables/{table}/join", {})
    print(f"{me} sits at {table}", flush=True)
    print(f"{me} gave {play(server, table)} answers", flush=True)


if __name__ == "__main__":
    try:
        main()
    except (Refused, urllib.error.URLError) as problem:
        sys.exit(str(problem))
