import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/ultimate-railroads/advice';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { argsOf, kindOf } from '../../../../src/games/ultimate-railroads/rules/actions';
import { ROUND, SEAT, type State } from '../../../../src/games/ultimate-railroads/rules/state';
import { stepPiece } from '../../../../src/games/ultimate-railroads/rules/step';
import { withForced } from '../../../../src/games/ultimate-railroads/view/forced';
import { kindView } from '../../../../src/games/ultimate-railroads/view/kinds';
import { legalIn, spaceIn, usesOf } from '../../../../src/games/ultimate-railroads/view/legal';
import { chipsOf, openChip, unitOf } from '../../../../src/games/ultimate-railroads/view/pool';
import { whatIsLost } from '../../../../src/games/ultimate-railroads/view/what-is-lost';
import type { Action } from '../../../../src/kit/rules';
import { fresh } from '../support/positions';

/** What advice prefers. */
function preferred(state: State): Action {
  const actions = Int32Array.from(legalIn(state));
  const weights = new Float32Array(actions.length);
  advice.prior?.(state, actions, actions.length, weights);
  return actions[weights.indexOf(Math.max(...weights))] ?? 0;
}

/** The taps that an action takes on a table where nothing is chosen yet. */
function tapsOf(state: State, action: Action): number {
  const warning = whatIsLost(state, [action]).length > 0 ? 1 : 0;
  const space = spaceIn(action);
  // The space, and Use; another way to pay is unfolded and picked before.
  if (space !== null) return warning + (usesOf(state, space)[0] === action ? 2 : 4);
  // Cards are looked at before they are taken.
  if (kindView(action).asks && kindOf(action).do === 'bonus') return 2;
  const unit = unitOf(action);
  const isOpen = unit < 0 || openChip(chipsOf(state), null)?.unit === unit;
  return warning + (isOpen ? 1 : 2);
}

/** Steps of the same piece in a turn are one tap on the farthest space. */
const pieceOf = (state: State, action: Action) =>
  kindOf(action).do === 'step' ? `${rules.turn(state)}:${stepPiece(argsOf(action))}` : null;

/** The taps of each seat in each round of a match. */
function tapsByRound(seed: string): readonly number[] {
  const live = fresh(4, seed);
  const taps = new Map<string, number>();
  let piece: string | null = null;
  while (rules.toAct(live) !== null) {
    const state = rules.clone(live);
    const action = preferred(state);
    const key = `${state.now[SEAT]} ${state.now[ROUND]}`;
    const next = pieceOf(state, action);
    const more = next !== null && next === piece ? 0 : tapsOf(state, action);
    taps.set(key, (taps.get(key) ?? 0) + more);
    piece = next;
    for (const one of withForced(state, [action])) rules.play(live, one);
  }
  // One more ends the scores of the round.
  return [...taps.values()].map((count) => count + 1);
}

test('a round of a match for four takes each of them at most 22 taps, usually', () => {
  const counts = ['one', 'two', 'three'].flatMap(tapsByRound).sort((one, other) => one - other);
  const median = counts[Math.floor(counts.length / 2)] ?? 0;
  // npx vitest run test/games/ultimate-railroads/view/taps.test.ts --disable-console-intercept
  process.stdout.write(`taps of a round: median ${median}, most ${counts.at(-1)}\n`);
  expect(median).toBeLessThanOrEqual(22);
});
