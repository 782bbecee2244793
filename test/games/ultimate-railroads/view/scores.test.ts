import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import type { Event } from '../../../../src/games/ultimate-railroads/rules/events';
import { cardsOf } from '../../../../src/games/ultimate-railroads/rules/final-score';
import { roundScore } from '../../../../src/games/ultimate-railroads/rules/round-score';
import {
  OVER,
  PHASE,
  ROUND,
  type State,
} from '../../../../src/games/ultimate-railroads/rules/state';
import { arithmeticOf } from '../../../../src/games/ultimate-railroads/view/arithmetic';
import { briefOf } from '../../../../src/games/ultimate-railroads/view/brief';
import { chartsIn } from '../../../../src/games/ultimate-railroads/view/charts';
import { scoreTable } from '../../../../src/games/ultimate-railroads/view/round/score-table';
import { roundSteps } from '../../../../src/games/ultimate-railroads/view/round/steps';
import { words as en } from '../../../../src/games/ultimate-railroads/words/en';
import { standing as enStanding } from '../../../../src/games/ultimate-railroads/words/en/standing';
import { table as enTable } from '../../../../src/games/ultimate-railroads/words/en/table';
import { PARTS } from '../../../../src/games/ultimate-railroads/words/ids';
import { words as ko } from '../../../../src/games/ultimate-railroads/words/ko';
import { standing as koStanding } from '../../../../src/games/ultimate-railroads/words/ko/standing';
import { table as koTable } from '../../../../src/games/ultimate-railroads/words/ko/table';
import { randomFrom } from '../../../../src/kit/random';
import { builder, rich } from '../support/walk';

interface Moment {
  readonly state: State;
  /** Everything that was told up to it. */
  readonly events: readonly Event[];
}

/** A match by chance at every tenth action and at its end. */
function match(seats: number): readonly Moment[] {
  const random = randomFrom(`scores ${seats}`);
  const state = rich(seats, `scores ${seats}`);
  const events: Event[] = [];
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

const EN = { table: enTable, names: en.names, standing: enStanding };

/** What the round in play would add to a score. */
const inPlay = (state: State, seat: number) =>
  state.now[PHASE] === OVER ? 0 : roundScore(state, seat);

describe.each([
  ['en', EN],
  ['ko', { table: koTable, names: ko.names, standing: koStanding }],
] as const)('in %s', (_, speech) => {
  test('13.4, 13.5, 19: the parts of everybody’s score add up to it and to the round in play at any time, each under a name of its own', () => {
    for (const { state, events } of matches.flat())
      for (const [seat, score] of rules.standing(state).scores.entries()) {
        const { parts } = arithmeticOf(state, seat, null, events, speech);
        expect(sum(parts)).toBe(score + inPlay(state, seat));
        expect(new Set(parts.map(({ label }) => label)).size).toBe(parts.length);
      }
  });
});

test('what a match is about tells the scores that the standing tells, with the round in play', async () => {
  let differ = 0;
  for (const { state, events } of matches.flat()) {
    const { scores = [] } = await briefOf(state, 'en', [], [0]);
    const parts = scores.map((_, seat) => {
      const viewers = state.now[PHASE] === OVER ? null : [0];
      return sum(arithmeticOf(state, seat, viewers, events, EN).parts);
    });
    expect(scores).toEqual(parts);
    if (String(scores) !== String(rules.standing(state, [0]).scores)) differ++;
  }
  expect(differ).toBeGreaterThan(10);
});

test('a score of which nothing tells, as in a lesson that begins in round 5, comes from before', () => {
  const { state } = matches[0]?.filter((one) => one.state.now[PHASE] !== OVER).at(-1) ?? {};
  if (!state) throw new Error('a match without moments');
  const { terms, parts } = arithmeticOf(state, 0, [0], [], EN);
  const points = state.score[0] ?? 0;
  expect(terms).toContain(`before ${points}`);
  expect(terms.some((term) => term.startsWith('turns'))).toBe(false);
  expect(parts).toContainEqual({ label: 'Before', points });
});

test('14: the parts of another seat’s score are without its cards until the end', () => {
  const speech = EN;
  const running = matches.flat().filter(({ state }) => state.now[PHASE] !== OVER);
  let held = 0;
  for (const { state, events } of running)
    for (let seat = 0; seat < state.seats; seat++) {
      const viewer = (seat + 1) % state.seats;
      const { terms, parts } = arithmeticOf(state, seat, [viewer], events, speech);
      const score = rules.standing(state, [viewer]).scores[seat] ?? 0;
      expect(sum(parts)).toBe(score + inPlay(state, seat));
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

test('12.4, 13.1: the table of each round has all that it gave, and the totals of then, also when it is looked at later', () => {
  for (const seats of [2, 3, 4]) {
    const random = randomFrom(`tables ${seats}`);
    const state = rich(seats, `tables ${seats}`);
    // A match may begin in its middle, with points that nothing tells of.
    state.score.fill(40);
    const told: Event[] = [];
    const ends: { readonly shown: readonly Event[]; readonly scores: readonly number[] }[] = [];
    while (rules.toAct(state) !== null) {
      const events: Event[] = [];
      rules.play(state, builder(state, random), (event) => events.push(event));
      told.push(...events);
      const shown = roundSteps(events).flatMap((step) => step.events);
      if (shown.length > 0) ends.push({ shown, scores: [...state.score] });
    }
    for (const [at, { shown, scores }] of ends.entries()) {
      const table = scoreTable(shown, told, state.score);
      const row = (id: string) => table.rows.find((one) => one.id === id)?.points ?? [];
      expect(table.round).toBe(at + 1);
      expect(table.isOver).toBe(at === ends.length - 1);
      expect(new Set(table.seats).size).toBe(seats);
      expect(row('total')).toEqual(table.seats.map((seat) => scores[seat]));
      for (const place of table.seats.keys()) {
        const parts = table.rows.filter(({ id }) => (PARTS as readonly string[]).includes(id));
        expect(sum(parts.map(({ points }) => ({ points: points[place] ?? 0 })))).toBe(
          row('sum')[place],
        );
        const others = table.rows.filter(({ id }) => !(PARTS as readonly string[]).includes(id));
        const addends = others.filter(({ id }) => id !== 'total');
        expect(sum(addends.map(({ points }) => ({ points: points[place] ?? 0 })))).toBe(
          row('total')[place],
        );
        const seat = table.seats[place] ?? 0;
        expect(row('before')[place]).toBe(ends[at - 1]?.scores[seat] ?? 40);
      }
      for (const { id, points } of table.rows)
        if (id !== 'sum' && id !== 'total') expect(points.some((one) => one > 0)).toBe(true);
    }
    const last = ends.at(-1);
    if (!last) throw new Error('a match without rounds');
    const { rows } = scoreTable(last.shown, told, state.score);
    expect(rows.map(({ id }) => id)).toContain('majority');
  }
});
