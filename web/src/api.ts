/* The forms of the server’s messages, made from its OpenAPI schema by `npm run types`. Do not edit. */

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Account */
        Account: {
            /**
             * Accuracy
             * @description in percent; null: it had nothing to decide
             */
            accuracy: number | null;
            /**
             * Error
             * @description one standard error of skill
             */
            error: number;
            /**
             * Fair
             * @description of the victory
             */
            fair: number;
            /**
             * Final
             * @description of the victory
             */
            final: number;
            /**
             * Luck
             * @description of the victory
             */
            luck: number;
            /** Marks */
            marks: {
                [key: string]: number;
            };
            /**
             * Others
             * @description of the victory
             */
            others: number;
            /** Seat */
            seat: number;
            /**
             * Skill
             * @description of the victory
             */
            skill: number;
            /** Turning Points */
            turning_points: number[];
        };
        /** Analysing */
        Analysing: {
            /**
             * First
             * @default 0
             */
            first: number;
        };
        /** Analysis */
        Analysis: {
            /** Accounts */
            accounts: components["schemas"]["Account"][];
            /** Decisions */
            decisions: components["schemas"]["Decision"][];
            /** Draws */
            draws: components["schemas"]["Draw"][];
            /**
             * First
             * @description the decisions and draws of earlier plies are not repeated
             */
            first: number;
            /**
             * Next
             * @description how far it has come: ask again from there on to go on
             */
            next: number;
            /** Plies */
            plies: number;
            /**
             * Shares
             * @description what every seat can expect there; at the end: has
             */
            shares: number[];
        };
        /** Answering */
        Answering: {
            /** Answer */
            answer: {
                [key: string]: unknown;
            };
            /** Step */
            step: number;
        };
        AnyAction: components["schemas"]["GoWestAction"] | components["schemas"]["GoldRushAction"] | components["schemas"]["GreatWesternTrailAction"] | ({
            do: string;
        } & {
            [key: string]: unknown;
        });
        AnyDraw: components["schemas"]["GoWestDraw"] | components["schemas"]["GoldRushDraw"] | components["schemas"]["GreatWesternTrailDraw"] | ({
            draw: string;
        } & {
            [key: string]: unknown;
        });
        AnyEvent: components["schemas"]["GoWestEvent"] | components["schemas"]["GoldRushEvent"] | components["schemas"]["GreatWesternTrailEvent"] | ({
            event: string;
        } & {
            [key: string]: unknown;
        });
        AnyFigures: components["schemas"]["GoWestFigures"] | components["schemas"]["GoldRushFigures"] | components["schemas"]["GreatWesternTrailFigures"] | {
            [key: string]: unknown;
        };
        AnyRefusal: components["schemas"]["GoWestRefusal"] | components["schemas"]["GoldRushRefusal"] | components["schemas"]["GreatWesternTrailRefusal"] | {
            params: {
                [key: string]: unknown;
            };
            reason: string;
            rule: string;
        };
        AnyScore: components["schemas"]["GoWestScore"] | components["schemas"]["GoldRushScore"] | components["schemas"]["GreatWesternTrailScore"] | ({
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
        AnyView: components["schemas"]["GoWestView"] | components["schemas"]["GoldRushView"] | components["schemas"]["GreatWesternTrailView"] | {
            [key: string]: unknown;
        };
        /** Asked */
        Asked: {
            /** Moves */
            moves: components["schemas"]["Move"][];
            /** Seat */
            seat: number;
            view: components["schemas"]["AnyView"];
        };
        /** Attempting */
        Attempting: {
            /** Action */
            action: {
                [key: string]: unknown;
            };
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
        /**
         * ChangeMessage
         * @description An update for a client that wants changes and knows the table as it was before the last one.
         */
        ChangeMessage: {
            /** Faces */
            faces: {
                [key: string]: components["schemas"]["FaceChange"];
            };
            since: components["schemas"]["Moment"];
            /** Table */
            table: (components["schemas"]["Putting"] | components["schemas"]["Removal"])[];
            /**
             * Type
             * @constant
             */
            type: "change";
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
        /** Checked */
        Checked: {
            /** @description what is wrong with it; null: a table can be set with it */
            bad_input: components["schemas"]["BadInput"] | null;
            /**
             * Warnings
             * @description what is accepted, but unlike any known box
             */
            warnings: components["schemas"]["BadInput"][];
        };
        /** Checking */
        Checking: {
            /** Game */
            game: string;
            /**
             * List
             * @description as it stands in the option's TOML file
             */
            list: {
                [key: string]: unknown;
            };
            /**
             * Option
             * @description the option that takes such a list
             */
            option: string;
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
            /**
             * Known
             * @description what is known of the table, as its game shows it
             */
            known: {
                [key: string]: unknown;
            };
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
             * Optional
             * @description may be left out: then it is as usual
             */
            optional: boolean;
            /**
             * Usual
             * @description what it was when last told
             */
            usual: string | number | null;
            /**
             * When
             * @description only asked if this choice is made where there may be many
             */
            when: string | null;
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
        /** Decision */
        Decision: {
            best: components["schemas"]["Worth"];
            /**
             * Error
             * @description one standard error of the difference between their shares
             */
            error: number;
            /** Line */
            line: components["schemas"]["Expected"][];
            /**
             * Lost
             * @description of the victory
             */
            lost: number;
            /**
             * Mark
             * @enum {string}
             */
            mark: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
            played: components["schemas"]["Worth"];
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
            /** Shares */
            shares: number[];
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
        /** Draw */
        Draw: {
            /** Action */
            action: {
                [key: string]: unknown;
            };
            /** Luck */
            luck: number[];
            /** Ply */
            ply: number;
            /** Shares */
            shares: number[];
        };
        /** Expected */
        Expected: {
            action: components["schemas"]["AnyAction"];
            /**
             * Elements
             * @description of the board, which it belongs to; none where they were not kept
             */
            elements: string[];
            figures: components["schemas"]["AnyFigures"];
            /** Seat */
            seat: number;
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
        /** FaceChange */
        FaceChange: {
            /**
             * Changes
             * @description of the face, but for its steps
             */
            changes: (components["schemas"]["Putting"] | components["schemas"]["Removal"])[];
            /** Steps */
            steps: components["schemas"]["Step"][];
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
        /** Frame */
        Frame: {
            /** Events */
            events: components["schemas"]["AnyEvent"][];
            move: components["schemas"]["Spoken"] | null;
            /**
             * Refused
             * @description what is not possible now
             */
            refused: components["schemas"]["Refused"][];
            /**
             * Seat
             * @description whose move it was; null: a draw, or the beginning
             */
            seat: number | null;
            view: components["schemas"]["AnyView"];
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
            /**
             * Lessons
             * @description names, in the order to take them: message lesson-<name> is the title
             */
            lessons: string[];
            /** Name */
            name: string;
            /** Options */
            options: components["schemas"]["Option"][];
            /** @description addresses of a board that another package brings */
            page: components["schemas"]["GamePage"] | null;
            /** Rules */
            rules: string[];
            /**
             * Rules Version
             * @description the newest, which new tables are played by
             */
            rules_version: number;
            seats: components["schemas"]["SeatRange"];
            /**
             * Shown Rules
             * @description the rules that can be shown on a board
             */
            shown_rules: string[];
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
        GoldRushAction: components["schemas"]["GoldRushPlaceAction"] | components["schemas"]["GoldRushCowboyAction"] | components["schemas"]["GoldRushTentAction"] | components["schemas"]["GoldRushMineAction"] | components["schemas"]["GoldRushPassAction"];
        GoldRushCity: {
            complete: boolean;
            cowboys: number[];
            /** @enum {string} */
            land: "city";
            owners: number[];
            rails: number;
            segments: string[];
            worth: number;
        };
        GoldRushCityItem: {
            complete: boolean;
            cowboys: number[];
            /** @enum {string} */
            item: "scoring";
            /** @enum {string} */
            land: "city";
            points: number;
            rails: number;
            rule: string;
            scoring: number;
            seat: number;
            segment: string;
            tiles: number[][];
            winners: number[];
        };
        GoldRushCityScoring: {
            complete: boolean;
            cowboys: number[];
            /** @enum {string} */
            land: "city";
            points: number;
            rails: number;
            rule: string;
            seat: number;
            segment: string;
            tiles: number[][];
            winners: number[];
        };
        GoldRushCowboyAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "cowboy";
            /** @enum {string} */
            job: "farmer" | "railwayman" | "miner" | "merchant";
            where: string;
            x: number;
            y: number;
        };
        GoldRushCowboyEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "cowboy-out" | "cowboy-home";
            /** @enum {string} */
            job: "farmer" | "railwayman" | "miner" | "merchant";
            seat: number;
            where: string;
            x: number;
            y: number;
        };
        /** @description The complete mountain whose tokens are being dealt. */
        GoldRushDealing: {
            dealt: number;
            mountain: string;
            seat: number;
        };
        GoldRushDoesNotContinueRefusal: {
            params: components["schemas"]["GoldRushWrongSide"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "does-not-continue";
            /** @enum {string} */
            rule: "GR-20";
        };
        GoldRushDraw: components["schemas"]["GoldRushFirstDraw"] | components["schemas"]["GoldRushTileDraw"] | components["schemas"]["GoldRushTokenDraw"];
        GoldRushEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ended";
            /** @enum {string} */
            reason: "running" | "last-tile" | "no-place";
            seat: number;
        };
        GoldRushEvent: components["schemas"]["GoldRushSeatEvent"] | components["schemas"]["GoldRushTileEvent"] | components["schemas"]["GoldRushPlacedEvent"] | components["schemas"]["GoldRushStackEvent"] | components["schemas"]["GoldRushCowboyEvent"] | components["schemas"]["GoldRushTentEvent"] | components["schemas"]["GoldRushTokenEvent"] | components["schemas"]["GoldRushScoredEvent"] | components["schemas"]["GoldRushPointsEvent"] | components["schemas"]["GoldRushLostEvent"] | components["schemas"]["GoldRushEndedEvent"];
        GoldRushFigures: {
            complete?: boolean;
            completes?: ("prairie" | "rail" | "mountain" | "city")[];
            points?: number;
            tokens?: number;
        };
        GoldRushFirstDraw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "first";
            seat: number;
        };
        /** @description A tile on the map: x grows to the east, y to the north. */
        GoldRushLaid: {
            rotation: number;
            tile: string;
            x: number;
            y: number;
        };
        GoldRushListedMountain: {
            edges: string;
            nuggets: number;
        };
        GoldRushListedPrairie: {
            camps?: number;
            halves: string;
            herds?: number;
        };
        GoldRushListedRail: {
            ends: string[];
            locos?: number;
        };
        GoldRushListedTile: {
            city?: number[];
            count?: number;
            edges: string;
            id: string;
            mountains?: components["schemas"]["GoldRushListedMountain"][];
            name?: string;
            prairies?: components["schemas"]["GoldRushListedPrairie"][];
            rails?: components["schemas"]["GoldRushListedRail"][];
            start?: boolean;
        };
        GoldRushListedToken: {
            count: number;
            value: number;
        };
        GoldRushLostEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "lost";
            seat: number;
            tokens: number;
        };
        GoldRushMineAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "mine";
        };
        GoldRushMountain: {
            complete: boolean;
            cowboys: number[];
            /** @enum {string} */
            land: "mountain";
            nuggets: number;
            owners: number[];
            segments: string[];
            tokens: number;
            worth: number;
        };
        GoldRushMountainCompleteRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "mountain-complete";
            /** @enum {string} */
            rule: "GR-43";
        };
        GoldRushMountainItem: {
            complete: boolean;
            cowboys: number[];
            /** @enum {string} */
            item: "scoring";
            /** @enum {string} */
            land: "mountain";
            nuggets: number;
            points: number;
            rule: string;
            scoring: number;
            seat: number;
            segment: string;
            tiles: number[][];
            tokens: number;
            winners: number[];
        };
        GoldRushMountainScoring: {
            complete: boolean;
            cowboys: number[];
            /** @enum {string} */
            land: "mountain";
            nuggets: number;
            points: number;
            rule: string;
            seat: number;
            segment: string;
            tiles: number[][];
            tokens: number;
            winners: number[];
        };
        /** @description The same as a server tells it, which has the list itself under this hash. */
        GoldRushNamedTileList: {
            list: string;
            name?: string;
        };
        GoldRushNoCowboyRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-cowboy";
            /** @enum {string} */
            rule: "GR-38";
        };
        GoldRushNoTentRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-tent";
            /** @enum {string} */
            rule: "GR-52";
        };
        GoldRushNoTokensRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-tokens";
            /** @enum {string} */
            rule: "GR-52";
        };
        GoldRushNotVacantRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "not-vacant";
            /** @enum {string} */
            rule: "GR-44";
        };
        GoldRushOccupant: {
            /** @enum {string} */
            land: "prairie" | "rail" | "mountain" | "city";
            seat: number;
        };
        GoldRushOccupiedByRefusal: {
            params: components["schemas"]["GoldRushOccupant"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "occupied-by";
            /** @enum {string} */
            rule: "GR-33";
        };
        GoldRushOptions: {
            farmers: boolean;
            /** @enum {string} */
            gap: "complete" | "open";
            /** @enum {string} */
            last_turn: "full" | "tile" | "scored";
            tiles: "reconstructed" | components["schemas"]["GoldRushTileList"] | components["schemas"]["GoldRushNamedTileList"];
            /** @enum {string} */
            unclaimed_tokens: "lost" | "active";
        };
        GoldRushPassAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "none";
        };
        GoldRushPlaceAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "place";
            rotation: number;
            x: number;
            y: number;
        };
        GoldRushPlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "placed";
            rotation: number;
            seat: number;
            tile: string;
            x: number;
            y: number;
        };
        GoldRushPlayer: {
            cowboys: string[];
            reserve: number;
            score: number;
            tent: string | null;
            tokens: number;
            track: number[];
            values?: number[];
        };
        GoldRushPointsEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "awarded" | "counted";
            points: number;
            seat: number;
        };
        GoldRushPrairie: {
            camps: number;
            complete: boolean;
            cowboys: number[];
            herds: number;
            /** @enum {string} */
            land: "prairie";
            owners: number[];
            segments: string[];
            worth: number;
        };
        GoldRushPrairieItem: {
            camps: number;
            complete: boolean;
            cowboys: number[];
            herds: number;
            /** @enum {string} */
            item: "scoring";
            /** @enum {string} */
            land: "prairie";
            points: number;
            rule: string;
            scoring: number;
            seat: number;
            segment: string;
            tiles: number[][];
            winners: number[];
        };
        GoldRushPrairieScoring: {
            camps: number;
            complete: boolean;
            cowboys: number[];
            herds: number;
            /** @enum {string} */
            land: "prairie";
            points: number;
            rule: string;
            seat: number;
            segment: string;
            tiles: number[][];
            winners: number[];
        };
        GoldRushRail: {
            complete: boolean;
            cowboys: number[];
            /** @enum {string} */
            land: "rail";
            length: number;
            locomotives: number;
            owners: number[];
            segments: string[];
            worth: number;
        };
        GoldRushRailItem: {
            complete: boolean;
            cowboys: number[];
            doubled: boolean;
            /** @enum {string} */
            item: "scoring";
            /** @enum {string} */
            land: "rail";
            length: number;
            locomotives: number;
            points: number;
            rule: string;
            scoring: number;
            seat: number;
            segment: string;
            tiles: number[][];
            winners: number[];
        };
        GoldRushRailScoring: {
            complete: boolean;
            cowboys: number[];
            doubled: boolean;
            /** @enum {string} */
            land: "rail";
            length: number;
            locomotives: number;
            points: number;
            rule: string;
            seat: number;
            segment: string;
            tiles: number[][];
            winners: number[];
        };
        GoldRushRefusal: components["schemas"]["GoldRushNoCowboyRefusal"] | components["schemas"]["GoldRushWithoutFarmersRefusal"] | components["schemas"]["GoldRushOccupiedByRefusal"] | components["schemas"]["GoldRushNoTentRefusal"] | components["schemas"]["GoldRushNoTokensRefusal"] | components["schemas"]["GoldRushDoesNotContinueRefusal"] | components["schemas"]["GoldRushMountainCompleteRefusal"] | components["schemas"]["GoldRushStandsThereRefusal"] | components["schemas"]["GoldRushNotVacantRefusal"];
        GoldRushScore: {
            final: number;
            incomplete: number;
            items: (components["schemas"]["GoldRushStartItem"] | components["schemas"]["GoldRushRailItem"] | components["schemas"]["GoldRushMountainItem"] | components["schemas"]["GoldRushCityItem"] | components["schemas"]["GoldRushPrairieItem"] | components["schemas"]["GoldRushTokensItem"])[];
            points: number;
            prairies: number;
            seat: number;
            share: number;
            tokens: number;
            turns: number;
        };
        GoldRushScoredEvent: {
            camps?: number;
            complete: boolean;
            cowboys: number[];
            doubled?: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "scored";
            herds?: number;
            /** @enum {string} */
            land: "prairie" | "rail" | "mountain" | "city";
            length?: number;
            locomotives?: number;
            nuggets?: number;
            rails?: number;
            rule: string;
            scoring: components["schemas"]["GoldRushRailScoring"] | components["schemas"]["GoldRushMountainScoring"] | components["schemas"]["GoldRushCityScoring"] | components["schemas"]["GoldRushPrairieScoring"];
            seat: number;
            segment: string;
            tiles: number[][];
            tokens?: number;
            winners: number[];
        };
        GoldRushSeatEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "started" | "passed";
            seat: number;
        };
        GoldRushStackEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "stacked" | "dug";
            seat: number;
            tokens: number;
            where: string;
            x: number;
            y: number;
        };
        GoldRushStandsThereRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "stands-there";
            /** @enum {string} */
            rule: "GR-46";
        };
        GoldRushStartItem: {
            /** @enum {string} */
            item: "start";
            points: number;
        };
        GoldRushTentAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "tent";
            where: string;
            x: number;
            y: number;
        };
        GoldRushTentEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "tent-out" | "tent-home";
            seat: number;
            where: string;
            x: number;
            y: number;
        };
        GoldRushTileDraw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "tile";
            tile: string;
        };
        GoldRushTileEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "drew" | "discarded";
            seat: number;
            tile: string;
        };
        /** @description What is in an owner's box, in the notation that data/tiles.toml explains. */
        GoldRushTileList: {
            format?: number;
            game?: string;
            mining_token: components["schemas"]["GoldRushListedToken"][];
            status?: string;
            tile: components["schemas"]["GoldRushListedTile"][];
            totals?: {
                [key: string]: number;
            };
        };
        /** @description How long the game still lasts. */
        GoldRushToEnd: {
            last_round: boolean;
            tiles: number;
        };
        GoldRushTokenDraw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "token";
            seat: number;
            value: number;
        };
        GoldRushTokenEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "token";
            seat: number;
            value?: number;
        };
        GoldRushTokensItem: {
            /** @enum {string} */
            item: "tokens";
            points: number;
            /** @enum {string} */
            rule: "GR-95";
            values: number[];
        };
        GoldRushView: {
            actor: number;
            bag: {
                [key: string]: number;
            };
            dealing: components["schemas"]["GoldRushDealing"] | null;
            discarded: {
                [key: string]: number;
            };
            features: (components["schemas"]["GoldRushRail"] | components["schemas"]["GoldRushMountain"] | components["schemas"]["GoldRushCity"] | components["schemas"]["GoldRushPrairie"])[];
            lost: number;
            map: components["schemas"]["GoldRushLaid"][];
            options: components["schemas"]["GoldRushOptions"];
            /** @enum {string} */
            phase: "first" | "tile" | "place" | "act" | "mine" | "deal" | "over";
            players: components["schemas"]["GoldRushPlayer"][];
            /** @enum {string} */
            reason: "running" | "last-tile" | "no-place";
            scorings: (components["schemas"]["GoldRushRailScoring"] | components["schemas"]["GoldRushMountainScoring"] | components["schemas"]["GoldRushCityScoring"] | components["schemas"]["GoldRushPrairieScoring"])[];
            seats: number;
            stacks: {
                [key: string]: number;
            };
            supply: number;
            tile: string | null;
            to_end: components["schemas"]["GoldRushToEnd"];
            turn: number;
            unseen: {
                [key: string]: number;
            };
        };
        GoldRushWithoutFarmersRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "without-farmers";
            /** @enum {string} */
            rule: "GR-40";
        };
        GoldRushWrongSide: {
            /** @enum {string} */
            asks: "prairie" | "rail" | "mountain" | "city";
            /** @enum {string} */
            shows: "prairie" | "rail" | "mountain" | "city";
            /** @enum {string} */
            side: "N" | "E" | "S" | "W";
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
        GoWestPlacing: {
            cost: number;
            supply: number;
            tokens: number;
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
        GoWestRefusal: components["schemas"]["GoWestEndOfTrailRefusal"] | components["schemas"]["GoWestNoWagonRefusal"] | components["schemas"]["GoWestNoTrackRefusal"] | components["schemas"]["GoWestOtherRegionRefusal"] | components["schemas"]["GoWestCannotPayRefusal"] | components["schemas"]["GoWestTooFewTokensRefusal"] | components["schemas"]["GoWestWrongSplitRefusal"] | components["schemas"]["GoWestAnnouncedAlreadyRefusal"] | components["schemas"]["GoWestMarkerSpentRefusal"] | components["schemas"]["GoWestNoPassingRefusal"] | components["schemas"]["GoWestNoScoringCardRefusal"];
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
        /** @description How long the game still lasts. */
        GoWestToEnd: {
            last_round: boolean;
            points: number;
            wagons: number;
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
        GoWestTooFewTokensRefusal: {
            params: components["schemas"]["GoWestPlacing"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "too-few-tokens";
            /** @enum {string} */
            rule: "GW-15";
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
            to_end: components["schemas"]["GoWestToEnd"];
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
        /** GradedPuzzle */
        GradedPuzzle: {
            /**
             * Grade
             * @description from 1, the easiest, to 5
             */
            grade: number;
            /**
             * Id
             * @description the same wherever it stands in a list
             */
            id: string;
        };
        GreatWesternTrailAcceptAction: {
            deed: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "accept";
        };
        GreatWesternTrailAction: components["schemas"]["GreatWesternTrailPlaceAction"] | components["schemas"]["GreatWesternTrailMoveAction"] | components["schemas"]["GreatWesternTrailRideAction"] | components["schemas"]["GreatWesternTrailPlayAction"] | components["schemas"]["GreatWesternTrailUseAction"] | components["schemas"]["GreatWesternTrailCopyAction"] | components["schemas"]["GreatWesternTrailAuxiliaryAction"] | components["schemas"]["GreatWesternTrailDoneAction"] | components["schemas"]["GreatWesternTrailDeclineAction"] | components["schemas"]["GreatWesternTrailEngineAction"] | components["schemas"]["GreatWesternTrailUpgradeAction"] | components["schemas"]["GreatWesternTrailDiscAction"] | components["schemas"]["GreatWesternTrailStationAction"] | components["schemas"]["GreatWesternTrailAppointAction"] | components["schemas"]["GreatWesternTrailHireAction"] | components["schemas"]["GreatWesternTrailBuildAction"] | components["schemas"]["GreatWesternTrailTakeAction"] | components["schemas"]["GreatWesternTrailBuyAction"] | components["schemas"]["GreatWesternTrailNewCattleAction"] | components["schemas"]["GreatWesternTrailObjectiveAction"] | components["schemas"]["GreatWesternTrailStackAction"] | components["schemas"]["GreatWesternTrailDiscardAction"] | components["schemas"]["GreatWesternTrailPairAction"] | components["schemas"]["GreatWesternTrailRemoveAction"] | components["schemas"]["GreatWesternTrailDrawAction"] | components["schemas"]["GreatWesternTrailAcceptAction"] | components["schemas"]["GreatWesternTrailForesightAction"] | components["schemas"]["GreatWesternTrailIncomeAction"] | components["schemas"]["GreatWesternTrailDeliverAction"];
        GreatWesternTrailAppointAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "appoint";
            worker: string;
        };
        GreatWesternTrailAppointedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "appointed";
            master: string;
            seat: number;
            station: number;
            worker: string;
        };
        GreatWesternTrailArrow: {
            city: string;
            objective: boolean;
            vp: number;
        };
        GreatWesternTrailAutomaBranchEvent: {
            branch: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "automa-branch";
            fork: string;
            seat: number;
            site: string;
        };
        GreatWesternTrailAutomaCards: {
            digits: number[];
            drawn: components["schemas"]["GreatWesternTrailAutomaCardView"] | null;
            top: components["schemas"]["GreatWesternTrailAutomaCardView"] | null;
        };
        GreatWesternTrailAutomaCardView: {
            action: string;
            build: string[];
            cattle: number;
            engine: string;
            hazard: string;
            kansas: string[];
            move: string;
            number: number;
            objective: number;
            teepee: string;
            worker: string;
        };
        GreatWesternTrailAutomaChoseEvent: {
            action: string;
            card?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "automa-chose";
            option: number | string;
            row?: number;
            seat: number;
            site?: string;
            to?: number;
        };
        GreatWesternTrailAutomaDraw: {
            card: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "automa_card";
        };
        GreatWesternTrailAutomaDrewEvent: {
            action: string;
            bonus: boolean;
            card: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "automa-drew";
            move: number;
            seat: number;
        };
        GreatWesternTrailAutomaMovesEvent: {
            bonus: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "automa-moves";
            printed: number;
            seat: number;
            steps: number;
        };
        GreatWesternTrailAutomaOptionsEvent: {
            bonus: boolean;
            card: number;
            cattle: number;
            engine: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "automa-options";
            hazard: string;
            objective: number;
            seat: number;
            teepee: string;
            worker: string;
        };
        GreatWesternTrailAutomaPathEvent: {
            because: string;
            branch: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "automa-path";
            fork: string;
            seat: number;
        };
        GreatWesternTrailAutomaSkippedEvent: {
            action: string;
            because: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "automa-skipped";
            seat: number;
        };
        GreatWesternTrailAutomaView: {
            bonus: number;
            deck: number[];
            discs: number;
            drawn: number | null;
            pile: number[];
            reserve: number;
            seat: number;
            top: number | null;
            workers: string[];
        };
        GreatWesternTrailAuxiliaryAction: {
            action: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "auxiliary";
            double: boolean;
        };
        GreatWesternTrailAuxiliaryEvent: {
            action: number;
            double: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "auxiliary";
            seat: number;
        };
        GreatWesternTrailBack: {
            spaces: number;
        };
        GreatWesternTrailBoughtEvent: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "bought";
            seat: number;
        };
        GreatWesternTrailBuildAction: {
            building: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "build";
            site: string;
        };
        GreatWesternTrailBuildingDraw: {
            building: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "automa_building";
        };
        GreatWesternTrailBuiltEvent: {
            building: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "built";
            replaced?: string;
            seat: number;
            site: string;
        };
        GreatWesternTrailBuyAction: {
            cards: string[];
            cowboys: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "buy";
            price: number;
        };
        GreatWesternTrailCannotGoBackRefusal: {
            params: components["schemas"]["GreatWesternTrailBack"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "cannot-go-back";
            /** @enum {string} */
            rule: "GWT-9.4";
        };
        GreatWesternTrailCannotGoOnRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "cannot-go-on";
            /** @enum {string} */
            rule: "GWT-9.3";
        };
        GreatWesternTrailCannotPayRefusal: {
            params: components["schemas"]["GreatWesternTrailFunds"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "cannot-pay";
            /** @enum {string} */
            rule: "GWT-6.3" | "GWT-1.7" | "GWT-5.3" | "GWT-7.3" | "GWT-2.9" | "GWT-2.8" | "GWT-1.5" | "GWT-9.5" | "GWT-8.7" | "GWT-3.7";
        };
        GreatWesternTrailCardDraw: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "market" | "top";
        };
        GreatWesternTrailCardNeededRefusal: {
            params: components["schemas"]["GreatWesternTrailOfCard"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "card-needed";
            /** @enum {string} */
            rule: "GWT-3.3";
        };
        GreatWesternTrailCardsNeededRefusal: {
            params: components["schemas"]["GreatWesternTrailOfEffect"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "cards-needed";
            /** @enum {string} */
            rule: "GWT-11";
        };
        GreatWesternTrailCattleOnlyRefusal: {
            params: components["schemas"]["GreatWesternTrailOfCard"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "cattle-only";
            /** @enum {string} */
            rule: "GWT-11";
        };
        GreatWesternTrailCertifiedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "certified";
            from: number;
            seat: number;
            to: number;
        };
        GreatWesternTrailChoseTileEvent: {
            column: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "chose-tile";
            place: number;
            seat: number;
            tile: string;
        };
        GreatWesternTrailCopiedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "copied";
            seat: number;
            site: string;
        };
        GreatWesternTrailCopyAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "copy";
            site: string;
        };
        GreatWesternTrailCowboys: {
            cowboys: number;
            needed: number;
        };
        GreatWesternTrailCraftsmen: {
            craftsmen: number;
            needed: number;
        };
        GreatWesternTrailDeclineAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "decline";
        };
        GreatWesternTrailDeclinedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "declined";
            seat: number;
            task: string;
        };
        GreatWesternTrailDeliverAction: {
            city: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "deliver";
        };
        GreatWesternTrailDeliveredEvent: {
            city: string;
            disc?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "delivered";
            seat: number;
        };
        GreatWesternTrailDiscAction: {
            disc: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "disc";
        };
        GreatWesternTrailDiscardAction: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "discard";
        };
        GreatWesternTrailDiscardedEvent: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "discarded";
            seat: number;
        };
        GreatWesternTrailDiscMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "disc-moved";
            seat: number;
            station: number;
        };
        GreatWesternTrailDiscThereAlreadyRefusal: {
            params: components["schemas"]["GreatWesternTrailOfStation"] | components["schemas"]["GreatWesternTrailOfCity"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "disc-there-already";
            /** @enum {string} */
            rule: "GWT-9.5" | "GWT-8.5";
        };
        GreatWesternTrailDisplayDraw: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "display";
            place: number;
        };
        GreatWesternTrailDisplayedEvent: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "displayed";
            place: number;
        };
        GreatWesternTrailDoneAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "done";
        };
        GreatWesternTrailDoSomethingRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "do-something";
            /** @enum {string} */
            rule: "GWT-3.5";
        };
        GreatWesternTrailDraw: components["schemas"]["GreatWesternTrailFirstDraw"] | components["schemas"]["GreatWesternTrailSideDraw"] | components["schemas"]["GreatWesternTrailNeutralDraw"] | components["schemas"]["GreatWesternTrailMasterDraw"] | components["schemas"]["GreatWesternTrailStartingDraw"] | components["schemas"]["GreatWesternTrailTileDraw"] | components["schemas"]["GreatWesternTrailForesightDraw"] | components["schemas"]["GreatWesternTrailCardDraw"] | components["schemas"]["GreatWesternTrailDisplayDraw"] | components["schemas"]["GreatWesternTrailOwnDraw"] | components["schemas"]["GreatWesternTrailAutomaDraw"] | components["schemas"]["GreatWesternTrailBuildingDraw"];
        GreatWesternTrailDrawAction: {
            cards: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "draw";
        };
        GreatWesternTrailDrewEvent: {
            card?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "drew";
            seat: number;
        };
        GreatWesternTrailEndedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "ended";
            /** @enum {string} */
            reason: "scored";
            seat: number;
        };
        GreatWesternTrailEndTriggeredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "end-triggered";
            seat: number;
        };
        GreatWesternTrailEngineAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "engine";
            to: number;
        };
        GreatWesternTrailEngineMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "engine-moved";
            from: number;
            seat: number;
            to: number;
        };
        GreatWesternTrailEvent: components["schemas"]["GreatWesternTrailSetUpEvent"] | components["schemas"]["GreatWesternTrailTilePlacedEvent"] | components["schemas"]["GreatWesternTrailAutomaChoseEvent"] | components["schemas"]["GreatWesternTrailAutomaDrewEvent"] | components["schemas"]["GreatWesternTrailAutomaOptionsEvent"] | components["schemas"]["GreatWesternTrailStartedEvent"] | components["schemas"]["GreatWesternTrailMovedEvent"] | components["schemas"]["GreatWesternTrailPaidFeeEvent"] | components["schemas"]["GreatWesternTrailGainedEvent"] | components["schemas"]["GreatWesternTrailPaidEvent"] | components["schemas"]["GreatWesternTrailUsedEvent"] | components["schemas"]["GreatWesternTrailDiscardedEvent"] | components["schemas"]["GreatWesternTrailDrewEvent"] | components["schemas"]["GreatWesternTrailReshuffledEvent"] | components["schemas"]["GreatWesternTrailRemovedEvent"] | components["schemas"]["GreatWesternTrailCertifiedEvent"] | components["schemas"]["GreatWesternTrailEngineMovedEvent"] | components["schemas"]["GreatWesternTrailUpgradedEvent"] | components["schemas"]["GreatWesternTrailAppointedEvent"] | components["schemas"]["GreatWesternTrailHiredEvent"] | components["schemas"]["GreatWesternTrailBuiltEvent"] | components["schemas"]["GreatWesternTrailTookEvent"] | components["schemas"]["GreatWesternTrailBoughtEvent"] | components["schemas"]["GreatWesternTrailMarketCardEvent"] | components["schemas"]["GreatWesternTrailGainedObjectiveEvent"] | components["schemas"]["GreatWesternTrailDisplayedEvent"] | components["schemas"]["GreatWesternTrailPlayedEvent"] | components["schemas"]["GreatWesternTrailChoseTileEvent"] | components["schemas"]["GreatWesternTrailTileLostEvent"] | components["schemas"]["GreatWesternTrailTokenMovedEvent"] | components["schemas"]["GreatWesternTrailIncomeEvent"] | components["schemas"]["GreatWesternTrailDeliveredEvent"] | components["schemas"]["GreatWesternTrailForeseenEvent"] | components["schemas"]["GreatWesternTrailEndTriggeredEvent"] | components["schemas"]["GreatWesternTrailEndedEvent"] | components["schemas"]["GreatWesternTrailAuxiliaryEvent"] | components["schemas"]["GreatWesternTrailCopiedEvent"] | components["schemas"]["GreatWesternTrailDeclinedEvent"] | components["schemas"]["GreatWesternTrailDiscMovedEvent"] | components["schemas"]["GreatWesternTrailTileReturnedEvent"] | components["schemas"]["GreatWesternTrailAutomaMovesEvent"] | components["schemas"]["GreatWesternTrailAutomaPathEvent"] | components["schemas"]["GreatWesternTrailAutomaBranchEvent"] | components["schemas"]["GreatWesternTrailAutomaSkippedEvent"];
        GreatWesternTrailExactly: {
            spaces: number;
            to: string;
        };
        GreatWesternTrailExactlyBackRefusal: {
            params: components["schemas"]["GreatWesternTrailExactly"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "exactly-back";
            /** @enum {string} */
            rule: "GWT-9.4";
        };
        GreatWesternTrailFigures: {
            back?: number;
            bank?: number;
            built?: boolean;
            cards?: number;
            certificates?: number;
            certificates_left?: number;
            cities?: string[];
            clearing?: number;
            cost?: number;
            cowboys?: number;
            cowboys_left?: number;
            craftsmen?: number;
            deed?: string | (string | null);
            fee?: number;
            follows?: string;
            gain?: number;
            into?: string;
            level?: number;
            line?: number;
            master?: string;
            neighbours?: components["schemas"]["GreatWesternTrailArrow"][];
            net?: number;
            number?: number;
            own?: number;
            owners?: components["schemas"]["GreatWesternTrailOwed"][];
            pay?: number;
            penalty?: number;
            replaced?: string | null;
            route?: string[];
            spaces?: number;
            station?: (number | null) | number;
            steps?: number;
            tile?: string;
            times?: number;
            to?: string;
            transport?: number;
            value?: number;
            via?: string[];
            vp?: number;
            white_only?: boolean;
        };
        GreatWesternTrailFirstDraw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "first";
            seat: number;
        };
        GreatWesternTrailForeseenEvent: {
            column: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "foreseen";
            place: number;
            tile: string;
        };
        GreatWesternTrailForesightAction: {
            column: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "foresight";
            place: number;
            tile: string;
        };
        GreatWesternTrailForesightDraw: {
            column: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "foresight";
            place: number;
            tile: string;
        };
        GreatWesternTrailFunds: {
            cost: number;
            money: number;
        };
        GreatWesternTrailGainedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "gained";
            money: number;
            seat: number;
        };
        GreatWesternTrailGainedObjectiveEvent: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "gained-objective";
            place?: number;
            seat: number;
        };
        GreatWesternTrailHazardsOnlyRefusal: {
            params: components["schemas"]["GreatWesternTrailOfSite"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "hazards-only";
            /** @enum {string} */
            rule: "GWT-2.9";
        };
        GreatWesternTrailHireAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "hire";
            row: number;
            worker: string;
        };
        GreatWesternTrailHiredEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "hired";
            row: number;
            seat: number;
            worker: string;
        };
        GreatWesternTrailIncomeAction: {
            certificates: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "income";
        };
        GreatWesternTrailIncomeEvent: {
            certificates: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "income";
            seat: number;
            value: number;
        };
        GreatWesternTrailItem: {
            card?: string;
            city?: string;
            count?: number;
            discs?: number;
            from?: string;
            item: string;
            lacks?: components["schemas"]["GreatWesternTrailNeed"][];
            master?: string;
            met?: boolean;
            points: number;
            to?: string;
        };
        GreatWesternTrailLocalActionDoneRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "local-action-done";
            /** @enum {string} */
            rule: "GWT-3.3";
        };
        GreatWesternTrailMarketCardEvent: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "market-card";
        };
        GreatWesternTrailMasterDraw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "master";
            master: string;
            station: number;
        };
        GreatWesternTrailMoney: {
            money: number;
        };
        GreatWesternTrailMoveAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "move";
            path: string[];
        };
        GreatWesternTrailMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "moved";
            from: string;
            seat: number;
            to: string;
        };
        GreatWesternTrailMustGoBackRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "must-go-back";
            /** @enum {string} */
            rule: "GWT-9.6" | "GWT-5.5";
        };
        GreatWesternTrailNeed: {
            left: number;
            needed: number;
            task: string;
        };
        GreatWesternTrailNeutralDraw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "neutral";
            site: string;
            tile: string;
        };
        GreatWesternTrailNeutralTilesOnlyRefusal: {
            params: components["schemas"]["GreatWesternTrailOfSite"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "neutral-tiles-only";
            /** @enum {string} */
            rule: "GWT-2.6";
        };
        GreatWesternTrailNewCattleAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "new_cattle";
        };
        GreatWesternTrailNobodyToHireRefusal: {
            params: components["schemas"]["GreatWesternTrailMoney"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "nobody-to-hire";
            /** @enum {string} */
            rule: "GWT-7.3";
        };
        GreatWesternTrailNoCardsRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-cards";
            /** @enum {string} */
            rule: "GWT-11";
        };
        GreatWesternTrailNoEffectRefusal: {
            params: components["schemas"]["GreatWesternTrailOfEffect"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-effect";
            /** @enum {string} */
            rule: "GWT-3.3";
        };
        GreatWesternTrailNoHazardRefusal: {
            params: components["schemas"]["GreatWesternTrailFunds"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-hazard";
            /** @enum {string} */
            rule: "GWT-2.9";
        };
        GreatWesternTrailNoHiredWorkerRefusal: {
            params: components["schemas"]["GreatWesternTrailOfWorker"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-hired-worker";
            /** @enum {string} */
            rule: "GWT-9.5";
        };
        GreatWesternTrailNoneInTheWoodsRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "none-in-the-woods";
            /** @enum {string} */
            rule: "GWT-5.8";
        };
        GreatWesternTrailNoStationBehindRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-station-behind";
            /** @enum {string} */
            rule: "GWT-5.7";
        };
        GreatWesternTrailNotAboveTokenRefusal: {
            params: components["schemas"]["GreatWesternTrailRows"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "not-above-token";
            /** @enum {string} */
            rule: "GWT-7.3";
        };
        GreatWesternTrailNotBehindRefusal: {
            params: components["schemas"]["GreatWesternTrailOfStation"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "not-behind";
            /** @enum {string} */
            rule: "GWT-5.7";
        };
        GreatWesternTrailNotDoubledRefusal: {
            params: components["schemas"]["GreatWesternTrailOfAuxiliary"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "not-doubled";
            /** @enum {string} */
            rule: "GWT-1.7";
        };
        GreatWesternTrailNoTeepeeRefusal: {
            params: components["schemas"]["GreatWesternTrailMoney"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-teepee";
            /** @enum {string} */
            rule: "GWT-2.8";
        };
        GreatWesternTrailNotEnoughCowboysRefusal: {
            params: components["schemas"]["GreatWesternTrailCowboys"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "not-enough-cowboys";
            /** @enum {string} */
            rule: "GWT-6.3";
        };
        GreatWesternTrailNotEnoughCraftsmenRefusal: {
            params: components["schemas"]["GreatWesternTrailCraftsmen"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "not-enough-craftsmen";
            /** @enum {string} */
            rule: "GWT-5.3" | "GWT-5.4";
        };
        GreatWesternTrailNothingToBuildRefusal: {
            params: components["schemas"]["GreatWesternTrailMoney"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "nothing-to-build";
            /** @enum {string} */
            rule: "GWT-5.3";
        };
        GreatWesternTrailNothingToBuyRefusal: {
            params: components["schemas"]["GreatWesternTrailMoney"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "nothing-to-buy";
            /** @enum {string} */
            rule: "GWT-6.3";
        };
        GreatWesternTrailNotMoreCraftsmenRefusal: {
            params: components["schemas"]["GreatWesternTrailReplacement"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "not-more-craftsmen";
            /** @enum {string} */
            rule: "GWT-5.4";
        };
        GreatWesternTrailNotUnlockedRefusal: {
            params: components["schemas"]["GreatWesternTrailOfAuxiliary"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "not-unlocked";
            /** @enum {string} */
            rule: "GWT-1.7";
        };
        GreatWesternTrailNoWorkersAnyMoreRefusal: {
            params: Record<string, unknown>;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "no-workers-any-more";
            /** @enum {string} */
            rule: "GWT-12.1";
        };
        GreatWesternTrailObjectiveAction: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "objective";
            place: number;
        };
        GreatWesternTrailObjectiveOnlyRefusal: {
            params: components["schemas"]["GreatWesternTrailOfCard"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "objective-only";
            /** @enum {string} */
            rule: "GWT-11";
        };
        GreatWesternTrailOfAuxiliary: {
            action: number;
        };
        GreatWesternTrailOfCard: {
            card: string;
        };
        GreatWesternTrailOfCity: {
            city: string;
        };
        GreatWesternTrailOfDisc: {
            disc: string;
        };
        GreatWesternTrailOfEffect: {
            deed: string;
        };
        GreatWesternTrailOfSite: {
            site: string;
        };
        GreatWesternTrailOfSpace: {
            space: number;
        };
        GreatWesternTrailOfStation: {
            station: number;
        };
        GreatWesternTrailOfWorker: {
            worker: string;
        };
        GreatWesternTrailOutOfReachRefusal: {
            params: components["schemas"]["GreatWesternTrailReach"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "out-of-reach";
            /** @enum {string} */
            rule: "GWT-9.3";
        };
        GreatWesternTrailOwed: {
            money: number;
            seat: number;
        };
        GreatWesternTrailOwnDraw: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "card";
            seat: number;
        };
        GreatWesternTrailPaidEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "paid";
            money: number;
            seat: number;
        };
        GreatWesternTrailPaidFeeEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "paid-fee";
            money: number;
            payee: number | "bank";
            seat: number;
            site: string;
        };
        GreatWesternTrailPairAction: {
            cards: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "discard_pair";
        };
        GreatWesternTrailPlaceAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "place";
            site: string;
        };
        GreatWesternTrailPlayAction: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "play";
        };
        GreatWesternTrailPlayedEvent: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "played";
            seat: number;
        };
        /** @description Of one's own seat hand and stack, of others both together. */
        GreatWesternTrailPlayerView: {
            area: string[];
            belongings: {
                [key: string]: number;
            };
            breeding?: number;
            buildings: string[];
            cards: number;
            certificate_limit: number;
            certificates: number;
            cities: {
                [key: string]: number;
            };
            discard: {
                [key: string]: number;
            };
            discs: {
                [key: string]: number;
            };
            engine: number;
            gone: number[];
            hand?: string[];
            hand_limit: number;
            masters: string[];
            money: number;
            permanent: number;
            site: string;
            stack?: {
                [key: string]: number;
            };
            stack_size: number;
            stations: number[];
            step_limit: number;
            tiles: {
                [key: string]: number;
            };
            unseen?: {
                [key: string]: number;
            };
            workers: {
                [key: string]: number;
            };
        };
        GreatWesternTrailReach: {
            space: number;
            spaces: number;
        };
        GreatWesternTrailRefusal: components["schemas"]["GreatWesternTrailNoEffectRefusal"] | components["schemas"]["GreatWesternTrailNotEnoughCowboysRefusal"] | components["schemas"]["GreatWesternTrailCannotPayRefusal"] | components["schemas"]["GreatWesternTrailStackEmptyRefusal"] | components["schemas"]["GreatWesternTrailNothingToBuyRefusal"] | components["schemas"]["GreatWesternTrailCattleOnlyRefusal"] | components["schemas"]["GreatWesternTrailObjectiveOnlyRefusal"] | components["schemas"]["GreatWesternTrailNoCardsRefusal"] | components["schemas"]["GreatWesternTrailSpaceTakenRefusal"] | components["schemas"]["GreatWesternTrailOutOfReachRefusal"] | components["schemas"]["GreatWesternTrailExactlyBackRefusal"] | components["schemas"]["GreatWesternTrailMustGoBackRefusal"] | components["schemas"]["GreatWesternTrailCannotGoBackRefusal"] | components["schemas"]["GreatWesternTrailCannotGoOnRefusal"] | components["schemas"]["GreatWesternTrailNotUnlockedRefusal"] | components["schemas"]["GreatWesternTrailNotDoubledRefusal"] | components["schemas"]["GreatWesternTrailLocalActionDoneRefusal"] | components["schemas"]["GreatWesternTrailSiteTakenRefusal"] | components["schemas"]["GreatWesternTrailNotMoreCraftsmenRefusal"] | components["schemas"]["GreatWesternTrailNotEnoughCraftsmenRefusal"] | components["schemas"]["GreatWesternTrailNothingToBuildRefusal"] | components["schemas"]["GreatWesternTrailNotAboveTokenRefusal"] | components["schemas"]["GreatWesternTrailRowFullRefusal"] | components["schemas"]["GreatWesternTrailNobodyToHireRefusal"] | components["schemas"]["GreatWesternTrailHazardsOnlyRefusal"] | components["schemas"]["GreatWesternTrailTeepeesOnlyRefusal"] | components["schemas"]["GreatWesternTrailNoHazardRefusal"] | components["schemas"]["GreatWesternTrailNoTeepeeRefusal"] | components["schemas"]["GreatWesternTrailWhiteFirstRefusal"] | components["schemas"]["GreatWesternTrailDiscThereAlreadyRefusal"] | components["schemas"]["GreatWesternTrailNoHiredWorkerRefusal"] | components["schemas"]["GreatWesternTrailNotBehindRefusal"] | components["schemas"]["GreatWesternTrailNoStationBehindRefusal"] | components["schemas"]["GreatWesternTrailNoWorkersAnyMoreRefusal"] | components["schemas"]["GreatWesternTrailValueTooLowRefusal"] | components["schemas"]["GreatWesternTrailNeutralTilesOnlyRefusal"] | components["schemas"]["GreatWesternTrailCardNeededRefusal"] | components["schemas"]["GreatWesternTrailCardsNeededRefusal"] | components["schemas"]["GreatWesternTrailNoneInTheWoodsRefusal"] | components["schemas"]["GreatWesternTrailUsedAlreadyRefusal"] | components["schemas"]["GreatWesternTrailDoSomethingRefusal"];
        GreatWesternTrailRemoveAction: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "remove";
        };
        GreatWesternTrailRemovedEvent: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "removed";
            seat: number;
        };
        GreatWesternTrailReplacement: {
            new: number;
            old: number;
        };
        GreatWesternTrailReshuffledEvent: {
            cards: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "reshuffled";
            seat: number;
        };
        GreatWesternTrailRideAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "ride";
            path: string[];
        };
        GreatWesternTrailRowFullRefusal: {
            params: components["schemas"]["GreatWesternTrailOfWorker"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "row-full";
            /** @enum {string} */
            rule: "GWT-7.3";
        };
        GreatWesternTrailRows: {
            row: number;
            token: number;
        };
        GreatWesternTrailScore: {
            belongings: {
                [key: string]: number;
            };
            items: components["schemas"]["GreatWesternTrailItem"][];
            points: number;
            seat: number;
            share: number;
        };
        GreatWesternTrailSetUpEvent: {
            building?: string;
            card?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "set-up";
            first?: number;
            master?: string;
            seat?: number;
            site?: string;
            station?: number;
            tile?: string;
            /** @enum {string} */
            what: "first" | "side" | "neutral" | "master" | "starting";
        };
        GreatWesternTrailSideDraw: {
            building: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "side";
            side: string;
        };
        GreatWesternTrailSiteTakenRefusal: {
            params: components["schemas"]["GreatWesternTrailOfSite"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "site-taken";
            /** @enum {string} */
            rule: "GWT-5.3";
        };
        GreatWesternTrailSpaceTakenRefusal: {
            params: components["schemas"]["GreatWesternTrailOfSpace"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "space-taken";
            /** @enum {string} */
            rule: "GWT-9.1";
        };
        GreatWesternTrailStackAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "objective_stack";
        };
        GreatWesternTrailStackEmptyRefusal: {
            params: components["schemas"]["GreatWesternTrailCowboys"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "stack-empty";
            /** @enum {string} */
            rule: "GWT-6.3";
        };
        GreatWesternTrailStartedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "started";
            seat: number;
        };
        GreatWesternTrailStartingDraw: {
            card: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "starting";
            seat: number;
        };
        GreatWesternTrailStationAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "station";
            station: number;
        };
        GreatWesternTrailTakeAction: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "take";
            site: string;
        };
        GreatWesternTrailTask: {
            city?: string;
            column?: number;
            cost?: number;
            cowboys?: number;
            deed?: string;
            extraordinary?: boolean;
            /** @enum {string} */
            into?: "hand" | "discard";
            number?: number;
            rate?: number;
            station?: number;
            surcharge?: number;
            task: string;
            transport?: number;
            value?: number;
            /** @enum {string} */
            what?: "hazard" | "teepee" | "either";
        };
        GreatWesternTrailTeepeesOnlyRefusal: {
            params: components["schemas"]["GreatWesternTrailOfSite"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "teepees-only";
            /** @enum {string} */
            rule: "GWT-2.8";
        };
        GreatWesternTrailTileDraw: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            draw: "reveal" | "worker";
            tile: string;
        };
        GreatWesternTrailTileLostEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "tile-lost";
            seat: number;
            tile: string;
        };
        GreatWesternTrailTilePlacedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "tile-placed";
            /** @enum {string} */
            into: "jobs" | "trail";
            row?: number;
            seat: number;
            site?: string;
            tile: string;
        };
        GreatWesternTrailTileReturnedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "tile-returned";
            tile: string;
        };
        /** @description How long the game still lasts. */
        GreatWesternTrailToEnd: {
            last_round: boolean;
            turns: number | null;
            workers: number;
        };
        GreatWesternTrailTokenMovedEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "token-moved";
            row: number;
            seat: number;
        };
        GreatWesternTrailTooFar: {
            city: string;
            value: number;
        };
        GreatWesternTrailTookEvent: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "took";
            seat: number;
            site: string;
            tile: string;
        };
        GreatWesternTrailUpgradeAction: {
            disc: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "upgrade";
        };
        GreatWesternTrailUpgradedEvent: {
            disc?: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "upgraded";
            seat: number;
            station: number;
        };
        GreatWesternTrailUseAction: {
            deed: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            do: "use";
            site: string;
        };
        GreatWesternTrailUsedAlreadyRefusal: {
            params: components["schemas"]["GreatWesternTrailOfEffect"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "used-already";
            /** @enum {string} */
            rule: "GWT-3.3";
        };
        GreatWesternTrailUsedEvent: {
            deed: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            event: "used";
            seat: number;
        };
        GreatWesternTrailValueTooLowRefusal: {
            params: components["schemas"]["GreatWesternTrailTooFar"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "value-too-low";
            /** @enum {string} */
            rule: "GWT-8.5";
        };
        GreatWesternTrailView: {
            actor: number;
            agenda: (string | number)[][];
            appointed: (string | null)[];
            automa: components["schemas"]["GreatWesternTrailAutomaView"] | null;
            automa_cards: components["schemas"]["GreatWesternTrailAutomaCards"] | null;
            display: (string | null)[];
            faces: string[];
            fees: {
                [key: string]: number;
            };
            first: number;
            foresight: (string | null)[];
            job_costs: number[];
            jobs: {
                [key: string]: number;
            }[];
            market: {
                [key: string]: number;
            };
            market_stack: {
                [key: string]: number;
            };
            masters: (string | null)[];
            objective_stack: {
                [key: string]: number;
            };
            phase: string;
            players: components["schemas"]["GreatWesternTrailPlayerView"][];
            /** @enum {string} */
            reason: "running" | "scored";
            seats: number;
            supply: {
                [key: string]: number;
            }[];
            task: components["schemas"]["GreatWesternTrailTask"] | null;
            to_end: components["schemas"]["GreatWesternTrailToEnd"];
            token: number | "left";
            token_owner: number | null;
            tolls: {
                [key: string]: number;
            };
            trail: {
                [key: string]: string;
            };
            turn: number;
            turns_left: number | null;
            visit: components["schemas"]["GreatWesternTrailVisit"];
        };
        GreatWesternTrailVisit: {
            acted: boolean;
            copied: string | null;
            copied_tile: string | null;
            tile: string | null;
            used: number;
        };
        GreatWesternTrailWhiteFirstRefusal: {
            params: components["schemas"]["GreatWesternTrailOfDisc"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            reason: "white-first";
            /** @enum {string} */
            rule: "GWT-8.7";
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
        /** Hint */
        Hint: {
            /**
             * Depth
             * @description how long it was thought about, from 0 …
             */
            depth: number;
            /**
             * Depths
             * @description … to one less than this: ask again to know it better
             */
            depths: number;
            /**
             * Line
             * @description how the game might go on
             */
            line: components["schemas"]["Expected"][];
            /**
             * Moves
             * @description the best first
             */
            moves: components["schemas"]["Worth"][];
        };
        /** Hinted */
        Hinted: {
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
        };
        /** Hinting */
        Hinting: {
            /**
             * Depth
             * @default 0
             */
            depth: number;
            /** Epoch */
            epoch: number;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
        };
        /** Hosting */
        Hosting: {
            /**
             * Network
             * @description this machine's address in the local network; told on this machine only
             */
            network: string | null;
            /**
             * Open
             * @description whether others get in there, or only whoever sits at this machine
             */
            open: boolean;
        };
        /** Importing */
        Importing: {
            /** Transcript */
            transcript: string;
        };
        /** ImportingCompanion */
        ImportingCompanion: {
            /** Session */
            session: string;
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
        /** Invitation */
        Invitation: {
            /**
             * Host
             * @description the name of whoever made the table, if they sit there and have one
             */
            host: string;
            /**
             * Seat
             * @description that the invite is for
             */
            seat: number;
            table: components["schemas"]["Table"];
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
        /** Lesson */
        Lesson: {
            /**
             * Asked
             * @description which of the moves do it; none: the lesson is over, or went otherwise
             */
            asked: number[];
            /** @description the seat that the rules play */
            automa: components["schemas"]["PlayedSeat"] | null;
            /**
             * Done
             * @description steps
             */
            done: number;
            /**
             * Events
             * @description what the last move made happen, and what came after it
             */
            events: components["schemas"]["AnyEvent"][];
            /** Moves */
            moves: components["schemas"]["Move"][];
            /**
             * Otherwise
             * @description the last move was not what was asked for: it can be taken back
             */
            otherwise: boolean;
            /** Refused */
            refused: components["schemas"]["Refused"][];
            /**
             * Rules
             * @description what it is about
             */
            rules: string[];
            /** Seat */
            seat: number;
            /** Seats */
            seats: number;
            /**
             * Sentence
             * @description the message that says what to do now
             */
            sentence: string;
            /** Steps */
            steps: number;
            view: components["schemas"]["AnyView"];
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
            /**
             * Hints
             * @description whether hints may be taken
             * @default false
             */
            hints: boolean;
            /** Options */
            options?: {
                [key: string]: unknown;
            };
            /** Prepared */
            prepared?: number | null;
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
        };
        /** Opening */
        Opening: {
            /** Commitment */
            commitment: string;
            /** Plies */
            plies: number;
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
        OtherWire: {
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
        /** OwnResult */
        OwnResult: {
            /**
             * Accuracy
             * @description in percent; null: the game was not analysed to its end
             */
            accuracy: number | null;
            /** Ended */
            ended: string;
            /** Game */
            game: string;
            /**
             * Items
             * @description what the points were for
             */
            items: {
                [key: string]: number;
            };
            /** Luck */
            luck: number | null;
            /** Points */
            points: number;
            /** Seat */
            seat: number;
            /** Seats */
            seats: number;
            /**
             * Share
             * @description of the victory
             */
            share: number;
            /** Table */
            table: string;
        };
        /** OwnTable */
        OwnTable: {
            /**
             * Away
             * @description whether the client put it away
             */
            away: boolean;
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
            /**
             * Hinted
             * @description the hints that were taken, and when
             */
            hinted: components["schemas"]["Hinted"][];
            /**
             * Hints
             * @description whether hints may be taken; where no other person sits they always may
             */
            hints: boolean;
            /** Id */
            id: string;
            /**
             * Next
             * @description the id of the rematch
             */
            next: string | null;
            /**
             * Openings
             * @description of a game that was gone on with: draws before these plies are unproven
             */
            openings: components["schemas"]["Opening"][];
            /**
             * Options
             * @description an own list of components is told by its hash and its name, if it has one
             */
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
            /**
             * Result
             * @description of each seat, when it is over; null also of older tables
             */
            result: components["schemas"]["SeatResult"][] | null;
            /**
             * Rules
             * @description the version of the rules that it is played by
             */
            rules: number;
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
            /**
             * Watchers Chat
             * @description whether those who only watch may speak
             */
            watchers_chat: boolean;
            /** Your Turn */
            your_turn: boolean;
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
        /** PlayedSeat */
        PlayedSeat: {
            /** Level */
            level: string;
            /** Seat */
            seat: number;
        };
        /** PointsByKind */
        PointsByKind: {
            /**
             * Items
             * @description of each seat: points by what they would have been for
             */
            items: {
                [key: string]: number;
            }[];
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
            error: "refused" | "bad-input" | "not-found" | "forbidden" | "conflict" | "too-many" | "too-large" | "too-slow" | "quota" | "bots-only" | "no-hints" | "unjudged" | "busy" | "closed" | "banned" | "outdated" | "internal";
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
        /**
         * Putting
         * @description An operation of a JSON Patch (RFC 6902).
         */
        Putting: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add" | "replace";
            /** Path */
            path: string;
            /** Value */
            value: unknown;
        };
        /** PuttingAway */
        PuttingAway: {
            /** Away */
            away: boolean;
        };
        /** Puzzle */
        Puzzle: {
            /** @description the seat that the rules play */
            automa: components["schemas"]["PlayedSeat"] | null;
            /** Grade */
            grade: number;
            /** Moves */
            moves: components["schemas"]["Move"][];
            /** Seat */
            seat: number;
            /** Seats */
            seats: number;
            view: components["schemas"]["AnyView"];
        };
        /** PuzzleAnswer */
        PuzzleAnswer: {
            best: components["schemas"]["Worth"];
            /**
             * Error
             * @description one standard error of the difference between their shares
             */
            error: number;
            /**
             * Gains
             * @description items of scores: what the best move brings, for example, and it does not
             */
            gains: {
                [key: string]: unknown;
            }[];
            /** Line */
            line: components["schemas"]["Expected"][];
            /**
             * Lost
             * @description of the victory
             */
            lost: number;
            /**
             * Mark
             * @enum {string}
             */
            mark: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
            played: components["schemas"]["Worth"];
            /** Solved */
            solved: boolean;
        };
        /** Puzzles */
        Puzzles: {
            /** Game */
            game: string;
            /** Puzzles */
            puzzles: components["schemas"]["GradedPuzzle"][];
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
        /** RefusedAnswer */
        RefusedAnswer: {
            /** Id */
            id: number | string;
            /** Refused */
            refused: components["schemas"]["Refused"][];
            /**
             * Type
             * @constant
             */
            type: "refused";
        };
        /**
         * RefusedMessage
         * @description Asks for what the seat might try and cannot, at this moment of the table.
         */
        RefusedMessage: {
            /** Epoch */
            epoch: number;
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
            type: "refused";
        };
        /**
         * Removal
         * @description Another one.
         */
        Removal: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /** Path */
            path: string;
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
        /** SeatResult */
        SeatResult: {
            /** Points */
            points: number;
            /**
             * Share
             * @description of the victory
             */
            share: number;
        };
        /** ShownRule */
        ShownRule: {
            /** @description the seat that the rules play */
            automa: components["schemas"]["PlayedSeat"] | null;
            /**
             * Frames
             * @description the first is the beginning
             */
            frames: components["schemas"]["Frame"][];
            /**
             * Seat
             * @description with whose eyes it is seen
             */
            seat: number;
            /** Seats */
            seats: number;
        };
        /**
         * Spoken
         * @description What words need to say a move.
         */
        Spoken: {
            action: components["schemas"]["AnyAction"];
            figures: components["schemas"]["AnyFigures"];
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
            /**
             * Stand In
             * @description played at random, because the bot gave no move
             */
            stand_in: boolean;
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
            /**
             * Hinted
             * @description the hints that were taken, and when
             */
            hinted: components["schemas"]["Hinted"][];
            /**
             * Hints
             * @description whether hints may be taken; where no other person sits they always may
             */
            hints: boolean;
            /** Id */
            id: string;
            /**
             * Next
             * @description the id of the rematch
             */
            next: string | null;
            /**
             * Openings
             * @description of a game that was gone on with: draws before these plies are unproven
             */
            openings: components["schemas"]["Opening"][];
            /**
             * Options
             * @description an own list of components is told by its hash and its name, if it has one
             */
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
            /**
             * Result
             * @description of each seat, when it is over; null also of older tables
             */
            result: components["schemas"]["SeatResult"][] | null;
            /**
             * Rules
             * @description the version of the rules that it is played by
             */
            rules: number;
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
            /**
             * Watchers Chat
             * @description whether those who only watch may speak
             */
            watchers_chat: boolean;
            /** Your Turn */
            your_turn: boolean;
        };
        /** TakingBack */
        TakingBack: {
            /** Step */
            step: number;
        };
        /** TakingLesson */
        TakingLesson: {
            /**
             * Actions
             * @description the moves so far
             */
            actions: {
                [key: string]: unknown;
            }[];
        };
        /** Tried */
        Tried: {
            best: components["schemas"]["Worth"];
            /**
             * Error
             * @description one standard error of the difference between their shares
             */
            error: number;
            /**
             * Gains
             * @description items of scores: what the best move brings, for example, and it does not
             */
            gains: {
                [key: string]: unknown;
            }[];
            /**
             * Lost
             * @description of the victory
             */
            lost: number;
            /**
             * Mark
             * @enum {string}
             */
            mark: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
            played: components["schemas"]["Worth"];
        };
        /** Trying */
        Trying: {
            /**
             * Name
             * @default
             */
            name: string;
            /** Ply */
            ply: number;
            /** Seat */
            seat: number;
        };
        /** UndoAnswer */
        UndoAnswer: {
            /** Agree */
            agree: boolean;
            /**
             * Epoch
             * @description … and the epoch it was made in
             */
            epoch: number;
            /**
             * Ply
             * @description what the request would take back: its ply …
             */
            ply: number;
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
        /** WatchersChat */
        WatchersChat: {
            /** Allowed */
            allowed: boolean;
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
                action: components["schemas"]["GoldRushAction"];
                draw: components["schemas"]["GoldRushDraw"];
                event: components["schemas"]["GoldRushEvent"];
                figures: components["schemas"]["GoldRushFigures"];
                refusal: components["schemas"]["GoldRushRefusal"];
                score: components["schemas"]["GoldRushScore"];
                view: components["schemas"]["GoldRushView"];
            };
            great_western_trail: {
                action: components["schemas"]["GreatWesternTrailAction"];
                draw: components["schemas"]["GreatWesternTrailDraw"];
                event: components["schemas"]["GreatWesternTrailEvent"];
                figures: components["schemas"]["GreatWesternTrailFigures"];
                refusal: components["schemas"]["GreatWesternTrailRefusal"];
                score: components["schemas"]["GreatWesternTrailScore"];
                view: components["schemas"]["GreatWesternTrailView"];
            };
        };
        /** Worth */
        Worth: {
            action: components["schemas"]["AnyAction"];
            /**
             * Elements
             * @description what on the board it belongs to
             */
            elements: string[];
            /**
             * Error
             * @description one standard error of the share
             */
            error: number;
            figures: components["schemas"]["AnyFigures"];
            /** Move */
            move: number;
            /** Points */
            points: number;
            /**
             * Share
             * @description of the victory
             */
            share: number;
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
