"""The tokens of Gold Rush: mined one by one from under a tent, or dealt when their mountain is complete."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.question import POSSIBLE, Chance, Single, reason
from saloon.games.gold_rush.board import MINE, Board
from saloon.games.gold_rush.completion import finish_mountain, next_receiver, score_completed
from saloon.games.gold_rush.events import DUG, TOKEN
from saloon.games.gold_rush.features import STACK
from saloon.games.gold_rush.player import RESERVE

MineAction = TypedDict("MineAction", {"do": Literal["mine"]})
MineFigures = TypedDict("MineFigures", {"tokens": NotRequired[int]})  # on the mountain where the tent stands
TokenDraw = TypedDict("TokenDraw", {"draw": Literal["token"], "seat": int, "value": int})

NO_TENT: Final[i64] = reason("GR-52", "no-tent")
NO_TOKENS: Final[i64] = reason("GR-52", "no-tokens")


@final
@mypyc_attr(native_class=True)
class MineGold(Single[Board]):
    """Whether to take a token from the mountain where the tent stands (GR-49)."""

    def why_not(self, board: Board, answer: i64) -> i64:
        if board.player().tent == RESERVE:
            return NO_TENT
        if self.stack(board) == 0:
            return NO_TOKENS
        return POSSIBLE

    def do(self, board: Board, answer: i64) -> None:
        tent, features = board.player().tent, board.map.features
        features.put(features.feature(tent), STACK, self.stack(board) - 1)
        if board.telling:
            board.tell(DUG, board.actor, tent, self.stack(board))
        board.await_draw(MINE)

    def stack(self, board: Board) -> i64:
        features = board.map.features
        return features.stack(features.feature(board.player().tent))

    def figures(self, board: Board, answer: i64) -> MineFigures:
        return {"tokens": int(self.stack(board))} if board.player().tent != RESERVE else {}


@mypyc_attr(native_class=True)
class FromPool(Chance[Board]):
    """GR-99: one of the tokens that nobody has taken yet. The outcome is its kind."""

    def weights(self, board: Board) -> vec[i64]:
        return board.pool


@final
@mypyc_attr(native_class=True)
class MineToken(FromPool):
    """The token that was mined."""

    def do(self, board: Board, kind: i64) -> None:
        take_token(board, board.actor, kind)
        score_completed(board)

    def action(self, board: Board, kind: i64) -> TokenDraw:
        return token_drawn(board, board.actor, kind)


@final
@mypyc_attr(native_class=True)
class DealToken(FromPool):
    """GR-69: the next token of a complete mountain."""

    def do(self, board: Board, kind: i64) -> None:
        left = board.map.features.stack(board.mountain) - 1
        board.map.features.put(board.mountain, STACK, left)
        board.dealt += 1
        take_token(board, board.receiver, kind)
        if left > 0:
            board.receiver = next_receiver(board, board.mountain, (board.receiver + 1) % board.seats)
            return
        finish_mountain(board, board.mountain)
        score_completed(board)

    def action(self, board: Board, kind: i64) -> TokenDraw:
        return token_drawn(board, board.receiver, kind)


MINE_GOLD: Final = MineGold("act", "mine", 1)
MINE_TOKEN: Final = MineToken("mine")
DEAL_TOKEN: Final = DealToken("deal")


def take_token(board: Board, seat: i64, kind: i64) -> None:
    """GR-99: the value is drawn when the token is taken."""
    board.pool[kind] -= 1
    board.players[seat].tokens[kind] += 1
    if board.telling:
        board.tell(TOKEN, seat, kind)


def token_drawn(board: Board, seat: i64, kind: i64) -> TokenDraw:
    return {"draw": "token", "seat": int(seat), "value": int(board.box.token_values[kind])}
