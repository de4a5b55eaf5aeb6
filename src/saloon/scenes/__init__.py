"""Scenes: one rule as data. Given a position, when these actions and draws, then this.

A file is TOML: one scene, or many as [[scene]] tables. The keys of a scene:

    id = "GW-E13"                 # tells the game, too, if neither `game` nor the file's folder does
    title = "…"                   # one line, for humans
    rules = ["GW-19"]             # what it guards
    game = "go_west"
    given = { … }                 # a position, as short as the game allows; or
    open = { seats = 3, options = { … } }  # a new table
    when = [
        { do = "announce" },      # an action
        { draw = "any", times = 14 },  # a draw: what is drawn, as far as it matters; any: the first outcome listed
        { draws = "token" },      # every draw of this kind that now comes, if any: the first outcome listed
        { expect = { … } },       # a look in between, with the same keys as `then`
    ]

    [then]                        # each key may be left out, but something must be checked
    turn = 0                      # a seat, "chance" or "over"
    position.players.0.supply = 3
    view.1.players.0.hand = "absent"  # by seat, or "spectator"
    moves = [{ do = "score" }]    # these are offered
    exactly = [{ do = "score" }]  # these and no others are offered, in any order
    not_moves = [{ action = { do = "stop" }, rule = "GW-9", reason = "no-passing", params = { … } }]
    events = [{ event = "scored" }]  # these happened since the start, in this order, others between them
    scores.0.items.1.points = 3
    points = [12, 10]             # per seat
    gain.1 = 2                    # points since the start
    winners = [0, 1]
    impossible = { where = "wagons", reason = "…", params = { … } }  # alone: what is given is refused

Expectations are partial: of a table only the keys that are written down are compared, of a list all items or, written
as a table, those with these numbers. An empty table or list is met by an empty one only, "absent" by what is not there.

A game may have a notation of its own: if its package has a module `scene_notation` with expand(), a scene without
given, open and when is handed to it, without its common keys; expand() answers with given, open, when and then, or with
a list of such.
"""
