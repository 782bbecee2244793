import { expect, test } from 'vitest';
import { idleLoss, pointsByEnd } from '../../../../src/games/ultimate-railroads/advice/prospect';
import { roundsLeft } from '../../../../src/games/ultimate-railroads/advice/worth';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import {
  PHASE,
  RESOLVE,
  ROUND,
  SEAT,
  type State,
  TURN,
} from '../../../../src/games/ultimate-railroads/rules/state';
import { spaceOf } from '../../../../src/games/ultimate-railroads/rules/tables';
import { gainOfSpace } from '../../../../src/games/ultimate-railroads/view/gain';
import { kindView } from '../../../../src/games/ultimate-railroads/view/kinds';
import { legalIn, spaceIn, usesOf } from '../../../../src/games/ultimate-railroads/view/legal';
import { apply } from '../../../../src/kit/look-ahead';
import { randomFrom } from '../../../../src/kit/random';
import { at, fresh } from '../support/positions';
import { builder, rich } from '../support/walk';

/** Follows the largest figure by the end that the table shows, until the turn is over. */
function followed(start: State, seat: number): State {
  const turn = rules.turn(start);
  let state = start;
  while (rules.turn(state) === turn && state.now[PHASE] === RESOLVE && state.now[SEAT] === seat) {
    const now = state;
    const options = legalIn(now).map((action) => ({
      action,
      end: kindView(action).gain?.(now, action, seat)?.end ?? 0,
    }));
    const [best] = options.sort((one, other) => other.end - one.end);
    state = apply(rules, now, best?.action ?? 0);
  }
  return state;
}

test('who follows the largest figure step by step gets at least what the space promised', () => {
  let compared = 0;
  for (let match = 0; match < 4; match++) {
    const random = randomFrom(`followed ${match}`);
    const state = match === 3 ? rich(3, 'followed') : fresh(2 + match, `followed ${match}`);
    for (let turns = 0; rules.toAct(state) !== null; rules.play(state, builder(state, random))) {
      if (state.now[PHASE] !== TURN || turns++ % 7 > 0) continue;
      const now = rules.clone(state);
      const seat = now.now[SEAT] ?? 0;
      const left = roundsLeft(now);
      for (const space of new Set(legalIn(now).flatMap((action) => spaceIn(action) ?? []))) {
        const [usual = 0] = usesOf(now, space);
        const promised = gainOfSpace(now, usual, seat);
        if (!promised) continue;
        const used = apply(rules, now, usual);
        const then = followed(used, seat);
        if (then.now[ROUND] !== now.now[ROUND]) continue;
        const change = pointsByEnd(then, seat, left) - pointsByEnd(now, seat, left);
        const kept = Math.round(change) + Math.round(idleLoss(now, seat, left));
        // Both figures are rounded; steps see further than the space did.
        expect(kept).toBeGreaterThanOrEqual(promised.end - 1);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test('a space says the points of this round of the same way as those by the end', () => {
  const state = at('four', {
    turn: { phase: 'turn', seat: 0, round: 2 },
    'table.0.tracks': { trans: [1], peter: [1], kiev: [4] },
    'table.0.locos': { trans: [], peter: [], kiev: ['4'] },
  });
  const [usual = 0] = usesOf(state, spaceOf('build-1'));
  const now = gainOfSpace(state, usual, 0)?.now;
  const used = apply(rules, state, usual);
  const options = legalIn(used).flatMap((action) => kindView(action).gain?.(used, action, 0) ?? []);
  const best = options.filter((one) => one.end === Math.max(...options.map((each) => each.end)));
  expect(best.map((one) => one.now)).toContain(now);
});
