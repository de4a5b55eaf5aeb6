"""The state of Gold Rush: who may do what, and what it does."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.refusal import refuse_move
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER
from saloon.games.gold_rush.board import NOWHERE, Board, empty_board
from saloon.games.gold_rush.codes import (
    ACT,
    COUNTED,
    COWBOY,
    COWBOY_OUT,
    DEAL,
    DIG,
    DISCARDED,
    DONE,
    DREW,
    DUG,
    ENDED,
    FIRST,
    LAST_TILE,
    MINE,
    NO_PLACE,
    NONE,
    PASSED,
    PLACE,
    PLACED,
    RUNNING,
    STACKED,
    STARTED,
    TENT,
    TENT_OUT,
    TILE,
    TOKEN,
)
from saloon.games.gold_rush.features import CLOSED
from saloon.games.gold_rush.outlook import standing
from saloon.games.gold_rush.parts import CONSTRAINTS, MOUNTAIN, PRAIRIE, RAIL, TILES, TOKENS, Box
from saloon.games.gold_rush.player import RESERVE, Player, new_player
from saloon.games.gold_rush.reckoning import NOBODY, Reckoning, Rulings
from saloon.games.gold_rush.scoring import Scoring


@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class GoldRush(Reckoning):
    """A table of Gold Rush. bag and discarded count tiles by kind, pool the tokens that nobody took (GR-99)."""

    __slots__ = (
        "bag", "bag_size", "dealt", "discarded", "kind", "mountain", "phase", "pool", "reason", "receiver", "supply",
    )  # fmt: skip

    def __init__(
        self, seats: i64, turn: i64, box: Box, rulings: Rulings, players: vec[Player], board: Board,
        bag: vec[i64], bag_size: i64, discarded: vec[i64], pool: vec[i64], supply: i64, lost: i64,
        phase: i64, actor: i64, kind: i64, last: i64, mountain: i64, receiver: i64, dealt: i64,
        reason: i64, scorings: vec[Scoring],
    ) -> None:  # fmt: skip
        super().__init__(seats, turn, box, rulings, players, board, lost, actor, last, scorings)
        self.bag = bag
        self.bag_size = bag_size
        self.discarded = discarded
        self.pool = pool
        self.supply = supply  # how many tokens wait to be placed
        self.phase = phase
        self.kind = kind  # the tile in hand, or -1
        self.mountain = mountain  # whose tokens are being dealt, or -1
        self.receiver = receiver  # who gets the next one, or NOBODY
        self.dealt = dealt  # how many of them were dealt already
        self.reason = reason

    def copy(self) -> GoldRush:
        return GoldRush(
            self.seats, self.turn, self.box, self.rulings, vec[Player]([p.copy() for p in self.players]),
            self.board.copy(), self.bag[:], self.bag_size, self.discarded[:], self.pool[:], self.supply, self.lost,
            self.phase, self.actor, self.kind, self.last, self.mountain, self.receiver, self.dealt, self.reason,
            self.scorings[:],
        )  # fmt: skip

    # What is allowed

    def can_dig(self) -> bool:
        tent = self.players[self.actor].tent
        features = self.board.features
        return tent != RESERVE and features.stack[features.feature[tent]] > 0  # GR-49, GR-52

    def can_send(self, number: i64) -> bool:
        """Whether the actor may put a cowboy on this segment of the new tile."""
        if number >= len(self.box.tiles[self.board.face[self.last] // 4].segments):
            return False
        features = self.board.features
        segment = self.board.first[self.last] + number
        if self.players[self.actor].reserve() == 0 or features.men[features.feature[segment]] != 0:
            return False  # GR-31, GR-33
        return self.rulings.farmers or features.land(segment) != PRAIRIE  # GR-40

    def can_camp(self, segment: i64) -> bool:
        """Whether a tent may be put on this segment."""
        features = self.board.features
        if segment >= features.count or features.land(segment) != MOUNTAIN or features.manned[segment] != 0:
            return False  # GR-41, GR-44
        return not self.is_complete(features.feature[segment])  # GR-43

    def moves(self) -> vec[i64]:
        phase = self.phase
        if phase == PLACE:
            return self.placements()
        if phase == ACT:
            return self.deeds()
        out = vec[i64](capacity=64)
        if phase == TILE:
            for kind in range(len(self.bag)):
                if self.bag[kind] > 0:
                    out = append(out, kind)
        elif phase == MINE or phase == DEAL:
            for token in range(len(self.pool)):
                if self.pool[token] > 0:
                    out = append(out, token)
        elif phase == FIRST:
            for seat in range(self.seats):
                out = append(out, seat)
        return out

    def placements(self) -> vec[i64]:
        """GR-19, GR-20"""
        out = vec[i64](capacity=128)
        rotations, asks = self.box.rotations, self.board.asks
        table = CONSTRAINTS * self.kind
        for cell in self.board.open:
            fitting = rotations[table + asks[cell]]
            if fitting != 0:
                for rotation in range(i64(4)):
                    if (fitting >> rotation) & 1 != 0:
                        out = append(out, 4 * cell + rotation)
        return out

    def deeds(self) -> vec[i64]:
        """Step 2 (GR-15, GR-16)"""
        out = vec[i64](capacity=64)
        out = append(out, NONE)
        if self.can_dig():
            out = append(out, DIG)
        features = self.board.features
        if self.players[self.actor].reserve() > 0:
            first = self.board.first[self.last]
            farmers = self.rulings.farmers
            for segment in range(first, features.count):  # the new tile's segments are the last ones
                if features.men[features.feature[segment]] == 0 and (farmers or features.land(segment) != PRAIRIE):
                    out = append(out, COWBOY + segment - first)
        feature, manned, open = features.feature, features.manned, features.open
        for segment in features.mountains:
            if manned[segment] == 0 and (open[feature[segment]] > 0 or not self.is_complete(feature[segment])):
                out = append(out, TENT + segment)
        return out

    def accepts(self, move: i64) -> bool:
        if move < 0:
            return False
        phase = self.phase
        if phase == PLACE:
            return self.board.fits(self.kind, move // 4, move % 4)
        if phase == ACT:
            if move >= TENT:
                return self.can_camp(move - TENT)
            if move >= COWBOY:
                return self.can_send(move - COWBOY)
            return move == NONE or self.can_dig()
        if phase == TILE:
            return move < len(self.bag) and self.bag[move] > 0
        if phase == MINE or phase == DEAL:
            return move < len(self.pool) and self.pool[move] > 0
        return phase == FIRST and move < self.seats

    def rule(self) -> str:
        """The rule that says what may happen now."""
        return ("GR-14", "GR-18", "GR-20", "GR-16", "GR-49", "GR-69", "GR-87")[self.phase]

    # Chance

    def weight(self, draw: i64) -> i64:
        if self.phase == FIRST:
            return 1
        return self.bag[draw] if self.phase == TILE else self.pool[draw]

    def draw(self, rng: Rng) -> i64:
        if self.phase == FIRST:
            return rng.below(self.seats)
        if self.phase == TILE:
            return rng.pick_weighted(self.bag, self.bag_size)
        return rng.pick_weighted(self.pool, self.pool_size())

    def pool_size(self) -> i64:
        size: i64 = 0
        for count in self.pool:
            size += count
        return size

    def guess(self, seat: i64, rng: Rng) -> GoldRush:
        """GR-102, GR-103: the tiles to come are a multiset already; the tokens of the others are drawn anew."""
        guess = self.copy()
        if self.phase == DONE:  # GR-95: all have been turned up
            return guess
        for other in range(self.seats):
            if other != seat:
                tokens = guess.players[other].tokens
                for kind in range(len(tokens)):
                    guess.pool[kind] += tokens[kind]
        for other in range(self.seats):
            if other != seat:
                tokens = guess.players[other].tokens
                held = guess.players[other].held()
                for kind in range(len(tokens)):
                    tokens[kind] = 0
                for _ in range(held):
                    kind = rng.pick_weighted(guess.pool, guess.pool_size())
                    guess.pool[kind] -= 1
                    tokens[kind] += 1
        return guess

    # What happens

    def play(self, move: i64) -> None:
        if not self.accepts(move):
            raise refuse_move(self.rule(), move)
        if self.telling:
            self.events = self.events[:0]
        phase = self.phase
        if phase == PLACE:
            self.place_tile(move // 4, move % 4)
        elif phase == ACT:
            self.act(move)
        elif phase == TILE:
            self.draw_tile(move)
        elif phase == MINE:
            self.take_token(self.actor, move)
            self.score_completed()
        elif phase == DEAL:
            self.deal_token(move)
        else:
            self.start_with(move)

    def start_with(self, seat: i64) -> None:
        self.actor = seat  # GR-14
        if self.telling:
            self.tell(STARTED, seat)
        self.await_tile()

    # Step 1

    def await_tile(self) -> None:
        self.phase = TILE
        self.turn = CHANCE

    def draw_tile(self, kind: i64) -> None:
        self.bag[kind] -= 1
        self.bag_size -= 1
        if self.telling:
            self.tell(DREW, self.actor, kind)
        if self.board.fits_somewhere(kind):
            self.kind = kind
            self.phase = PLACE
            self.turn = self.actor
            return
        self.discarded[kind] += 1  # GR-21
        if self.telling:
            self.tell(DISCARDED, self.actor, kind)
        if self.bag_size == 0:
            self.end(NO_PLACE)  # GR-23

    def place_tile(self, cell: i64, rotation: i64) -> None:
        if self.telling:
            self.tell(PLACED, self.actor, self.kind, cell, rotation)
        self.lay(self.kind, cell, rotation)
        self.kind = -1
        if self.telling:
            self.tell_stacks()
        if self.bag_size == 0 and not self.rulings.full_last_turn:
            self.end(LAST_TILE)
        else:
            self.phase = ACT

    def lay(self, kind: i64, cell: i64, rotation: i64) -> None:
        self.supply -= self.board.lay(kind, cell, rotation, self.supply)  # GR-25
        self.last = cell

    def tell_stacks(self) -> None:
        features = self.board.features
        for segment in range(self.board.first[self.last], features.count):
            if features.land(segment) == MOUNTAIN:
                self.tell(STACKED, self.actor, segment, features.stack[features.feature[segment]])

    # Step 2

    def act(self, move: i64) -> None:
        player = self.players[self.actor]
        features = self.board.features
        if move == DIG:
            mountain = features.feature[player.tent]
            features.stack[mountain] -= 1
            if self.telling:
                self.tell(DUG, self.actor, player.tent, features.stack[mountain])
            self.phase = MINE
            self.turn = CHANCE
            return
        if move >= TENT:
            self.move_tent(player, move - TENT)
        elif move >= COWBOY:
            segment = self.board.first[self.last] + move - COWBOY
            self.stand(self.actor, segment)
            if self.telling:
                self.tell(COWBOY_OUT, self.actor, segment)
        elif self.telling:
            self.tell(PASSED, self.actor)
        self.score_completed()

    def move_tent(self, player: Player, segment: i64) -> None:
        manned = self.board.features.manned
        if player.tent != RESERVE:
            manned[player.tent] = 0
        player.tent = segment
        manned[segment] = 1
        if self.telling:
            self.tell(TENT_OUT, self.actor, segment)

    def take_token(self, seat: i64, kind: i64) -> None:
        """GR-99: the value is drawn when the token is taken."""
        self.pool[kind] -= 1
        self.players[seat].tokens[kind] += 1
        if self.telling:
            self.tell(TOKEN, seat, kind)

    # Step 3

    def score_completed(self) -> None:
        """GR-58: rails, then mountains, then cities; stops where tokens are to be drawn first."""
        features = self.board.features
        for segment in range(self.board.first[self.last], features.count):
            feature = features.feature[segment]
            if features.open[feature] == 0 and features.land(segment) == RAIL:
                self.score_rail(feature)
        for mountain in self.completed_mountains():
            if self.starts_dealing(mountain):
                return
        for city in features.cities[:]:
            if features.is_served(city):
                self.score(city, 0)
                features.close_city(city)
        self.end_turn()

    def score_rail(self, rail: i64) -> None:
        self.score(rail, 0)
        self.board.features.open[rail] = CLOSED

    def starts_dealing(self, mountain: i64) -> bool:
        """Whether the complete mountain has tokens that somebody gets (GR-68); otherwise it is scored at once."""
        features = self.board.features
        self.receiver = self.next_receiver(mountain, self.actor)
        if features.stack[mountain] == 0 or self.receiver == NOBODY:
            self.finish_mountain(mountain)
            return False
        self.mountain = mountain
        self.dealt = 0
        self.phase = DEAL
        self.turn = CHANCE
        return True

    def deal_token(self, kind: i64) -> None:
        mountain = self.mountain
        features = self.board.features
        features.stack[mountain] -= 1
        self.dealt += 1
        self.take_token(self.receiver, kind)
        if features.stack[mountain] > 0:
            self.receiver = self.next_receiver(mountain, (self.receiver + 1) % self.seats)
            return
        self.finish_mountain(mountain)
        self.score_completed()

    def finish_mountain(self, mountain: i64) -> None:
        features = self.board.features
        self.lose(features.stack[mountain])  # GR-74
        self.score(mountain, self.dealt)
        for seat in range(self.seats):
            player = self.players[seat]
            if player.tent != RESERVE and features.feature[player.tent] == mountain:
                self.call_tent(seat)  # GR-73
        features.close_mountain(mountain)
        self.mountain = -1
        self.receiver = NOBODY
        self.dealt = 0

    def end_turn(self) -> None:
        if self.bag_size == 0:
            self.end(LAST_TILE)  # GR-87, GR-88
            return
        self.actor = (self.actor + 1) % self.seats  # GR-17
        self.await_tile()

    # The end

    def end(self, reason: i64) -> None:
        features = self.board.features
        for seat in range(self.seats):
            if self.players[seat].tent != RESERVE:
                self.call_tent(seat)
        for segment in features.mountains:  # GR-89
            mountain = features.feature[segment]
            self.lose(features.stack[mountain])
            features.stack[mountain] = 0
        self.score_the_rest(False)
        self.score_the_rest(True)
        for seat in range(self.seats):
            points = self.players[seat].worth(self.box.token_values)
            self.players[seat].score += points  # GR-95
            if self.telling:
                self.tell(COUNTED, seat, points)
        self.reason = reason
        self.phase = DONE
        self.turn = OVER
        if self.telling:
            self.tell(ENDED, self.actor, reason)

    def points(self, seat: i64) -> i64:
        return self.players[seat].score

    def outlook(self, seat: i64) -> float:
        best = -1000.0
        for other in range(self.seats):
            if other != seat:
                theirs = self.standing(other)
                if theirs > best:
                    best = theirs
        return self.standing(seat) - best

    def standing(self, seat: i64) -> float:
        if self.phase == DONE:
            return float(self.players[seat].score)
        return standing(self.players[seat], seat, self.board.features, self.bag_size)


def start_state(seats: i64, box: Box, rulings: Rulings, first_seat: i64) -> GoldRush:
    """A table set up (GR-10 … GR-13). first_seat -1 leaves it to chance."""
    state = bare_state(seats, box, rulings)
    if first_seat >= 0:
        state.start_with(first_seat)
    return state


def bare_state(seats: i64, box: Box, rulings: Rulings) -> GoldRush:
    """Before anybody started: the start tile lies in the middle with its token, everything else is in the box."""
    players = vec[Player]([new_player(len(box.token_values)) for _ in range(seats)])
    nothing = vec[i64]([0 for _ in box.counts])
    state = GoldRush(
        seats, CHANCE, box, rulings, players, empty_board(box), box.counts[:], TILES - 1, nothing, box.token_counts[:],
        TOKENS, 0, FIRST, 0, -1, NOWHERE, -1, NOBODY, 0, RUNNING, vec[Scoring](),
    )  # fmt: skip
    state.bag[box.start] -= 1
    state.lay(box.start, 1, 0)  # GR-10
    return state
