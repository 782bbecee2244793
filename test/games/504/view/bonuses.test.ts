import { expect, test } from 'vitest';
import {
  bonusesIn,
  bonusesOf,
  nearestBonus,
  openBonuses,
} from '../../../../src/games/504/modules/race/model/bonuses';
import { rules } from '../../../../src/games/504/rules';
import type { Event } from '../../../../src/games/504/rules/state/events';
import { randomFrom } from '../../../../src/kit/random';
import { begun } from '../support/begun';
import { voiceIn } from '../support/voice';
import { busy } from '../support/walk';

/** A world for each module that has bonuses, with those of 9.I by the module of role II. */
const WORLDS = ['162', '362', '582', '682', '782', '852'];

test.each(WORLDS)('M2.10: who wins a bonus of world %s has as much as it needs', (world) => {
  const state = begun(world, 3, 'b');
  const random = randomFrom('b');
  let won = null;
  while (!won && rules.toAct(state) !== null) {
    const before = rules.clone(state);
    const events: Event[] = [];
    rules.play(state, busy(state, random), (event) => events.push(event));
    won = bonusesIn(before, events);
    const told = events.flatMap((one) => (one.event === 'bonus' ? [one.key, one.owner] : []));
    const winners = won?.bonuses.filter(({ winner }) => winner !== null) ?? [];
    expect(winners.flatMap(({ key, winner }) => [key, winner])).toEqual(told);
    for (const { has, needs, winner } of won?.bonuses ?? [])
      if (winner !== null) expect(has[winner]).toBe(needs);
    // Nobody has enough for a bonus that is still to be won.
    for (const { has, needs } of openBonuses(rules.clone(state)))
      expect(Math.max(...has)).toBeLessThan(needs);
  }
  expect(won?.bonuses.length).toBeGreaterThan(0);
});

test('the goal line names the bonus that a player is nearest to', () => {
  const state = begun('682', 3, 'nearest');
  const random = randomFrom('nearest');
  expect(nearestBonus(state)?.has.every((has) => has <= 1) ?? true).toBe(true);
  while (nearestBonus(rules.clone(state)) === null) rules.play(state, busy(state, random));
  const nearest = nearestBonus(state);
  const { race } = voiceIn(state).table;
  expect(nearest && race.nextBonus('forest', 'Ada', nearest.has[nearest.owner] ?? 0, 3)).toMatch(
    /^Next bonus: forest \(Ada [12] of 3\)\.$/,
  );
  expect(bonusesOf(begun('785', 3, 'none'))).toEqual([]);
});
