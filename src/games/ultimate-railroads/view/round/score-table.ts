import type { Seat } from '../../../../kit/rules';
import { type Event, isOf } from '../../rules/events';
import { PARTS, type Part } from '../../words/ids';
import { cardSum, gainOf } from '../score-events';

/** The scores at the end of a round: a figure for each seat of `seats` in every row. */
export interface ScoreTable {
  readonly round: number;
  readonly isOver: boolean;
  /** In the order in which they were scored. */
  readonly seats: readonly Seat[];
  readonly rows: readonly ScoreRow[];
}

export interface ScoreRow {
  readonly id: Part | 'sum' | 'cards' | 'majority' | 'turns' | 'before' | 'total';
  readonly points: readonly number[];
}

/**
 * What a round gave each seat (12.4), at the end of the game also what the end gave (13.1), what turns of the round had
 * given, the score before it, and the totals then: the rows from the sum on add up to them. Rows without any points are
 * left out, except sum and total. `shown`: the events of that action; `told`: all of the match up to now; `scores`:
 * those of now, by seat.
 */
export function scoreTable(
  shown: readonly Event[],
  told: readonly Event[],
  scores: ArrayLike<number>,
): ScoreTable {
  const scored = shown.filter((one) => one.event === 'score');
  const finals = shown.filter((one) => one.event === 'final');
  const seats = scored.map(({ seat }) => seat);
  const round = scored[0]?.round ?? 0;
  // A match may begin in its middle, so totals are counted back from now.
  const ofRound = told.map((one) => one.event === 'score' && one.round === round);
  const since = told
    .slice(ofRound.lastIndexOf(true) + 1)
    .filter(({ event }) => event !== 'final' || finals.length === 0);
  const until = told.slice(0, ofRound.indexOf(true));
  const turns = until.slice(1 + until.map(({ event }) => event).lastIndexOf('score'));
  const final = (seat: Seat) =>
    finals.find((one) => one.seat === seat) ?? { cards: [], majority: 0 };
  const gained = (events: readonly Event[], seat: Seat) =>
    events.reduce((sum, one) => (isOf(one, seat) ? sum + gainOf(one) : sum), 0);
  const total = seats.map((seat) => (scores[seat] ?? 0) - gained(since, seat));
  const addends: readonly ScoreRow[] = [
    { id: 'sum', points: scored.map(({ total }) => total) },
    { id: 'cards', points: seats.map((seat) => cardSum(final(seat))) },
    { id: 'majority', points: seats.map((seat) => final(seat).majority) },
    { id: 'turns', points: seats.map((seat) => gained(turns, seat)) },
  ];
  // What nothing tells of, in a match that began in its middle, had come before.
  const before = total.map((all, at) =>
    addends.reduce((left, { points }) => left - (points[at] ?? 0), all),
  );
  const rows: readonly ScoreRow[] = [
    ...PARTS.map((id) => ({ id, points: scored.map((one) => one[id]) })),
    ...addends,
    { id: 'before', points: before },
    { id: 'total', points: total },
  ];
  return {
    round,
    isOver: finals.length > 0,
    seats,
    rows: rows.filter(
      ({ id, points }) => id === 'sum' || id === 'total' || points.some((one) => one !== 0),
    ),
  };
}
