import type { JsonObject } from '../kit/json';
import type { Action } from '../kit/rules';
import type { Question, Thought } from '../players/thought';

/** What a worker must know of a match before questions about it. Sent once. */
export interface MatchSetup {
  readonly match: string;
  readonly game: string;
  /** The complete options, in the game's JSON form. */
  readonly options: JsonObject;
  readonly seats: number;
}

/** From the page to a worker. */
export type WorkerRequest =
  | { readonly do: 'meet'; readonly with: MatchSetup }
  | {
      readonly do: 'think';
      /** Identifies the question, for its answer and for stopping it. */
      readonly number: number;
      readonly match: string;
      /** The state as packed by the rules. */
      readonly position: Uint8Array<ArrayBuffer>;
      /** All actions since the match began. */
      readonly line: readonly Action[];
      readonly question: Question;
      /** When it was asked, in milliseconds since 1970, because starting a worker takes time. */
      readonly asked: number;
    }
  | { readonly do: 'stop'; readonly number: number }
  | { readonly do: 'forget'; readonly match: string }
  /** Pause the search for this many milliseconds from now on. They do not count. */
  | { readonly do: 'rest'; readonly ms: number };

/** From a worker to the page: the answer, null for a stopped question, or why there is none. */
export type WorkerReply =
  | { readonly number: number; readonly thought: Thought | null }
  | { readonly number: number; readonly failed: string };
