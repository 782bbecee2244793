import type { SeatPlan } from '../../src/kit/header';
import type { JsonObject } from '../../src/kit/json';
import type { AnyReader } from '../../src/kit/reader';
import { unwrap } from '../../src/kit/result';
import type { Action, AnyRules, GameEvent } from '../../src/kit/rules';
import type { PlayedPly } from '../../src/ui/game-view';
import { people } from '../support/people';

/** One panel of a game as it is written in the file of the game. */
export interface Entry {
  /** The kind of decision, and after a dot what else is there to be seen: `build`, `build.new-city`. */
  readonly name: string;
  /** A written position, or the name of an earlier entry that begins from the same. */
  readonly position: JsonObject | string;
  /** Left out: the panel is shown to the player who has to act. */
  readonly as?: 'watch' | 'still' | 'standing';
  /** Written actions that are played once the position is drawn, so that the table shows what follows. */
  readonly play?: readonly JsonObject[];
  /** Written actions that are chosen, and not played yet. */
  readonly suggest?: readonly JsonObject[];
  /** Selectors of what is tapped then, one after the other: for what no action leads to. */
  readonly tap?: readonly string[];
}

/** A position, and what has been played up to it. */
export interface Shown {
  readonly state: object;
  readonly plies: readonly PlayedPly[];
}

/** What is read before anything is drawn. */
export interface Opened extends Shown {
  readonly opening: readonly GameEvent[];
  readonly seats: readonly SeatPlan[];
  readonly suggested: { readonly actions: readonly Action[] } | null;
}

/** What kind of panel an entry is named for. */
export const kindOfEntry = ({ name }: Entry): string => name.split('.')[0] ?? '';

/** The written position of an entry among all of its game: its own, or that of an earlier entry. Throws where there is none. */
export function positionOf({ name, position }: Entry, entries: readonly Entry[]): JsonObject {
  if (typeof position === 'object') return position;
  const holder = entries.find((one) => one.name === position)?.position;
  if (typeof holder !== 'object') throw new Error(`${name}: no entry ${position}`);
  return holder;
}

/** An entry among all of its game, read. Throws where it cannot be read. */
export function open(
  entry: Entry,
  entries: readonly Entry[],
  rules: AnyRules,
  reader: AnyReader,
): Opened {
  const { suggest } = entry;
  const written = positionOf(entry, entries);
  const opening: GameEvent[] = [];
  const state = unwrap(reader.position(written, 'gallery'));
  reader.settle?.(state, (event) => opening.push(event));
  return {
    ...{ state, opening, plies: [], seats: people(rules.seats(state)) },
    suggested: suggest ? { actions: readActions(suggest, state, rules) } : null,
  };
}

/** Written actions, each in the position that the ones before it leave. */
export function readActions(
  written: readonly JsonObject[],
  from: object,
  rules: AnyRules,
): readonly Action[] {
  const state = rules.clone(from);
  return written.map((form) => {
    const action = rules.action.read(form, state);
    if (typeof action !== 'number') throw new Error(`${JSON.stringify(form)} cannot be played`);
    rules.play(state, action);
    return action;
  });
}

/** What the table shows after the actions of one tap. */
export function played(
  { state, plies }: Shown,
  actions: readonly Action[],
  rules: AnyRules,
): Shown {
  const next = rules.clone(state);
  const more = actions.map((action, at): PlayedPly => {
    const events: GameEvent[] = [];
    const [seat, turn, heading] = [rules.toAct(next) ?? 0, rules.turn(next), rules.heading?.(next)];
    rules.play(next, action, (event) => events.push(event));
    return { ...{ seat, turn, events, joined: at > 0 }, heading: heading ?? null };
  });
  return { state: next, plies: [...plies, ...more] };
}
