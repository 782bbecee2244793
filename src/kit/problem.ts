/**
 * Why a well-formed action is not legal: a word, with the figures that its sentence needs. A game's rules export the
 * union of their refusals.
 */
export interface Refusal {
  readonly because: string;
  /** null: the action lacks the part that the sentence names. */
  readonly [figure: string]: number | string | null;
}

/** Members of such a union, one for each word, with the facts of its sentence. */
export type Because<Word extends string, Facts = unknown> = Word extends unknown
  ? Readonly<{ because: Word } & Facts>
  : never;

/** The refusal of a union that has this word. */
export type RefusalOf<Why extends Refusal, Word> = Why extends { readonly because: infer Words }
  ? Word extends Words
    ? Why
    : never
  : never;

/** Why untrusted input is invalid, and at which path. */
export interface Problem {
  readonly problem: string;
  /** The path in the JSON form, such as `companies.brown.track[2]`; empty for the whole. */
  readonly at: string;
  readonly [figure: string]: number | string;
}

/** Whether the result is a problem. */
export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'problem' in value;
}

/** The same problem one level up: `place` is put before its path. */
export function within(place: string, problem: Problem): Problem {
  const joint = place === '' || problem.at === '' || problem.at.startsWith('[') ? '' : '.';
  return { ...problem, at: `${place}${joint}${problem.at}` };
}

/** Whether the result is a refusal. */
export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'because' in value;
}

/** In characters: longer than any path in a file that we write. */
const LONGEST_PATH = 200;

/** The path of a problem for a sentence: what others have written may make it longer than any screen. */
export function shownPath(at: string): string {
  return at.length > LONGEST_PATH ? `${at.slice(0, LONGEST_PATH)}…` : at;
}
