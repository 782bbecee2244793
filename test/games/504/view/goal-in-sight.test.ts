import { expect, test } from 'vitest';
import { SR } from '../../../../src/games/504/modules/shares/state';
import { rules } from '../../../../src/games/504/rules';
import { explainerIn } from '../../../../src/games/504/view/explainer/explainer';
import { factsOf } from '../../../../src/games/504/view/model/base/facts';
import { voiceOf } from '../../../../src/games/504/view/model/base/voice';
import { endingOf } from '../../../../src/games/504/view/model/ending';
import { goalIn } from '../../../../src/games/504/view/model/table';
import { words } from '../../../../src/games/504/words/en';
import { table } from '../../../../src/games/504/words/en/table';
import { randomFrom } from '../../../../src/kit/random';
import { actionOf, bare, stateOf } from '../support/bare';
import { begun } from '../support/begun';
import { busy } from '../support/walk';
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

test('G5.7: a match of 7.I ends by itself, so no limit and no idle rounds are told', () => {
  const told = (world: string, idle: number) =>
    endingOf(
      stateOf(bare(world, 3, { round: 5, idle })),
      voiceOf(words, table, [], { world, company: false }),
    );
  expect(told('685', 2)).toBe(table.last.idle);
  expect(told('786', 2)).not.toBe(table.last.idle);
  expect(told('786', 9)).toBe(told('786', 2));
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

test('M9.5: in a share round the business rounds are told that follow it', () => {
  const state = begun('956', 3, 'rounds');
  const random = randomFrom('rounds');
  const voice = voiceOf(words, table, [], { world: '956', company: true });
  const told = new Map<number, string>();
  const rounds = new Map<number, Set<number>>();
  while (rules.toAct(state) !== null) {
    const now = rules.clone(state);
    const { phase, round } = factsOf(now);
    const share = now.share[SR] ?? 0;
    const followed = rounds.get(share) ?? new Set();
    rounds.set(share, phase === 'turn' ? followed.add(round) : followed);
    if (phase === 'share') told.set(share, endingOf(now, voice));
    rules.play(state, busy(state, random));
  }
  expect(told.size).toBe(4);
  for (const [share, text] of told) {
    const [first, ...more] = rounds.get(share) ?? [];
    const all = more.length > 0 ? `rounds ${first} and ${more}` : `round ${first}`;
    expect(text).toBe(`Share round ${share}, then business ${all} of 5.`);
  }
});
