import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { actionOf } from '../../../../src/games/age-of-steam/rules/actions';
import { EDGES, isTownHex } from '../../../../src/games/age-of-steam/rules/board';
import { build } from '../../../../src/games/age-of-steam/rules/build';
import { pack } from '../../../../src/games/age-of-steam/rules/kind';
import { EDGE_BITS, PAIRS } from '../../../../src/games/age-of-steam/rules/shapes';
import { blockedEdges, foreignEnds } from '../../../../src/games/age-of-steam/view/board/segments';
import { phaseOf } from '../../../../src/games/age-of-steam/view/phase-of';
import { wholeMatch } from './positions';

const building = wholeMatch().states.filter(
  (state, at) => at % 9 === 0 && phaseOf(state) === 'build',
);

test('7.6 a, b: on an empty hex every single track by a barred edge is refused for it', () => {
  let refused = 0;
  for (const state of building) {
    const seat = rules.toAct(state) ?? 0;
    for (let hex = 0; hex < state.board.hexCount; hex++) {
      if (state.shape[hex] !== 0 || isTownHex(state.board, hex) || (state.begun[seat] ?? 0) === 0)
        continue;
      const barred = blockedEdges(state, hex, seat);
      for (let shape = 1; shape < PAIRS; shape++) {
        const because = rules.refusal(state, actionOf(build, pack(hex, shape)))?.because;
        if (because === 'city' || because === 'built-here') continue;
        const meets = barred.some((edge) => ((EDGE_BITS[shape] ?? 0) >> edge) & 1);
        expect(because === 'off-board' || because === 'foreign').toBe(meets);
        if (meets) refused++;
      }
    }
  }
  expect(refused).toBeGreaterThan(100);
});

test('an open end of another player blocks the edge of the hex across it', () => {
  let ends = 0;
  for (const state of building) {
    const seat = rules.toAct(state) ?? 0;
    for (const { hex, edge } of foreignEnds(state, seat)) {
      ends++;
      const across = (edge + EDGES / 2) % EDGES;
      expect(blockedEdges(state, state.board.neighbors[hex * EDGES + edge] ?? -1, seat)).toContain(
        across,
      );
    }
  }
  expect(ends).toBeGreaterThan(5);
});
