import type { JsonObject } from '../../../kit/json';
import { lookAhead } from '../../../kit/look-ahead';
import type { PuzzleGenerator, PuzzleTable } from '../../../kit/puzzle-generator';
import type { Action, Seat } from '../../../kit/rules';
import { rules } from '../rules';
import { alsoOf, BUILD_KIND, companyOf, harborOf, kindOf, westOf } from '../rules/action';
import { isTwoColumn, type Place, type ScoreLine, scoreSheet } from '../rules/scoring';
import { phase, type State, toAct } from '../rules/state';
import { isLastRound } from '../rules/supply';
import type { Theme } from '../words/puzzle-themes';

/** The scores of the seat that decides and of the others, the automa last. */
interface Situation {
  readonly own: readonly ScoreLine[];
  readonly others: readonly (readonly ScoreLine[])[];
  /** Whether the match is over or in its last round. */
  readonly ending: boolean;
}

/** The situation after an action, up to the next random draw, and the events on the way. */
interface Change extends Situation {
  readonly events: ReadonlySet<string>;
}

function situationOf(state: State, seat: Seat): Situation {
  const sheet = scoreSheet(state);
  return {
    own: sheet[seat]?.lines ?? [],
    others: sheet.filter((holder) => holder.seat !== seat).map(({ lines }) => lines),
    ending: phase(state) === 'over' || isLastRound(state),
  };
}

function changeBy(state: State, action: Action, seat: Seat): Change {
  const { after, events } = lookAhead(rules, state, [action]).upToChance;
  return { ...situationOf(after, seat), events: new Set(events.map(({ event }) => event)) };
}

const PLACES: readonly Place[] = ['none', 'other', 'second', 'first'];

/** Whether a holder of shares gets a better place in a company. */
function rises(from: ScoreLine, to: ScoreLine): boolean {
  return to.shares > 0 && PLACES.indexOf(to.place) > PLACES.indexOf(from.place);
}

/** Whether a holder of shares gets a worse place in a company. */
function falls(from: ScoreLine, to: ScoreLine): boolean {
  return to.shares > 0 && PLACES.indexOf(to.place) < PLACES.indexOf(from.place);
}

/** Whether any line of `to` differs from its line of `from` in this way. */
function anyLine(
  from: readonly ScoreLine[],
  to: readonly ScoreLine[],
  differs: (from: ScoreLine, to: ScoreLine) => boolean,
): boolean {
  return to.some((line, company) => {
    const before = from[company];
    return before !== undefined && differs(before, line);
  });
}

/** The theme of a position: how the best answer differs from the most tempting wrong one. */
function themeOf(state: State, right: Action, tempting: Action): Theme {
  const seat = toAct(state) ?? 0;
  const does = changeBy(state, right, seat);
  const would = changeBy(state, tempting, seat);
  const either = (event: string) => does.events.has(event) !== would.events.has(event);

  if (westOf(right) >= 0 || either('spike-begun') || either('spike-driven')) return 'spike';
  if (harborOf(right) >= 0) return 'harbor';
  if (does.ending !== would.ending) return does.ending ? 'end-now' : 'not-yet';
  if (kindOf(right) !== BUILD_KIND) return shareTheme(state, right, does);
  // Each color is a separate answer: after finding the city, the solver still has to find the right color (4.10).
  if (alsoOf(right) >= 0) return 'purple';
  if (would.events.has('compensation') && !does.events.has('compensation')) return 'compensation';
  return buildTheme(state, seat, does);
}

function shareTheme(state: State, take: Action, { own }: Change): Theme {
  const company = companyOf(take);
  if (state.ready[company] === 0) return 'free-share';
  // 7.11, 9.4: with two players the second place is the best.
  const best = isTwoColumn(state) ? 'second' : 'first';
  return own[company]?.place === best ? 'keep-place' : 'share-now';
}

function buildTheme(state: State, seat: Seat, does: Change): Theme {
  const was = situationOf(state, seat);
  if (anyLine(was.own, does.own, rises)) return 'overtake';
  const sinks = does.others.some((lines, other) => anyLine(was.others[other] ?? [], lines, falls));
  if (sinks || does.events.has('tile-leaves')) return 'deny';
  const grows = anyLine(was.own, does.own, (from, to) => to.shares > 0 && to.value > from.value);
  return grows ? 'length' : 'influence';
}

const table = (seats: number, options: JsonObject): PuzzleTable => ({ seats, options });

/** Finds puzzles for Mini Express. */
export const generator: PuzzleGenerator<State> = {
  tables: [
    table(1, { board: 'usa', mode: 'solo', level: 'hard' }),
    table(1, { board: 'europe', mode: 'solo', level: 'expert' }),
    table(2, { board: 'usa', mode: 'duel', level: 'normal' }),
    table(1, { board: 'usa', mode: 'solo', level: 'nightmare', spike: true }),
    table(1, { board: 'europe', mode: 'solo', level: 'hard', harbors: true }),
    table(2, { board: 'europe', mode: 'duel', level: 'hard' }),
    table(2, { board: 'usa', mode: 'duel-expert' }),
    table(2, { board: 'europe', mode: 'duel-expert', harbors: true }),
    table(2, { board: 'europe', mode: 'duel-expert' }),
    table(2, { board: 'usa', mode: 'duel-expert', spike: true }),
    table(3, { board: 'usa' }),
    table(3, { board: 'europe' }),
    table(3, { board: 'usa', spike: true }),
    table(3, { board: 'europe', harbors: true }),
    table(4, { board: 'europe' }),
    table(5, { board: 'usa' }),
  ],
  unit: 'action',
  /** Of a build: its city and its choices, with any route. */
  alike(state, [action]) {
    const written = rules.action.write(action, state);
    const { route } = written;
    return Array.isArray(route) ? { ...written, route: route.slice(-1) } : written;
  },
  theme: (state, [right], [tempting]) => themeOf(state, right, tempting),
};
