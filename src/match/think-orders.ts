import type { JsonObject } from '../kit/json';
import type { Action } from '../kit/rules';
import type { Question, Thought } from '../players/thought';

/** What a worker must know of a match before it can be asked about it; said once. */
export interface Acquaintance {
  readonly match: string;
  readonly game: string;
  /** In the game's JSON form, whole. */
  readonly options: JsonObject;
  readonly seats: number;
}

/** From the table to a worker. */
export type Order =
  | { readonly do: 'meet'; readonly with: Acquaintance }
  | {
      readonly do: 'think';
      /** Names the question, for its answer and for stopping it. */
      readonly number: number;
      readonly match: string;
      /** The state as the rules pack it. */
      readonly position: Uint8Array<ArrayBuffer>;
      /** Every action since the match began. */
      readonly line: readonly Action[];
      readonly question: Question;
      /** When it was asked, in milliseconds since 1970: until a worker has come, time passes. */
      readonly asked: number;
    }
  | { readonly do: 'stop'; readonly number: number }
  | { readonly do: 'forget'; readonly match: string }
  /** Think of nothing for so many milliseconds from now on; they do not count. */
  | { readonly do: 'rest'; readonly ms: number };

/** From a worker to the table: the answer, null for a question that was stopped, or why there is none. */
export type Reply =
  | { readonly number: number; readonly thought: Thought | null }
  | { readonly number: number; readonly failed: string };
