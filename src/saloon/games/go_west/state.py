"""The state of Go West!: who may do what, and what it does."""

from __future__ import annotations

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from saloon.core.refusal import refuse_move
from saloon.core.rng import Rng
from saloon.core.state import CHANCE, OVER, State
from saloon.games.go_west.board import NOBODY, Board, set_up
from saloon.games.go_west.codes import (
    ACTION,
    ANNOUNCE,
    ANNOUNCED,
    AWARDED,
    DEAL,
    DONE,
    DRAW,
    DREW,
    ENDED,
    FIFTY,
    FIRST,
    LAPSED,
    MARKERS_BACK,
    MOVED,
    OTHER,
    PAID,
    PAY,
    PLACED,
    PLAYED,
    RESHUFFLED,
    RETURNED,
    RUNNING,
    SCORE,
    SCORED,
    SELL,
    SOLD,
    STALEMATE,
    STARTED,
    STEP,
    STOP,
    STOPPED,
    UNPLACED,
    WAGONS_GONE,
)
from saloon.games.go_west.outlook import WON, standing
from saloon.games.go_west.parts import (
    CALIFORNIA,
    CARDS,
    EAST,
    GOAL,
    HAND,
    IDLE_LIMIT,
    NONE,
    PLUS,
    START_VP,
    TOKENS,
    TWO,
    WEST,
    Card,
    Deck,
)
from saloon.games.go_west.player import Player
from saloon.games.go_west.scoring import Scoring, region_points


