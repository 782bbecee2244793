import type { ActionLine } from '../../kit/line';
import type { PuzzleTable } from '../../kit/puzzle-generator';
import { below, type RandomWords, randomFrom } from '../../kit/random';
import { unwrap } from '../../kit/result';
import type { SearchPlayer } from '../../players/search-player';
import type { Candidate, Thought } from '../../players/thought';
import { type PuzzleContext, purposeOf, type Spot } from './lines';
import { ponder, toTheEndOfTurn } from './thinking';

/** Playouts per move of a match that may contain a puzzle. */
const PLAYING = 250;
/** A deeper search of a position where one answer seems much better than all others, or where it may be hidden. */
const LOOKING = { usual: 1500, hidden: 2500 };
/** The minimum difference, as a share of the win, at first and at the deeper search. */
const MUCH = { playing: 0.08, looking: 0.1 };
/** A seat with a lower chance to win is ignored. */
const HOPE = 0.3;
/** The worth of an answer with fewer visits is unknown. */
const TRIED = 8;

/** A spot in which one answer seems to be much better than the next. */
export interface Promising extends Spot {
  readonly best: ActionLine;
  readonly next: ActionLine;
}

/**
 * The positions of one match in which one answer seems much better than all others. The match is played by computers
 * that err at times, so that the next player has something to find. `hidden`: only those where a short search gives
 * another answer; all others are easy to find.
 */
export async function* spotsOf(
  context: PuzzleContext,
  searchPlayer: SearchPlayer,
  table: PuzzleTable,
  seed: string,
  hidden: boolean,
): AsyncGenerator<Promising> {
  const { rules } = context;
  const options = unwrap(rules.setups.read(table.options));
  const state = unwrap(rules.begin(options, table.seats, seed));
  const random = randomFrom(`${seed} errors`);
  const wholeTurns = context.generator.unit === 'turn';
  let open: number | null = null;
  for (let move = 0; ; move++) {
    const seat = rules.toAct(state);
    if (seat === null) return;
    const spot = { state: rules.clone(state), seat };
    const turn = rules.turn(state);
    // A line begins where its turn does.
    const begins = !wholeTurns || turn !== open;
    open = turn;
    const thought = await ponder(searchPlayer, spot, { playouts: PLAYING }, `${seed} ${move}`);
    const glance = lead(context, spot, thought);
    if (begins && (hidden || glance.by >= MUCH.playing)) {
      const playouts = LOOKING[hidden ? 'hidden' : 'usual'];
      const again = await ponder(searchPlayer, spot, { playouts }, `${seed} ${move} again`);
      const { by, answer, best, next } = lead(context, spot, again);
      const fits = !hidden || answer !== glance.answer;
      if (fits && by >= MUCH.looking && next !== null) yield { ...spot, best, next };
    }
    const { action, line } = errant(thought.candidates, random);
    for (const one of wholeTurns ? line : [action]) rules.play(state, one);
  }
}

/** The answer that a search gives, and its lead over the next one; 0 for a seat without a chance. */
function lead(context: PuzzleContext, spot: Spot, { candidates, line }: Thought) {
  const lineOf = (one: { readonly line: ActionLine }) => toTheEndOfTurn(context, spot, one.line);
  const answerOf = (whole: ActionLine) => purposeOf(context, spot, whole);
  const worth = (one: Candidate) => one.worth[spot.seat] ?? 0;
  const best = lineOf({ line });
  const answer = answerOf(best);
  const [first, ...rest] = candidates;
  if (!first || worth(first) < HOPE) return { by: 0, answer, best, next: null };
  const unlike = rest
    .map((candidate) => ({ candidate, whole: lineOf(candidate) }))
    .filter(({ whole }) => answerOf(whole) !== answer);
  const tried = unlike.filter(({ candidate }) => candidate.visits >= TRIED);
  // If no other answer was worth trying, the difference is unknown and must still be measured.
  const by = worth(first) - Math.max(0, ...tried.map(({ candidate }) => worth(candidate)));
  return { by, answer, best, next: unlike[0]?.whole ?? null };
}

/** One of the candidates, in proportion to their visits. */
function errant(candidates: readonly Candidate[], random: RandomWords): Candidate {
  let drawn = below(
    random,
    candidates.reduce((sum, { visits }) => sum + visits, 0),
  );
  const chosen = candidates.find(({ visits }) => {
    drawn -= visits;
    return drawn < 0;
  });
  if (!chosen) throw new RangeError('nothing was looked at');
  return chosen;
}
