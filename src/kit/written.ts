import { canonical, isObject, type Json, type JsonObject } from './json';
import { type RandomWords, seedRandom } from './random';
import { designFlaw, type Reader } from './reader';
import { flaw, path, reading, seatCount, sound } from './reading';
import { failed } from './result';
import type { Problem, Rules } from './rules';

/**
 * A part of a written position, with its path. It is untrusted: every method returns a value of the right form and in
 * its range, or ends the reading with a problem.
 */
export class Written {
  readonly json: Json;
  readonly path: string;

  constructor(json: Json, path: string) {
    this.json = json;
    this.path = path;
  }

  /** Ends the reading. */
  flaw(problem: string, figures?: Record<string, number | string>): never {
    return flaw(problem, this.path, figures);
  }

  get isNull(): boolean {
    return this.json === null;
  }

  /** The part under a key, which must be there. */
  key(key: string): Written {
    return this.optional(key) ?? flaw('missing', path(this.path, key));
  }

  /** The part under a key; null: it is not there. */
  optional(key: string): Written | null {
    const object = this.#object();
    const part = Object.hasOwn(object, key) ? object[key] : undefined;
    return part === undefined ? null : new Written(part, path(this.path, key));
  }

  /** All parts of an object. */
  entries(): readonly (readonly [key: string, part: Written])[] {
    return Object.keys(this.#object()).map((key) => [key, this.key(key)]);
  }

  /** The items of a list of at most `most`, and at least `least`. */
  items(most: number, least = 0): readonly Written[] {
    const list: readonly Json[] = Array.isArray(this.json) ? this.json : this.flaw('not-a-list');
    const has = list.length;
    if (has > most || has < least)
      this.flaw('wrong-length', { has, needs: has > most ? most : least });
    return list.map((item, index) => new Written(item, `${this.path}[${index}]`));
  }

  /** A whole number from `least` to `most`. */
  count(most: number, least = 0): number {
    const { json } = this;
    if (typeof json !== 'number' || !Number.isInteger(json)) return this.flaw('not-a-number');
    if (json > most) this.flaw('too-many', { has: json, most });
    return json >= least ? json : this.flaw('too-few', { has: json, least });
  }

  /** As many whole numbers from 0 to `most` as there is room for. */
  fill(into: Uint8Array | Uint16Array | Uint32Array | Int32Array, most: number): void {
    into.set(this.items(into.length, into.length).map((item) => item.count(most)));
  }

  /** Different whole numbers below `end`. */
  distinct(end: number): readonly number[] {
    const numbers: number[] = [];
    for (const item of this.items(end)) {
      const number = item.count(end - 1);
      numbers.push(numbers.includes(number) ? item.flaw('twice') : number);
    }
    return numbers;
  }

  /** The index of a word in a list of words, or of a figure in one of figures. */
  word(words: readonly (string | number)[]): number {
    const index = (words as readonly Json[]).indexOf(this.json);
    return index >= 0 ? index : this.flaw('unknown-word');
  }

  /** 1 more than the index of a word; null is 0. */
  wordOrNull(words: readonly string[]): number {
    return this.isNull ? 0 : 1 + this.word(words);
  }

  /** A list of words, each at most once, as bits. */
  bits(words: readonly string[]): number {
    return this.items(words.length).reduce((bits, item) => bits | (1 << item.word(words)), 0);
  }

  /** 1: true; 0: false. */
  flag(): 0 | 1 {
    if (typeof this.json !== 'boolean') return this.flaw('not-a-truth-value');
    return this.json ? 1 : 0;
  }

  /** 1: the part under a key is true; 0: it is left out. */
  mark(key: string): 0 | 1 {
    const part = this.optional(key);
    if (part && part.json !== true) return part.flaw('not-a-mark');
    return part ? 1 : 0;
  }

  #object(): JsonObject {
    return isObject(this.json) ? this.json : this.flaw('not-an-object');
  }
}

