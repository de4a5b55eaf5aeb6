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
            /** Hints */
            hints: components["schemas"]["Hint"][];
            /** Moves */
            moves: components["schemas"]["Move"][];
            /**
             * Scores
             * @description itemised, when the game is over
             */
            scores: {
                [key: string]: unknown;
            }[] | null;
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
            /** View */
            view: {
                [key: string]: unknown;
            };
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
            /** Action */
            action: {
                [key: string]: unknown;
            };
            /** Elements */
            elements: string[];
            refusal: components["schemas"]["Refusal"];
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
            /** Action */
            action: {
                [key: string]: unknown;
            };
            /** Elements */
            elements: string[];
        };
        /** MoveMessage */
        MoveMessage: {
            /** Action */
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
            /** Action */
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
            events: {
                [key: string]: unknown;
            }[];
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
            /** View */
            view: {
                [key: string]: unknown;
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
