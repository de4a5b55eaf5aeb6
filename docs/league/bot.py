"""A bot for `saloon league`: reads a line of JSON for each decision and writes one. Plays any game, at random."""

import json
import sys

for line in sys.stdin:
    decision = json.loads(line)
    # decision["view"] is all that the seat may know, decision["moves"] what it can do: think here
    move = decision["random"] % len(decision["moves"])
    print(json.dumps({"move": move}), flush=True)
