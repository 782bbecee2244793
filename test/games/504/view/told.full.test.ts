import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { figureOf } from '../../../../src/games/504/rules/base/ask';
import { FINAL_POINTS } from '../../../../src/games/504/rules/base/flow';
import type { Event } from '../../../../src/games/504/rules/state/events';
import { ROUND } from '../../../../src/games/504/rules/state/fields';
import type { State } from '../../../../src/games/504/rules/state/state';
import { hindsightIn } from '../../../../src/games/504/view/hindsight/hindsight';
import type { WorldFact } from '../../../../src/games/504/words/decisive-facts';
import type { Course } from '../../../../src/kit/hindsight';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import type { GameEvent } from '../../../../src/kit/rules';
import { BROKEN, HANGUL } from '../../contract/sentence';
import { busy } from '../support/walk';

/** A match played by chance: what becomes of it is known from its events. */
function match(world: string, seats: number): Course<State, Event> {
  const random = randomFrom(`told ${world}`);
  const state = unwrap(rules.begin({ world }, seats, `told ${world}`));
  const states: State[] = [rules.clone(state)];
  const plies: { seat: number; events: readonly Event[] }[] = [];
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const events: Event[] = [];
    rules.play(state, busy(state, random), (event) => events.push(event));
    plies.push({ seat, events });
    states.push(rules.clone(state));
  }
  return { states, plies };
}

/** Every role of every module, with companies and without. */
const WORLDS = [
  '685',
  '567',
  '785',
  '879',
  '956',
  '798',
  '596',
  '867',
  '156',
  '215',
  '192',
  '365',
  '637',
  '475',
  '942',
] as const;
const matches = new Map(WORLDS.map((world, at) => [world, match(world, 2 + (at % 3))]));
const NAMES = ['Ada', 'Ben', 'Cho', 'Dora'];

const { facts } = await hindsightIn('en');
const endOf = ({ states }: Course<State, Event>) => states.at(-1) as State;
const events = ({ plies }: Course<State, Event>): readonly GameEvent[] =>
  plies.flatMap((ply) => ply.events);

describe.each([...matches])('a match of world %s', (world, course) => {
  test.each(['en', 'ko'] as const)('is explained in full sentences, %s', async (language) => {
    const { sentence } = await hindsightIn(language);
    const told = facts(course);
    expect(told.length).toBeGreaterThan(1);
    for (const fact of told) {
      const said = sentence(fact, (seat) => NAMES[seat] ?? '?');
      expect(said).toMatch(/^\S.*\.$/);
      expect(said).not.toMatch(BROKEN);
      if (language === 'ko') expect(said).toMatch(HANGUL);
    }
  });

  test('each fact is true of it', () => {
    const end = endOf(course);
    const { scores, ranking } = rules.standing(end);
    for (const fact of facts(course)) {
      expect(fact.weight).toBeGreaterThan(0);
      if ('winner' in fact) expect(fact.winner).toBe(ranking?.[0]);
      checkOf(fact, course, scores);
    }
    expect(world).toBe(end.world.name);
  });

  test('the weightiest is told first', () => {
    const weights = facts(course).map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((one, other) => other - one));
  });
});

function checkOf(fact: WorldFact, course: Course<State, Event>, scores: readonly number[]): void {
  const sum = (word: string, owner: number, more: Partial<GameEvent> = {}) =>
    events(course)
      .filter((one) => one.event === word && one.owner === owner)
      .filter((one) => Object.entries(more).every(([key, value]) => one[key] === value))
      .reduce((all, one) => all + Number(one.amount), 0);
  const done = (word: string) => {
    const counts = new Map<number, number>();
    for (const one of events(course)) {
      const action = one.action as { do?: string } | undefined;
      if (one.event !== 'did' || action?.do !== word) continue;
      counts.set(Number(one.owner), (counts.get(Number(one.owner)) ?? 0) + 1);
    }
    return counts;
  };
  switch (fact.fact) {
    case 'tie':
      for (const seat of fact.seats) expect(scores[seat]).toBe(Math.max(...scores));
      return;
    case 'reason':
      expect(fact.figure).toBe(sum('vp', fact.winner, { for: fact.reason }));
      expect(fact.secondFigure).toBe(sum('vp', fact.second, { for: fact.reason }));
      return;
    case 'goal': {
      const { vp } = endOf(course);
      const leads = (seat: number) => figureOf(endOf(course), FINAL_POINTS, seat, 0);
      for (const [seat, figure] of [
        [fact.winner, fact.figure],
        [fact.second, fact.secondFigure],
      ] as const)
        expect(figure).toBe((scores[seat] ?? 0) - (vp[seat] ?? 0) - leads(seat));
      return;
    }
    case 'income':
      expect(fact.figure).toBe(sum('income', fact.winner));
      return;
    case 'most': {
      const counts = done(fact.action);
      expect(fact.count).toBe(counts.get(fact.owner));
      counts.delete(fact.owner);
      expect(fact.next).toBe(Math.max(0, ...counts.values()));
      return;
    }
    case 'idle': {
      // Nothing of these three rounds is progress (G5.7): nothing was built, bought or found.
      const rounds = course.states.map((state) => (state as State).now[ROUND]);
      const from = rounds.indexOf((rounds.at(-1) ?? 0) - 2);
      const late: readonly GameEvent[] = course.plies.slice(from).flatMap((ply) => ply.events);
      for (const { action } of late)
        expect(['buy', 'explore', 'road', 'plant']).not.toContain((action as { do?: string })?.do);
      return;
    }
    case 'ended': {
      expect(fact.round).toBe(endOf(course).now[ROUND]);
      // M4.22: the turn that ends a match of 4.I is its last.
      const last = events(course)
        .filter((one) => one.event === 'income')
        .at(-1);
      if (endOf(course).world.role[4] === 1) expect(fact.owner).toBe(last?.owner);
      return;
    }
    case 'limit':
      expect(fact.round).toBe(endOf(course).world.roundMost);
  }
}

test('M4.22: whose turn ended a match of 4.I is told', () => {
  const course = matches.get('475');
  expect(course && facts(course).some(({ fact }) => fact === 'ended')).toBe(true);
});

test('shares of the first two are told, and bring no more than the score', () => {
  for (const world of ['956', '798', '879'] as const) {
    const course = matches.get(world);
    if (!course) throw new Error(world);
    const end = endOf(course);
    const { scores, ranking } = rules.standing(end);
    const held = facts(course).flatMap((fact) => (fact.fact === 'holding' ? [fact] : []));
    expect(held.length, world).toBeGreaterThan(0);
    for (const { seat, shares, worth } of held) {
      expect(ranking?.slice(0, 2)).toContain(seat);
      expect(shares * worth).toBeLessThanOrEqual(scores[seat] ?? 0);
    }
  }
});
