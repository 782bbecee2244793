import { canonical } from '../../kit/json';
import type { PuzzleTable } from '../../kit/puzzle-craft';
import { below, type RandomWords, randomFrom } from '../../kit/random';
import { type Action, isProblem } from '../../kit/rules';
import type { Mind } from '../../players/mind';
import type { Candidate, Thought } from '../../players/thought';
import type { Spot, Workshop } from './spot';
import { ponder } from './thinking';

/** Playouts a move, while a match is played that may hold a puzzle. */
const PLAYING = 250;
/** A closer look at a position where one answer seems much better than all others, or where it may be hidden. */
const LOOKING = { usual: 1500, hidden: 2500 };
/** How much better, as a share of the win, at first and at the closer look. */
const MUCH = { playing: 0.08, looking: 0.1 };
/** A seat that can hope for less has nothing to look for. */
const HOPE = 0.3;
/** An answer that was tried less often is worth nobody knows what. */
const TRIED = 8;

/** A spot in which one answer seems to be much better than the next. */
export interface Promising extends Spot {
  readonly best: Action;
  readonly next: Action;
}

/**
 * The positions of one match in which one answer seems much better than all others. The match is played by
 * computers that err at times, so that there is something to be found for who comes after.
 * `hidden`: only those where short thought gives another answer; all others are easy to find.
 */
export async function* spotsOf(
  shop: Workshop,
  mind: Mind,
  table: PuzzleTable,
  seed: string,
  hidden: boolean,
): AsyncGenerator<Promising> {
  const { rules } = shop;
  const options = rules.setups.read(table.options);
  if (isProblem(options)) throw new Error(`${options.at}: ${options.problem}`);
  const state = rules.begin(options, table.seats, seed);
  if (isProblem(state)) throw new Error(`${state.at}: ${state.problem}`);
  const random = randomFrom(`${seed} errors`);
  for (let move = 0; ; move++) {
    const seat = rules.toAct(state);
    if (seat === null) return;
    const spot = { state: rules.clone(state), seat };
    const thought = await ponder(mind, spot, { playouts: PLAYING }, `${seed} ${move}`);
    const glance = lead(shop, spot, thought);
    if (hidden || glance.by >= MUCH.playing) {
      const playouts = LOOKING[hidden ? 'hidden' : 'usual'];
      const again = await ponder(mind, spot, { playouts }, `${seed} ${move} again`);
      const { by, answer, best, next } = lead(shop, spot, again);
      const fits = !hidden || answer !== glance.answer;
      if (fits && by >= MUCH.looking && next !== null) yield { ...spot, best, next };
    }
    rules.play(state, errant(thought.candidates, random));
  }
}

/** The answer that would be given, and by how much it is better than the next; 0 without hope. */
function lead({ craft }: Workshop, { state, seat }: Spot, { candidates, action: best }: Thought) {
  const answerOf = (action: Action) => canonical(craft.alike(state, action));
  const worth = (one: Candidate) => one.worth[seat] ?? 0;
  const answer = answerOf(best);
  const [first, ...rest] = candidates;
  if (!first || worth(first) < HOPE) return { by: 0, answer, best, next: null };
  const unlike = rest.filter(({ action }) => answerOf(action) !== answer);
  const tried = unlike.filter(({ visits }) => visits >= TRIED);
  // Where nothing else was worth trying nobody knows how much worse it is: that is to be found out.
  const by = worth(first) - Math.max(0, ...tried.map(worth));
  return { by, answer, best, next: unlike[0]?.action ?? null };
}

/** One of the candidates, each as often as it was visited. */
function errant(candidates: readonly Candidate[], random: RandomWords): Action {
  let drawn = below(
    random,
    candidates.reduce((sum, { visits }) => sum + visits, 0),
  );
  const chosen = candidates.find(({ visits }) => {
    drawn -= visits;
    return drawn < 0;
  });
  if (!chosen) throw new RangeError('nothing was looked at');
  return chosen.action;
}
