"""The views and scores of Gold Rush, as types: compiled modules forget the annotations of classes."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Land = Literal["prairie", "rail", "mountain", "city"]
Job = Literal["farmer", "railwayman", "miner", "merchant"]
Phase = Literal["first", "tile", "place", "act", "mine", "deal", "over"]
Ending = Literal["running", "last-tile", "no-place"]
Counts = dict[str, int]


class Place(TypedDict):
    """A segment: its tile, and its first edge (`N`) or half-edge (`nw`) there as it lies; or `city`."""

    x: int
    y: int
    where: str


# Views


class ListedRail(TypedDict):
    ends: list[str]
    locos: NotRequired[int]


class ListedMountain(TypedDict):
    edges: str
    nuggets: int


class ListedPrairie(TypedDict):
    halves: str
    camps: NotRequired[int]
    herds: NotRequired[int]


class ListedTile(TypedDict):
    id: str
    name: NotRequired[str]
    count: NotRequired[int]
    start: NotRequired[bool]
    edges: str
    rails: NotRequired[list[ListedRail]]
    mountains: NotRequired[list[ListedMountain]]
    city: NotRequired[list[int]]
    prairies: NotRequired[list[ListedPrairie]]


class ListedToken(TypedDict):
    value: int
    count: int


class TileList(TypedDict):
    """What is in an owner's box, in the notation that data/tiles.toml explains."""

    format: NotRequired[int]
    game: NotRequired[str]
    status: NotRequired[str]
    totals: NotRequired[Counts]
    mining_token: list[ListedToken]
    tile: list[ListedTile]


class NamedTileList(TypedDict):
    """The same as a server tells it, which has the list itself under this hash."""

    list: str
    name: NotRequired[str]  # that its owner gave it


class Options(TypedDict):
    farmers: bool
    last_turn: Literal["full", "tile", "scored"]
    unclaimed_tokens: Literal["lost", "active"]
    gap: Literal["complete", "open"]
    tiles: Literal["reconstructed"] | TileList | NamedTileList


class Laid(TypedDict):
    """A tile on the map: x grows to the east, y to the north."""

    tile: str
    x: int
    y: int
    rotation: int


class AnyFeature(TypedDict):
    segments: list[str]  # as in `1,0 E`
    complete: bool
    cowboys: list[int]  # by seat
    owners: list[int]  # the seats with most cowboys
    worth: int  # as it stands


class Rail(AnyFeature):
    land: Literal["rail"]
    length: int  # in tiles
    locomotives: int


class Mountain(AnyFeature):
    land: Literal["mountain"]
    nuggets: int
    tokens: int


class City(AnyFeature):
    land: Literal["city"]
    rails: int  # complete ones


class Prairie(AnyFeature):
    land: Literal["prairie"]
    camps: int
    herds: int


Feature = Rail | Mountain | City | Prairie


class Player(TypedDict):
    score: int
    track: list[int]  # the space of the score marker, and its laps
    reserve: int  # cowboys
    cowboys: list[str]  # as in `miner 0,1 N`
    tent: str | None
    tokens: int
    values: NotRequired[list[int]]  # of the viewer's own tokens; of all at the end


class Dealing(TypedDict):
    """The complete mountain whose tokens are being dealt."""

    mountain: str
    seat: int  # who gets the next one
    dealt: int


class AnyScoring(TypedDict):
    complete: bool
    seat: int  # whose turn it was
    segment: str
    tiles: list[list[int]]  # x and y of each
    cowboys: list[int]  # by seat
    winners: list[int]
    points: int
    rule: str


class RailScoring(AnyScoring):
    land: Literal["rail"]
    length: int
    locomotives: int
    doubled: bool


class MountainScoring(AnyScoring):
    land: Literal["mountain"]
    nuggets: int
    tokens: int  # that were dealt


class CityScoring(AnyScoring):
    land: Literal["city"]
    rails: int


class PrairieScoring(AnyScoring):
    land: Literal["prairie"]
    camps: int
    herds: int


Scoring = RailScoring | MountainScoring | CityScoring | PrairieScoring


class ToEnd(TypedDict):
    """How long the game still lasts."""

    tiles: int  # still to be placed, with the one in hand
    last_round: bool  # nobody places more than one of them


class View(TypedDict):
    options: Options
    seats: int
    turn: int  # negative: chance, or over
    phase: Phase
    actor: int
    tile: str | None  # the one in hand
    map: list[Laid]  # in the order in which they came
    features: list[Feature]
    stacks: Counts  # by mountain segment: the height of its mountain's stack
    players: list[Player]
    bag: Counts  # by tile
    discarded: Counts
    supply: int
    lost: int
    unseen: Counts  # tokens whose value the viewer does not know, by value
    dealing: Dealing | None
    scorings: list[Scoring]
    to_end: ToEnd
    reason: Ending


# Scores


class StartItem(TypedDict):
    item: Literal["start"]
    points: int


class RailItem(RailScoring):
    item: Literal["scoring"]
    scoring: int  # its number, from 1


class MountainItem(MountainScoring):
    item: Literal["scoring"]
    scoring: int


class CityItem(CityScoring):
    item: Literal["scoring"]
    scoring: int


class PrairieItem(PrairieScoring):
    item: Literal["scoring"]
    scoring: int


class TokensItem(TypedDict):
    item: Literal["tokens"]
    values: list[int]
    points: int
    rule: Literal["GR-95"]


class Score(TypedDict):
    seat: int
    points: int
    share: float  # of the victory
    turns: int  # the four parts of GR-97
    incomplete: int
    prairies: int
    tokens: int
    final: int  # incomplete features and prairies together
    items: list[StartItem | RailItem | MountainItem | CityItem | PrairieItem | TokensItem]
