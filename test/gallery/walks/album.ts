import { type Hex, writeHex } from '../../../src/kit/hex';
import type { JsonObject } from '../../../src/kit/json';
import type { Action, AnyRules } from '../../../src/kit/rules';
import type { Entry } from '../entry';

/** What an entry shows besides its position, with actions that are not written yet. */
interface More extends Pick<Entry, 'as' | 'tap'> {
  readonly play?: readonly Action[];
  readonly suggest?: readonly Action[];
}

/** The entries of a game while they are found: the first one of each name. */
export class Album {
  readonly #rules: AnyRules;
  readonly #entries = new Map<string, Entry>();
  /** The names of those that hold a position, by its text. */
  readonly #holders = new Map<string, string>();

  constructor(rules: AnyRules) {
    this.#rules = rules;
  }

  get entries(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Whether some kind shows this. */
  shows(what: string): boolean {
    return this.entries.some(({ name }) => name.endsWith(`.${what}`));
  }

  add(name: string, state: object, { as, play, suggest, tap }: More = {}): void {
    if (this.has(name)) return;
    const written = this.#rules.position.write(state);
    const text = JSON.stringify(written);
    const holder = this.#holders.get(text);
    if (!holder) this.#holders.set(text, name);
    this.#entries.set(name, {
      name,
      ...(as && { as }),
      ...(play && { play: this.#written(state, play) }),
      ...(suggest && { suggest: this.#written(state, suggest) }),
      ...(tap && { tap }),
      position: holder ?? written,
    });
  }

  #written(from: object, actions: readonly Action[]): readonly JsonObject[] {
    const state = this.#rules.clone(from);
    return actions.map((action) => {
      const form = this.#rules.action.write(action, state);
      this.#rules.play(state, action);
      return form;
    });
  }
}

/** Every legal action, the first one of each kind that `kindOf` tells apart. */
export function oneOfEachKind(
  rules: AnyRules,
  state: object,
  kindOf: (form: JsonObject) => string = (form) => String(form.do),
): ReadonlyMap<string, Action> {
  const into = new Int32Array(rules.max);
  const found = new Map<string, Action>();
  for (const action of into.subarray(0, rules.list(state, into))) {
    const kind = kindOf(rules.action.write(action, state));
    if (!found.has(kind)) found.set(kind, action);
  }
  return found;
}

/** The selector of a hex of the map. */
export function onHex(hex: Hex | undefined): string {
  if (!hex) throw new RangeError('no such hex');
  return `[data-hex="${writeHex(hex)}"]`;
}

/** The selector of a tab, counted from 1. */
export const onTab = (place: number) => `[role="tab"]:nth-of-type(${place})`;