@mypyc_attr(acyclic=True, native_class=True, free_list_len=1)
class GoWest(State):
    """A table of Go West!. pile and discard count cards by kind."""

    __slots__ = (
        "actions_left", "actor", "board", "card", "deck", "discard", "doubled", "due", "idle", "phase", "pile",
        "pile_size", "players", "reason", "scorings", "steps_left", "turn_end",
    )  # fmt: skip

    def __init__(
        self, seats: i64, turn: i64, deck: Deck, turn_end: bool, players: vec[Player], board: Board,
        pile: vec[i64], pile_size: i64, discard: vec[i64],
        phase: i64, actor: i64, doubled: bool, actions_left: i64, card: i64, due: i64, steps_left: i64,
        idle: i64, reason: i64, scorings: vec[Scoring],
    ) -> None:  # fmt: skip
        super().__init__(seats, turn)
        self.deck = deck
        self.turn_end = turn_end  # GW-28: option end_check = "turn"
        self.players = players
        self.board = board
        self.pile = pile
        self.pile_size = pile_size
        self.discard = discard
        self.phase = phase
        self.actor = actor  # whose turn it is, also while chance draws for it
        self.doubled = doubled
        self.actions_left = actions_left
        self.card = card  # the kind being played, or -1
        self.due = due  # what PAY has to bring together
        self.steps_left = steps_left
        self.idle = idle  # GW-J1: actions since a wagon moved or somebody scored
        self.reason = reason
        self.scorings = scorings

    def copy(self) -> GoWest:
        players = vec[Player](capacity=self.seats)
        for player in self.players:
            players = append(players, player.copy())
        return GoWest(
            self.seats, self.turn, self.deck, self.turn_end, players, self.board.copy(), self.pile[:],
            self.pile_size, self.discard[:], self.phase, self.actor, self.doubled, self.actions_left, self.card,
            self.due, self.steps_left, self.idle, self.reason, self.scorings[:],
        )  # fmt: skip

    # What is allowed

    def can_play(self, kind: i64) -> bool:
        return self.deck.costs[kind] <= self.players[self.actor].funds()  # GW-19

    def can_score(self) -> bool:
        player = self.players[self.actor]
        return player.scoring_cost() <= player.funds()  # GW-19, GW-20

    def can_announce(self) -> bool:
        return not self.doubled and self.players[self.actor].marker  # GW-10, GW-11

    def can_stop(self) -> bool:
        return self.doubled and self.actions_left == 1  # GW-10: only the second action may be left out

    def least_tokens(self) -> i64:
        """GW-19: how many tokens a payment with VP must contain, because VP never fall below 0."""
        least = self.due - self.players[self.actor].vp
        return least if least > 0 else 0

    def moves(self) -> vec[i64]:
        phase = self.phase
        out = vec[i64](capacity=20)
        if phase == STEP:
            for region in range(i64(CALIFORNIA)):
                if self.board.wagons[region] > 0:
                    out = append(out, region)
        elif phase == ACTION:
            player = self.players[self.actor]
            funds = player.funds()
            costs = self.deck.costs
            last: i64 = -1
            for kind in player.hand:
                if kind != last:
                    if costs[kind] <= funds:  # GW-19
                        out = append(out, kind)
                    out = append(out, SELL + kind)
                    last = kind
            if self.can_score():
                out = append(out, SCORE)
            if self.can_announce():
                out = append(out, ANNOUNCE)
            if self.can_stop():
                out = append(out, STOP)
        elif phase == DRAW or phase == DEAL:
            for kind in range(len(self.pile)):
                if self.pile[kind] > 0:
                    out = append(out, kind)
        elif phase == OTHER:
            for region in range(i64(EAST), WEST + 1):
                if region != self.deck.cards[self.card].region:
                    out = append(out, region)
        elif phase == PAY:
            for tokens in range(self.least_tokens(), self.players[self.actor].supply + 1):
                out = append(out, tokens)
        elif phase == FIRST:
            for seat in range(self.seats):
                out = append(out, seat)
        return out

    def accepts(self, move: i64) -> bool:
        phase = self.phase
        player = self.players[self.actor]
        if phase == STEP:
            return 0 <= move < CALIFORNIA and self.board.wagons[move] > 0
        if phase == ACTION:
            if move == SCORE:
                return self.can_score()
            if move == ANNOUNCE:
                return self.can_announce()
            if move == STOP:
                return self.can_stop()
            if move >= SELL:
                return player.holds(move - SELL)
            return player.holds(move) and self.can_play(move)
        if phase == DRAW or phase == DEAL:
            return 0 <= move < len(self.pile) and self.pile[move] > 0
        if phase == OTHER:
            return EAST <= move <= WEST and move != self.deck.cards[self.card].region
        if phase == PAY:
            return self.least_tokens() <= move <= player.supply
        return phase == FIRST and 0 <= move < self.seats

    def rule(self) -> str:
        """The rule that says what may happen now."""
        return ("GW-5", "GW-3", "GW-9", "GW-19", "GW-13", "GW-14", "GW-17", "GW-29")[self.phase]

    # Chance

    def weight(self, draw: i64) -> i64:
        return 1 if self.phase == FIRST else self.pile[draw]

    def draw(self, rng: Rng) -> i64:
        if self.phase == FIRST:
            return rng.below(self.seats)
        return rng.pick_weighted(self.pile, self.pile_size)

    def guess(self, seat: i64, rng: Rng) -> GoWest:
        guess = self.copy()
        for other in range(self.seats):
            if other != seat:
                for kind in guess.players[other].hand:
                    guess.pile[kind] += 1
                    guess.pile_size += 1
        for other in range(self.seats):
            if other != seat:
                player = guess.players[other]
                size = len(player.hand)
                player.hand = vec[i64](capacity=HAND)
                for _ in range(size):
                    kind = rng.pick_weighted(guess.pile, guess.pile_size)
                    guess.pile[kind] -= 1
                    guess.pile_size -= 1
                    player.take(kind)
        return guess

    # What happens

    def play(self, move: i64) -> None:
        if not self.accepts(move):
            raise refuse_move(self.rule(), move)
        if self.telling:
            self.events = self.events[:0]
        phase = self.phase
        if phase == STEP:
            self.step_wagon(move)
        elif phase == ACTION:
            self.take_action(move)
        elif phase == DRAW:
            self.draw_card(move)
        elif phase == DEAL:
            self.deal_card(move)
        elif phase == OTHER:
            self.place_token(move)
            self.start_steps()
        elif phase == PAY:
            self.pay(move)
        else:
            self.start_with(move)

    def start_with(self, seat: i64) -> None:
        self.actor = seat  # GW-5
        if self.telling:
            self.tell(STARTED, seat)
        self.phase = DEAL

    def deal_card(self, kind: i64) -> None:
        for seat in range(self.seats):
            player = self.players[seat]
            if len(player.hand) < HAND:  # GW-3: the seats are dealt one after the other
                self.take_from_pile(seat, kind)
                if seat == self.seats - 1 and len(player.hand) == HAND:
                    self.start_turn(self.actor)
                return

    def take_from_pile(self, seat: i64, kind: i64) -> None:
        self.pile[kind] -= 1
        self.pile_size -= 1
        self.players[seat].take(kind)
        if self.telling:
            self.tell(DREW, seat, kind)

    def start_turn(self, seat: i64) -> None:
        self.actor = seat
        self.doubled = False
        self.actions_left = 1
        self.await_action()

    def await_action(self) -> None:
        self.phase = ACTION
        self.turn = self.actor

    def take_action(self, move: i64) -> None:
        player = self.players[self.actor]
        if move <= SCORE:
            self.idle += 1  # GW-J1: until a wagon moves or somebody scores
        if move < SELL:
            player.hand = remove(player.hand, move)
            self.card = move
            if self.telling:
                self.tell(PLAYED, self.actor, move)
            self.charge(self.deck.costs[move])
        elif move < SCORE:
            self.sell(player, move - SELL)
        elif move == SCORE:
            self.charge(player.scoring_cost())
        elif move == ANNOUNCE:
            self.announce(player)
        else:
            if self.telling:
                self.tell(STOPPED, self.actor)
            self.next_action()

    def announce(self, player: Player) -> None:
        self.doubled = True
        self.actions_left = 2
        player.marker = False
        if self.telling:
            self.tell(ANNOUNCED, self.actor)
        for other in self.players:
            if other.marker:
                return
        for other in self.players:
            other.marker = True  # GW-11: all get it back at once
        if self.telling:
            self.tell(MARKERS_BACK, self.actor)

    def charge(self, cost: i64) -> None:
        """Asks how to pay only if there is a choice."""
        self.due = cost
        supply = self.players[self.actor].supply
        if supply >= cost:
            self.pay(cost)  # GW-12; GW-19: VP come in only when tokens do not suffice
        elif self.least_tokens() == supply:
            self.pay(supply)
        else:
            self.phase = PAY

    def pay(self, tokens: i64) -> None:
        player = self.players[self.actor]
        player.supply -= tokens
        player.box += tokens
        player.vp -= self.due - tokens
        player.paid += self.due - tokens
        if self.telling and self.due > 0:
            self.tell(PAID, self.actor, tokens, self.due - tokens)
        self.due = 0
        if self.card < 0:
            player.scored += 1
            self.score(self.actor, player.scored)
            if not self.somebody_has_fifty():
                self.next_action()
        else:
            self.place_tokens(self.deck.cards[self.card])

    def place_tokens(self, card: Card) -> None:
        if card.places != NONE:
            self.place_token(card.region)
            if card.places == TWO:
                self.place_token(card.region)
            elif card.places == PLUS:
                if self.players[self.actor].supply > 0:
                    self.phase = OTHER
                    self.turn = self.actor
                    return
                if self.telling:
                    self.tell(UNPLACED, self.actor)  # GW-15
        self.start_steps()

    def place_token(self, region: i64) -> None:
        player = self.players[self.actor]
        if player.supply == 0:  # GW-15: the (rest of the) placing is left out
            if self.telling:
                self.tell(UNPLACED, self.actor)
            return
        player.supply -= 1
        home = self.board.place(region, self.actor)
        if home != NOBODY:
            self.players[home].supply += 1  # GW-8: at once
            if self.telling:
                self.tell(RETURNED, home, region)
        if self.telling:
            self.tell(PLACED, self.actor, region)

    def start_steps(self) -> None:
        self.steps_left = self.deck.cards[self.card].wagons
        self.await_step()

    def await_step(self) -> None:
        if self.steps_left > 0:
            if self.board.any_can_step():
                self.phase = STEP
                self.turn = self.actor
                return
            if self.telling:
                self.tell(LAPSED, self.actor, self.steps_left)  # GW-16
            self.steps_left = 0
        self.finish_card()

    def step_wagon(self, region: i64) -> None:
        self.board.step(region)
        self.steps_left -= 1
        self.idle = 0
        if self.telling:
            self.tell(MOVED, self.actor, region)
        self.await_step()

    def finish_card(self) -> None:
        self.discard[self.card] += 1  # GW-17
        self.card = -1
        if not self.turn_end and self.board.wagons_gone():
            self.last_scoring()
        else:
            self.await_draw()

    def sell(self, player: Player, kind: i64) -> None:
        back = self.deck.costs[kind]
        if back > player.box:
            back = player.box  # GW-26: what the box lacks is lost
        player.box -= back
        player.supply += back
        player.hand = remove(player.hand, kind)
        self.discard[kind] += 1
        if self.telling:
            self.tell(SOLD, self.actor, kind, back)
        self.await_draw()

    def await_draw(self) -> None:
        self.phase = DRAW
        self.turn = CHANCE

    def draw_card(self, kind: i64) -> None:
        self.take_from_pile(self.actor, kind)
        if self.pile_size == 0:  # GW-18: as soon as its last card was drawn
            pile = self.pile
            self.pile = self.discard
            self.discard = pile
            for count in self.pile:
                self.pile_size += count
            if self.telling:
                self.tell(RESHUFFLED, self.actor, self.pile_size)
        self.next_action()

    def next_action(self) -> None:
        self.actions_left -= 1
        if self.idle >= IDLE_LIMIT:
            self.end(STALEMATE)
        elif self.actions_left > 0:
            self.await_action()
        elif self.turn_end and self.board.wagons_gone():
            self.last_scoring()
        else:
            self.start_turn((self.actor + 1) % self.seats)

    # Scoring and the end

    def score(self, seat: i64, card: i64) -> None:
        self.idle = 0
        if self.telling:
            self.tell(SCORED, seat, card)
        lay = self.board.copy()
        self.scorings = append(self.scorings, Scoring(seat, card, lay.wagons, lay.tracks))
        for region in range(i64(EAST), WEST + 1):  # GW-21
            points = region_points(lay.tracks[region - 1], lay.wagons[region], self.seats)
            for other in range(self.seats):
                self.players[other].vp += points[other]  # GW-25
                if self.telling and points[other] > 0:
                    self.tell(AWARDED, other, region, points[other])

    def somebody_has_fifty(self) -> bool:
        for player in self.players:
            if player.vp >= GOAL:
                self.end(FIFTY)  # GW-27
                return True
        return False

    def last_scoring(self) -> None:
        self.score(self.actor, 0)  # GW-28: free of charge
        self.end(WAGONS_GONE)

    def end(self, reason: i64) -> None:
        self.reason = reason
        self.phase = DONE
        self.turn = OVER
        if self.telling:
            self.tell(ENDED, self.actor, reason)

    def points(self, seat: i64) -> i64:
        return self.players[seat].vp

    def share(self, seat: i64) -> float:
        """GW-29: most VP, then most tokens in supply, then shared."""
        best: i64 = 0
        for player in self.players:
            worth = player.vp * (TOKENS + 1) + player.supply
            if worth > best:
                best = worth
        winners: i64 = 0
        for player in self.players:
            if player.vp * (TOKENS + 1) + player.supply == best:
                winners += 1
        own = self.players[seat]
        return 1.0 / float(winners) if own.vp * (TOKENS + 1) + own.supply == best else 0.0

    def outlook(self, seat: i64) -> float:
        if self.turn == OVER:
            return WON if self.share(seat) > 0.0 else -WON
        best = -WON
        for other in range(self.seats):
            if other != seat:
                theirs = standing(self.players[other], other, self.board, self.seats)
                if theirs > best:
                    best = theirs
        return standing(self.players[seat], seat, self.board, self.seats) - best


def start_state(seats: i64, deck: Deck, first_seat: i64, turn_end: bool) -> GoWest:
    """A table set up (GW-1 … GW-5), before the opening hands are dealt. first_seat -1 leaves it to chance."""
    players = vec[Player]([Player(TOKENS, 0, START_VP, 0, 0, True, vec[i64](capacity=HAND)) for _ in range(seats)])
    state = GoWest(
        seats, CHANCE, deck, turn_end, players, set_up(), deck.counts[:], CARDS, vec[i64]([0 for _ in deck.counts]),
        FIRST, 0, False, 0, -1, 0, 0, 0, RUNNING, vec[Scoring](),
    )  # fmt: skip
    if first_seat >= 0:
        state.start_with(first_seat)
    return state
