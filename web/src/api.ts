/* The forms of the server’s messages, made from its OpenAPI schema by `npm run types`. Do not edit. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Answering */
        Answering: {
            /** Answer */
            answer: {
                [key: string]: unknown;
            };
            /** Step */
            step: number;
        };
        AnyAction: components["schemas"]["GoWestAction"] | ({
            do: string;
        } & {
            [key: string]: unknown;
        });
        AnyDraw: components["schemas"]["GoWestDraw"] | ({
            draw: string;
        } & {
            [key: string]: unknown;
        });
        AnyEvent: components["schemas"]["GoWestEvent"] | ({
            event: string;
        } & {
            [key: string]: unknown;
        });
        AnyFigures: components["schemas"]["GoWestFigures"] | {
            [key: string]: unknown;
        };
        AnyRefusal: components["schemas"]["GoWestRefusal"] | {
            params: {
                [key: string]: unknown;
            };
            reason: string;
            rule: string;
        };
        AnyScore: components["schemas"]["GoWestScore"] | ({
            items: ({
                item: string;
                points: number;
            } & {
                [key: string]: unknown;
            })[];
            points: number;
            seat: number;
            share: number;
        } & {
            [key: string]: unknown;
        });
        AnyView: components["schemas"]["GoWestView"] | {
            [key: string]: unknown;
        };
        /** Automa */
        Automa: {
            /** Levels */
            levels: string[];
            /**
             * Option
             * @description has the level as its value
             */
            option: string;
            /** Seat */
            seat: number;
            /**
             * Seats
             * @description how many the table must have
             */
            seats: number;
            /** Usual */
            usual: string;
        };
        /** BadInput */
        BadInput: {
            /** Params */
            params: {
                [key: string]: unknown;
            };
            /** Reason */
            reason: string;
            /** Where */
            where: string;
        };
        /** ChatLine */
        ChatLine: {
            /** At */
            at: string;
            /** N */
            n: number;
            /** Name */
            name: string;
            /** Seat */
            seat: number | null;
            /** Text */
            text: string;
        };
        /** ChatLinesMessage */
        ChatLinesMessage: {
            /** Lines */
            lines: components["schemas"]["ChatLine"][];
            /**
             * Type
             * @constant
             */
            type: "chat";
        };
        /** ChatMessage */
        ChatMessage: {
            /** Id */
            id: number | string;
            /**
             * Seat
             * @default null
             */
            seat: number | null;
            /** Text */
            text: string;
            /**
             * Type
             * @constant
             */
            type: "chat";
        };
        /** Companion */
        Companion: {
            /** Changed */
            changed: string;
            /** Companion */
            companion: string;
            /** Created */
            created: string;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Over */
            over: boolean;
            /**
             * Overview
             * @description what lies before the one it plays for
             */
            overview: {
                [key: string]: unknown;
            };
            /** @description null: it is over */
            question: components["schemas"]["Inquiry"] | null;
            /**
             * Score
             * @description itemised, when it is over
             */
            score: {
                [key: string]: unknown;
            }[] | null;
            /**
             * Step
             * @description what an answer has to name; grows with every answer and every one taken back
             */
            step: number;
            /** Told */
            told: components["schemas"]["CompanionTurn"][];
            /** Turns */
            turns: number;
            /**
             * Undo
             * @description whether there is an answer to take back
             */
            undo: boolean;
        };
        /** CompanionField */
        CompanionField: {
            /** About */
            about: {
                [key: string]: unknown;
            };
            /** Choices */
            choices: (string | number)[];
            /** Field */
            field: string;
            /** Label */
            label: string;
            /** Many */
            many: boolean;
            /**
             * Usual
             * @description what it was when last told
             */
            usual: string | number | null;
        };
        /** CompanionOffer */
        CompanionOffer: {
            /**
             * Level Option
             * @description the option of the game whose values are its levels
             */
            level_option: string;
            /** Levels */
            levels: string[];
            /** Name */
            name: string;
            /**
             * Options
             * @description the other options of the game that it takes
             */
            options: string[];
            /** Usual */
            usual: string;
        };
        /** CompanionSummary */
        CompanionSummary: {
            /** Changed */
            changed: string;
            /** Companion */
            companion: string;
            /** Created */
            created: string;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Over */
            over: boolean;
            /** Turns */
            turns: number;
        };
        /** CompanionTurn */
        CompanionTurn: {
            /** Number */
            number: number;
            /** Told */
            told: {
                [key: string]: unknown;
            }[];
        };
        /** DoneMessage */
        DoneMessage: {
            /** Id */
            id: number | string;
            /** Ply */
            ply: number | null;
            /**
             * Type
             * @constant
             */
            type: "done";
        };
        /** Face */
        Face: {
            /** Moves */
            moves: components["schemas"]["Move"][];
            /**
             * Refused
             * @description what the player might try and cannot, and why
             */
            refused: components["schemas"]["Refused"][];
            /**
             * Scores
             * @description itemised, when the game is over
             */
            scores: components["schemas"]["AnyScore"][] | null;
            /** Steps */
            steps: components["schemas"]["Step"][];
            /**
             * Undo
             * @description the seat's last move, if it can be taken back
             */
            undo: number | null;
            /**
             * Undo Asks
             * @description whether other persons will be asked first
             */
            undo_asks: boolean;
            view: components["schemas"]["AnyView"];
        };
        /** FailedMessage */
        FailedMessage: {
            /** Id */
            id: number | string | null;
            problem: components["schemas"]["Problem"];
            /**
             * Type
             * @constant
             */
            type: "failed";
        };
        /** Game */
        Game: {
            /** @description the seat that the rules can play by themselves */
            automa: components["schemas"]["Automa"] | null;
            /** Bots */
            bots: string[];
            /** Chapters */
            chapters: {
                [key: string]: string;
            };
            /**
             * Companions
             * @description who can play beside a real board
             */
            companions: components["schemas"]["CompanionOffer"][];
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["Option"][];
            /** @description addresses of a board that another package brings */
            page: components["schemas"]["GamePage"] | null;
            /** Rules */
            rules: string[];
            seats: components["schemas"]["SeatRange"];
            /**
             * Words
             * @description the languages that it speaks; none: people cannot play it
             */
            words: string[];
        };
        /** GamePage */
        GamePage: {
            /** Board */
            board: string | null;
            /** Info */
            info: string | null;
            /** Style */
            style: string | null;
        };
        GoWestAction: components["schemas"]["GoWestPlayAction"] | components["schemas"]["GoWestSellAction"] | components["schemas"]["GoWestScoreAction"] | components["schemas"]["GoWestAnnounceAction"] | components["schemas"]["GoWestStopAction"] | components["schemas"]["GoWestPayAction"] | components["schemas"]["GoWestPlaceAction"] | components["schemas"]["GoWestStepAction"];
        GoWestAnnounceAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "announce";
        };
        GoWestAnnouncedAlreadyRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "announced-already";
            /** @enum {string} */
            rule: "GW-11";
        };
        GoWestAward: {
            points: number;
            rule: string;
            seat: number;
            tokens: number;
        };
        GoWestAwardedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "awarded";
            points: number;
            /** @enum {string} */
            region: "east" | "great_plains" | "midwest" | "west";
            seat: number;
        };
        GoWestCannotPayRefusal: {
            params: components["schemas"]["GoWestFunds"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "cannot-pay";
            /** @enum {string} */
            rule: "GW-19";
        };
        GoWestCardDraw: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "card";
            seat: number;
        };
        GoWestDraw: components["schemas"]["GoWestFirstDraw"] | components["schemas"]["GoWestCardDraw"];
        GoWestDrewEvent: {
            card?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "drew";
            seat: number;
        };
        GoWestEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ended";
            /** @enum {string} */
            reason: "running" | "fifty" | "wagons-gone" | "stalemate";
            seat: number;
        };
        GoWestEndOfTrailRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "end-of-trail";
            /** @enum {string} */
            rule: "GW-14";
        };
        GoWestEvent: components["schemas"]["GoWestPlainEvent"] | components["schemas"]["GoWestDrewEvent"] | components["schemas"]["GoWestReshuffledEvent"] | components["schemas"]["GoWestPlayedEvent"] | components["schemas"]["GoWestSoldEvent"] | components["schemas"]["GoWestPaidEvent"] | components["schemas"]["GoWestTokenEvent"] | components["schemas"]["GoWestMovedEvent"] | components["schemas"]["GoWestLapsedEvent"] | components["schemas"]["GoWestScoredEvent"] | components["schemas"]["GoWestAwardedEvent"] | components["schemas"]["GoWestEndedEvent"];
        GoWestFigures: {
            cost?: number;
            number?: number;
            tokens?: number;
        };
        GoWestFirstDraw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "first";
            seat: number;
        };
        GoWestFunds: {
            cost: number;
            supply: number;
            vp: number;
        };
        GoWestInRegion: {
            /** @enum {string} */
            region: "new_england" | "east" | "great_plains" | "midwest" | "west" | "california";
        };
        GoWestItemisedScoring: {
            card: number;
            regions: components["schemas"]["GoWestScoredRegion"][];
            seat: number;
        };
        GoWestLapsedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "lapsed";
            seat: number;
            steps: number;
        };
        GoWestMarkerSpentRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "marker-spent";
            /** @enum {string} */
            rule: "GW-10";
        };
        GoWestMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "moved";
            /** @enum {string} */
            from: "new_england" | "east" | "great_plains" | "midwest" | "west" | "california";
            seat: number;
            /** @enum {string} */
            to: "new_england" | "east" | "great_plains" | "midwest" | "west" | "california";
        };
        GoWestNoPassingRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-passing";
            /** @enum {string} */
            rule: "GW-9";
        };
        GoWestNoScoringCardRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-scoring-card";
            /** @enum {string} */
            rule: "GW-20";
        };
        GoWestNoTrackRefusal: {
            params: components["schemas"]["GoWestInRegion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-track";
            /** @enum {string} */
            rule: "GW-1";
        };
        GoWestNoWagonRefusal: {
            params: components["schemas"]["GoWestInRegion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-wagon";
            /** @enum {string} */
            rule: "GW-14";
        };
        GoWestOtherRegionRefusal: {
            params: components["schemas"]["GoWestInRegion"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "other-region";
            /** @enum {string} */
            rule: "GW-13";
        };
        GoWestPaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "paid";
            seat: number;
            tokens: number;
            vp: number;
        };
        GoWestPayAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "pay";
            tokens: number;
            vp: number;
        };
        GoWestPlaceAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "place";
            /** @enum {string} */
            region: "new_england" | "east" | "great_plains" | "midwest" | "west" | "california";
        };
        GoWestPlainEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "started" | "announced" | "markers-back" | "unplaced" | "stopped";
            seat: number;
        };
        GoWestPlainItem: {
            /** @enum {string} */
            item: "start" | "paid";
            points: number;
        };
        GoWestPlayAction: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "play";
        };
        GoWestPlayedEvent: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "played";
            seat: number;
        };
        GoWestRefusal: components["schemas"]["GoWestEndOfTrailRefusal"] | components["schemas"]["GoWestNoWagonRefusal"] | components["schemas"]["GoWestNoTrackRefusal"] | components["schemas"]["GoWestOtherRegionRefusal"] | components["schemas"]["GoWestCannotPayRefusal"] | components["schemas"]["GoWestWrongSplitRefusal"] | components["schemas"]["GoWestAnnouncedAlreadyRefusal"] | components["schemas"]["GoWestMarkerSpentRefusal"] | components["schemas"]["GoWestNoPassingRefusal"] | components["schemas"]["GoWestNoScoringCardRefusal"];
        GoWestReshuffledEvent: {
            cards: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "reshuffled";
            seat: number;
        };
        GoWestScore: {
            items: (components["schemas"]["GoWestPlainItem"] | components["schemas"]["GoWestScoringItem"])[];
            points: number;
            seat: number;
            share: number;
            supply: number;
        };
        GoWestScoreAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "score";
        };
        GoWestScoredEvent: {
            card: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "scored";
            seat: number;
        };
        GoWestScoredRegion: {
            awards: components["schemas"]["GoWestAward"][];
            /** @enum {string} */
            region: "east" | "great_plains" | "midwest" | "west";
            track: number[];
            wagons: number;
        };
        GoWestScoringItem: {
            card: number;
            /** @enum {string} */
            item: "scoring";
            points: number;
            /** @enum {string} */
            region: "east" | "great_plains" | "midwest" | "west";
            rule: string;
            scoring: number;
            seat: number;
            tokens: number;
            wagons: number;
        };
        GoWestSeatView: {
            box: number;
            cards: number;
            hand?: string[];
            marker: boolean;
            next_scoring: number | null;
            paid: number;
            scored: number;
            supply: number;
            vp: number;
        };
        GoWestSellAction: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "sell";
        };
        GoWestSoldEvent: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "sold";
            seat: number;
            tokens: number;
        };
        GoWestSplit: {
            cost: number;
            least: number;
            most: number;
        };
        GoWestStepAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "step";
            /** @enum {string} */
            from: "new_england" | "east" | "great_plains" | "midwest" | "west" | "california";
        };
        GoWestStopAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "stop";
        };
        GoWestTokenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "placed" | "returned";
            /** @enum {string} */
            region: "east" | "great_plains" | "midwest" | "west";
            seat: number;
        };
        GoWestView: {
            actions_left: number;
            actor: number;
            card: string | null;
            discard: {
                [key: string]: number;
            };
            doubled: boolean;
            due: number;
            marks: {
                east: number;
                great_plains: number;
                midwest: number;
                west: number;
            };
            /** @enum {string} */
            phase: "first" | "deal" | "action" | "pay" | "place" | "step" | "draw" | "over";
            pile: number;
            players: components["schemas"]["GoWestSeatView"][];
            /** @enum {string} */
            reason: "running" | "fifty" | "wagons-gone" | "stalemate";
            scorings: components["schemas"]["GoWestItemisedScoring"][];
            seats: number;
            steps_left: number;
            tracks: {
                east: number[];
                great_plains: number[];
                midwest: number[];
                west: number[];
            };
            turn: number;
            unseen: {
                [key: string]: number;
            };
            wagons: {
                california: number;
                east: number;
                great_plains: number;
                midwest: number;
                new_england: number;
                west: number;
            };
        };
        GoWestWrongSplitRefusal: {
            params: components["schemas"]["GoWestSplit"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "wrong-split";
            /** @enum {string} */
            rule: "GW-19";
        };
        /** Health */
        Health: {
            /** Engines */
            engines: string;
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
        };
        /** Importing */
        Importing: {
            /** Transcript */
            transcript: string;
        };
        /** Inquiry */
        Inquiry: {
            /** About */
            about: {
                [key: string]: unknown;
            };
            /** Ask */
            ask: string;
            /** Fields */
            fields: components["schemas"]["CompanionField"][];
        };
        /** Joining */
        Joining: {
            /**
             * Name
             * @default
             */
            name: string;
            /** Token */
            token: string;
        };
        /** Leaving */
        Leaving: {
            /** Seat */
            seat: number;
        };
        /** Moment */
        Moment: {
            /** Epoch */
            epoch: number;
            /** Ply */
            ply: number;
        };
        /** Move */
        Move: {
            action: components["schemas"]["AnyAction"];
            /**
             * Elements
             * @description what on the board it belongs to
             */
            elements: string[];
            figures: components["schemas"]["AnyFigures"];
        };
        /** MoveMessage */
        MoveMessage: {
            /**
             * Action
             * @description one of the moves' actions; another one is refused
             */
            action: {
                [key: string]: unknown;
            };
            /**
             * Epoch
             * @default null
             */
            epoch: number | null;
            /** Id */
            id: number | string;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "move";
        };
        /** Moving */
        Moving: {
            /**
             * Action
             * @description one of the moves' actions; another one is refused
             */
            action: {
                [key: string]: unknown;
            };
            /** Epoch */
            epoch?: number | null;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
        };
        /** NewCompanion */
        NewCompanion: {
            /** Companion */
            companion: string;
            /** Level */
            level: string;
            /** Options */
            options?: {
                [key: string]: unknown;
            };
        };
        /** NewSeat */
        NewSeat: {
            /** Bot */
            bot?: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "invited" | "bot" | "automa";
            /**
             * Level
             * @description of an automa: how well it shall play; null: as usual
             */
            level?: string | null;
            /**
             * Name
             * @default
             */
            name: string;
        };
        /** NewTable */
        NewTable: {
            /** Game */
            game: string;
            /** Options */
            options?: {
                [key: string]: unknown;
            };
            /** Prepared */
            prepared?: number | null;
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
        };
        /** Option */
        Option: {
            /** Choices */
            choices: unknown[];
            /** Default */
            default: unknown;
            /** Name */
            name: string;
        };
        /** PingMessage */
        PingMessage: {
            /** Id */
            id: number | string;
            /**
             * Type
             * @constant
             */
            type: "ping";
        };
        /** Played */
        Played: {
            /** Ply */
            ply: number;
        };
        /** PresenceMessage */
        PresenceMessage: {
            /** Online */
            online: number[];
            /**
             * Type
             * @constant
             */
            type: "presence";
        };
        /** Problem */
        Problem: {
            /** @default null */
            bad_input: components["schemas"]["BadInput"] | null;
            /** @default null */
            companion: components["schemas"]["Companion"] | null;
            /**
             * Error
             * @enum {string}
             */
            error: "refused" | "bad-input" | "not-found" | "forbidden" | "conflict" | "too-many" | "too-large" | "outdated" | "internal";
            /**
             * Faces
             * @default null
             */
            faces: {
                [key: string]: components["schemas"]["Face"];
            } | null;
            /** @default null */
            refusal: components["schemas"]["Refusal"] | null;
            /** @default null */
            table: components["schemas"]["Table"] | null;
        };
        /** Refusal */
        Refusal: {
            /** Params */
            params: {
                [key: string]: unknown;
            };
            /** Reason */
            reason: string;
            /** Rule */
            rule: string;
        };
        /** Refused */
        Refused: {
            action: components["schemas"]["AnyAction"];
            /**
             * Elements
             * @description what on the board it belongs to
             */
            elements: string[];
            figures: components["schemas"]["AnyFigures"];
            refusal: components["schemas"]["AnyRefusal"];
        };
        /** Replacing */
        Replacing: {
            /** Bot */
            bot: string;
            /** Seat */
            seat: number;
        };
        /** Seat */
        Seat: {
            /** Bot */
            bot: string | null;
            /**
             * Invite
             * @description the path of the invite link; for the table's maker, until the seat is taken
             */
            invite: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "invited" | "bot" | "automa";
            /** Left */
            left: boolean;
            /**
             * Level
             * @description of an automa: how well it plays
             */
            level: string | null;
            /** Name */
            name: string;
            /** Online */
            online: boolean;
            /** Seat */
            seat: number;
            /** Taken */
            taken: boolean;
            /** Yours */
            yours: boolean;
        };
        /** SeatRange */
        SeatRange: {
            /** Max */
            max: number;
            /** Min */
            min: number;
        };
        /** Step */
        Step: {
            /** Events */
            events: components["schemas"]["AnyEvent"][];
            /** Ply */
            ply: number;
            /**
             * Points
             * @description of each seat after this ply, as far as the viewer may know them
             */
            points: number[];
            /**
             * Seat
             * @description null: a draw
             */
            seat: number | null;
        };
        /** Table */
        Table: {
            /** Changed */
            changed: string;
            /** Commitment */
            commitment: string;
            /** Created */
            created: string;
            /** Epoch */
            epoch: number;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /**
             * Next
             * @description the id of the rematch
             */
            next: string | null;
            /** Options */
            options: {
                [key: string]: unknown;
            };
            /** Ply */
            ply: number;
            /**
             * Prepared
             * @description the number of a published seed that every draw follows: no secret, a lesson
             */
            prepared: number | null;
            /** Seats */
            seats: components["schemas"]["Seat"][];
            /**
             * Seed
             * @description revealed when the table is over; of a prepared table always
             */
            seed: string | null;
            /**
             * Status
             * @enum {string}
             */
            status: "waiting" | "running" | "over";
            /** Turn */
            turn: number | null;
            undo_request: components["schemas"]["UndoRequest"] | null;
            /** Your Turn */
            your_turn: boolean;
        };
        /** TakingBack */
        TakingBack: {
            /** Step */
            step: number;
        };
        /** UndoAnswer */
        UndoAnswer: {
            /** Agree */
            agree: boolean;
            /** Seat */
            seat: number;
        };
        /** Undoing */
        Undoing: {
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
        };
        /** UndoMessage */
        UndoMessage: {
            /** Id */
            id: number | string;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "undo";
        };
        /** UndoRequest */
        UndoRequest: {
            /** Agreed */
            agreed: number[];
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
        };
        /** UpdateMessage */
        UpdateMessage: {
            /** Faces */
            faces: {
                [key: string]: components["schemas"]["Face"];
            };
            since: components["schemas"]["Moment"];
            table: components["schemas"]["Table"];
            /**
             * Type
             * @constant
             */
            type: "update";
        };
        /** View */
        View: {
            view: components["schemas"]["AnyView"];
        };
        Wires: {
            go_west: {
                action: components["schemas"]["GoWestAction"];
                draw: components["schemas"]["GoWestDraw"];
                event: components["schemas"]["GoWestEvent"];
                figures: components["schemas"]["GoWestFigures"];
                refusal: components["schemas"]["GoWestRefusal"];
                score: components["schemas"]["GoWestScore"];
                view: components["schemas"]["GoWestView"];
            };
            gold_rush: {
                action: {
                    do: string;
                } & {
                    [key: string]: unknown;
                };
                draw: {
                    draw: string;
                } & {
                    [key: string]: unknown;
                };
                event: {
                    event: string;
                } & {
                    [key: string]: unknown;
                };
                figures: {
                    [key: string]: unknown;
                };
                refusal: {
                    params: {
                        [key: string]: unknown;
                    };
                    reason: string;
                    rule: string;
                };
                score: {
                    items: ({
                        item: string;
                        points: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                    points: number;
                    seat: number;
                    share: number;
                } & {
                    [key: string]: unknown;
                };
                view: {
                    [key: string]: unknown;
                };
            };
            great_western_trail: {
                action: {
                    do: string;
                } & {
                    [key: string]: unknown;
                };
                draw: {
                    draw: string;
                } & {
                    [key: string]: unknown;
                };
                event: {
                    event: string;
                } & {
                    [key: string]: unknown;
                };
                figures: {
                    [key: string]: unknown;
                };
                refusal: {
                    params: {
                        [key: string]: unknown;
                    };
                    reason: string;
                    rule: string;
                };
                score: {
                    items: ({
                        item: string;
                        points: number;
                    } & {
                        [key: string]: unknown;
                    })[];
                    points: number;
                    seat: number;
                    share: number;
                } & {
                    [key: string]: unknown;
                };
                view: {
                    [key: string]: unknown;
                };
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
