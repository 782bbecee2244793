import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { cardsOf } from '../../../../src/games/ultimate-railroads/rules/final-score';
import {
  OVER,
  PHASE,
  ROUND,
  type State,
} from '../../../../src/games/ultimate-railroads/rules/state';
import { arithmeticOf } from '../../../../src/games/ultimate-railroads/view/arithmetic';
import { chartsIn } from '../../../../src/games/ultimate-railroads/view/charts';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { table as enTable } from '../../../../src/games/ultimate-railroads/words/en/table';
import { words as ko } from '../../../../src/games/ultimate-railroads/words/ko';
import { table as koTable } from '../../../../src/games/ultimate-railroads/words/ko/table';
import { randomFrom } from '../../../../src/kit/random';
import type { GameEvent } from '../../../../src/kit/rules';
import { builder, rich } from '../support/walk';

interface Moment {
  readonly state: State;
  /** Everything that was told up to it. */
  readonly events: readonly GameEvent[];
}

/** A match by chance at every tenth action and at its end. */
function match(seats: number): readonly Moment[] {
  const random = randomFrom(`scores ${seats}`);
  const state = rich(seats, `scores ${seats}`);
  const events: GameEvent[] = [];
  const moments: Moment[] = [];
  for (let at = 0; rules.toAct(state) !== null; at++) {
    if (at % 10 === 0) moments.push({ state: rules.clone(state), events: [...events] });
    rules.play(state, builder(state, random), (event) => events.push(event));
  }
  return [...moments, { state, events }];
}

const matches = [2, 3, 4].map(match);
const sum = (parts: readonly { readonly points: number }[]) =>
  parts.reduce((all, { points }) => all + points, 0);

describe.each([
  ['en', { table: enTable, names: en.names }],
  ['ko', { table: koTable, names: ko.names }],
] as const)('in %s', (_, speech) => {
  test('13.4, 13.5: the parts of everybody’s score add up to it at any time, each under a name of its own', () => {
    for (const { state, events } of matches.flat())
      for (const [seat, score] of rules.standing(state).scores.entries()) {
        const { parts } = arithmeticOf(state, seat, null, events, speech);
        expect(sum(parts)).toBe(score);
        expect(new Set(parts.map(({ label }) => label)).size).toBe(parts.length);
      }
  });
});

test('14: the parts of another seat’s score are without its cards until the end', () => {
  const speech = { table: enTable, names: en.names };
  const running = matches.flat().filter(({ state }) => state.now[PHASE] !== OVER);
  let held = 0;
  for (const { state, events } of running)
    for (let seat = 0; seat < state.seats; seat++) {
      const viewer = (seat + 1) % state.seats;
      const { terms, parts } = arithmeticOf(state, seat, [viewer], events, speech);
      expect(sum(parts)).toBe(rules.standing(state, [viewer]).scores[seat]);
      expect(parts.filter(({ label }) => label.startsWith('card'))).toEqual([]);
      const cards = cardsOf(state, seat).length;
      expect(terms.some((term) => term.includes('face down'))).toBe(cards > 0);
      held += cards;
    }
  expect(held).toBeGreaterThan(0);
});

test('the charts end with the final scores, and what the rounds brought adds up to them', async () => {
  const { charts, round } = await chartsIn('en');
  const [rounds, outlook] = charts;
  for (const moments of matches) {
    const last = moments.at(-1)?.state;
    const first = moments[0]?.state;
    if (!rounds || !outlook || !first || !last) throw new Error('a match without moments');
    const ends = moments
      .map(({ state }) => state)
      .filter(
        (state, at, all) =>
          at === 0 || state === last || round(state) !== round(all[at - 1] ?? state),
      );
    for (let seat = 0; seat < last.seats; seat++) {
      const brought = ends.map((state, at) => rounds.value(state, seat, ends[at - 1] ?? null));
      expect(brought[0]).toBeNull();
      expect(brought.reduce<number>((all, one) => all + (one ?? 0), 0)).toBe(last.score[seat]);
      expect(outlook.value(last, seat, null)).toBe(last.score[seat]);
    }
    expect(ends).toHaveLength((last.now[ROUND] ?? 0) + 1);
  }
});

test('19: the outlook counts what the round would give once for every round left', async () => {
  const outlook = (await chartsIn('en')).charts.find(({ id }) => id === 'outlook');
  const state = rich(3, 'outlook');
  const before = outlook?.value(state, 0, null);
  state.score[0] = 7;
  expect(outlook?.value(state, 0, null)).toBe((before ?? 0) + 7);
  // With a reach of 1 Kiev pays one star, in each of six rounds.
  state.reach.fill(1);
  expect(outlook?.value(state, 0, null)).toBe((before ?? 0) + 7 + 6);
});
