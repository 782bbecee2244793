import { expect, test } from 'vitest';
import { endingOf } from '../../../../src/games/504/view/ending';
import { explainerIn } from '../../../../src/games/504/view/explainer/explainer';
import { goalIn } from '../../../../src/games/504/view/table/tellings';
import { voiceOf } from '../../../../src/games/504/view/voice';
import { words } from '../../../../src/games/504/words/en';
import { table } from '../../../../src/games/504/words/en/table';
import { actionOf, bare, stateOf } from '../support/bare';
import { begun } from '../support/refereed';
import { ALL_WORLDS } from '../support/worlds';

test('in every world the way to the end is shown, of each owner or of all together', () => {
  for (const world of ALL_WORLDS) {
    const state = begun(world, 3, 'goal');
    const goal = goalIn(state);
    const way = goal?.together?.(state) ?? goal?.progress?.(state, 0);
    expect(way?.needs, world).toBeGreaterThan(0);
    expect(way?.has, world).toBeLessThan(way?.needs ?? 0);
  }
});

test('G5.7: the last round is told in it, and a round before', () => {
  const told = (round: number) =>
    endingOf(
      stateOf(bare('685', 3, { round })),
      voiceOf(words, table, [], { world: '685', company: false }),
    );
  expect(told(30)).toBe(table.last.limit);
  expect(told(29)).toBe(table.last.limitNext);
  expect(told(28)).not.toBe(table.last.limitNext);
});

test('M9.8: in a share round a purchase is explained by the money and the wealth of the seat', async () => {
  const state = stateOf(bare('965', 3));
  const { reasons } = await explainerIn('en');
  const founding = actionOf(state, { do: 'buy', company: 0 });
  // 200 less twice 40; the two shares are worth as much.
  expect(reasons(state, [founding], 0, [])).toContain('Money $200 → $120.');
});

test('M4.22: the way to the end has one length, and says what is nearer to the last piece', () => {
  const way = (residents: number, settlements: number) => {
    const state = begun('431', 3, 'nearer');
    state.storedResidents[0] = residents;
    state.storedSettlements[0] = settlements;
    return goalIn(state)?.progress?.(state, 0);
  };
  // G2.2: a resident fewer than settlements.
  expect(way(24, 25)).toEqual({ has: 0, needs: 24 });
  expect(way(22, 20)).toEqual({ has: 4, needs: 24 });
  expect(way(3, 20)).toEqual({ has: 21, needs: 24 });
});

test('M4.15: where capitals cannot fall, their fall is not named as an end', () => {
  const told = (world: string) =>
    endingOf(begun(world, 3, 'falls'), voiceOf(words, table, [], { world, company: false }));
  expect(told('431')).toMatch(/capital/);
  expect(told('485')).not.toMatch(/capital/);
});
