import type { Action, GameEvent, Heading, Seat } from './rules';
import { type Secrets, type Viewers, visibleEvents } from './secrets';

/** One action in the line of play. Undone lines are still reachable through the log, so plies form a tree. */
export interface Ply {
  readonly parent: Ply | null;
  /** The number of plies from the beginning, including this one. */
  readonly depth: number;
  /** The number of the entry that played it, from 1. */
  readonly entry: number;
  readonly seat: Seat;
  /** The turn in which it was played, as `Rules.turn` counts. */
  readonly turn: number;
  /** Round and phase in which it was played; null where the game has none. */
  readonly heading: Heading | null;
  /** Played by the same tap as the ply before it, or revealed together with it: both are undone together. */
  readonly joined: boolean;
  /** Of a commitment: a placeholder, whatever the seat has chosen. */
  readonly action: Action;
  /** The seat has only committed to an action. */
  readonly commitment: Commitment | null;
  /** The action of a commitment, and which one of its round. */
  readonly revealed: { readonly round: readonly Ply[]; readonly place: number } | null;
  readonly events: readonly GameEvent[];
  /** Something random happened or a secret was shown: with several people it can no longer be undone. */
  readonly sealed: boolean;
  /** Another person has acted since, with the same consequence. */
  answered: boolean;
  /** Stored on every eighth ply, so that replay to any entry is short. */
  readonly snapshot: object | null;
}

/** What a ply of a seat knows that has committed to an action. */
export interface Commitment {
  readonly digest: string;
  /** The last ply before the round; null: the round begins the match. */
  readonly base: Ply | null;
  /** The last one of the round. Its placeholder is not played: it would reveal the other commitments. */
  readonly isLast: boolean;
}

/** The position in a match after an entry: its last ply, and what redo would restore, latest first. */
export interface Cursor {
  readonly tip: Ply | null;
  readonly undone: { readonly tip: Ply; readonly before: Cursor['undone'] } | null;
}

/** The plies of one turn, oldest first. */
export interface Turn<Played = Ply> {
  readonly turn: number;
  /** Whose turn it is: the seat of its first ply. */
  readonly seat: Seat;
  readonly heading: Heading | null;
  readonly plies: readonly [Played, ...Played[]];
}

/** A line of plies, grouped into turns. */
export function turnsOf<Played extends Pick<Ply, 'turn' | 'seat' | 'heading'>>(
  line: readonly Played[],
): readonly Turn<Played>[] {
  const turns: {
    readonly turn: number;
    readonly seat: Seat;
    readonly heading: Heading | null;
    readonly plies: [Played, ...Played[]];
  }[] = [];
  for (const ply of line) {
    const open = turns.at(-1);
    if (open && open.turn === ply.turn) open.plies.push(ply);
    else turns.push({ turn: ply.turn, seat: ply.seat, heading: ply.heading, plies: [ply] });
  }
  return turns;
}

/** The same plies with the events that these viewers may see. The identical list where nothing is secret. */
export function visiblePlies(
  rules: { readonly secrets?: Secrets<object> },
  line: readonly Ply[],
  viewers: Viewers,
): readonly Ply[] {
  if (!rules.secrets) return line;
  return line.map((ply) => ({ ...ply, events: visibleEvents(rules, ply.events, viewers) }));
}