/** How a game reads the positions that it has written. */
export interface PositionForm<State, Options> {
  readonly rules: Pick<Rules<State, Options>, 'id' | 'setups' | 'position'>;
  /** The part with the number of seats, or with one item for each; left out: `seats`. */
  readonly seats?: string;
  /** Keys that may be left out where there is nothing under them: false, 0 or an empty list. Left out: none. */
  readonly mayLack?: readonly string[];
  /** A position in which nothing has been read yet. */
  blank(options: Options, seats: number): State;
  /**
   * Reads everything but game, options and seats. It looks only at form and range: whether a match can reach the
   * position is proven by the log of a match, and by nothing else.
   */
  fill(state: State, form: Written): void;
  /** As `Reader.settle`. */
  settle?: Reader<State>['settle'];
  /** As `Reader.designProblems`. Default: the game has no designs. */
  designProblems?: Reader<State>['designProblems'];
}

/** The reader of a game. A position that would be written differently again is refused, where it differs first. */
export function readerOf<State extends { readonly random: RandomWords }, Options extends object>(
  game: PositionForm<State, Options>,
): Reader<State> {
  const designProblems = game.designProblems ?? (() => [{ problem: 'unknown-word', at: '' }]);
  return {
    position: (json, seed) => reading(() => readPosition(game, designProblems, json, seed)),
    ...(game.settle && { settle: game.settle }),
    designProblems,
  };
}

function readPosition<State extends { readonly random: RandomWords }, Options extends object>(
  { rules, seats: key = 'seats', mayLack = [], blank, fill }: PositionForm<State, Options>,
  designProblems: Reader<State>['designProblems'],
  json: Json,
  seed: string,
): State {
  const form = new Written(json, '');
  if (form.key('game').json !== rules.id) form.key('game').flaw('other-game');
  const chosen = form.key('options').json;
  const unsound = isObject(chosen) ? designFlaw({ designProblems }, chosen) : null;
  if (unsound) sound(failed(unsound), 'options');
  const options = sound(rules.setups.read(chosen), 'options');
  const { json: seats } = form.key(key);
  const count = Array.isArray(seats) ? seats.length : seats;
  const state = blank(options, seatCount(count, rules.setups.seats(options)));
  fill(state, form);
  // Options may be left out, and have their defaults then.
  const { options: _, ...given } = json as JsonObject;
  const { options: __, ...written } = rules.position.write(state);
  const difference = differenceOf(given, written, '', mayLack);
  if (difference) flaw(difference.problem, difference.at);
  seedRandom(state.random, seed);
  return state;
}

/** Where a form differs first from what was read of it. The order of a list means nothing. Null: nowhere. */
function differenceOf(
  given: Json,
  written: Json | undefined,
  at: string,
  mayLack: readonly string[],
): Problem | null {
  if (written === undefined) return { problem: 'unknown-key', at };
  if (isObject(given) && isObject(written)) {
    const missing = Object.keys(written).find(
      (key) =>
        written[key] !== undefined &&
        !Object.hasOwn(given, key) &&
        !(mayLack.includes(key) && isNothing(written[key])),
    );
    if (missing !== undefined) return { problem: 'missing', at: path(at, missing) };
    for (const [key, part] of Object.entries(given)) {
      const difference =
        part === undefined ? null : differenceOf(part, written[key], path(at, key), mayLack);
      if (difference) return difference;
    }
    return null;
  }
  if (unordered(given) === unordered(written)) return null;
  if (!Array.isArray(given) || !Array.isArray(written) || given.length !== written.length)
    return { problem: 'not-as-written', at };
  const items: readonly Json[] = given;
  for (const [index, item] of items.entries()) {
    const difference = differenceOf(item, written[index], `${at}[${index}]`, mayLack);
    if (difference) return difference;
  }
  return null;
}

function isNothing(json: Json | undefined): boolean {
  return !json || (Array.isArray(json) && json.length === 0);
}

/** The canonical text of a part, with every list in the order of its items' texts. */
function unordered(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(unordered).sort().join(',')}]`;
  if (!isObject(json)) return canonical(json);
  return `{${Object.keys(json)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${unordered(json[key] ?? null)}`)
    .join(',')}}`;
}
