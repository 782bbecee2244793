import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import type { Event } from '../../../../src/games/504/rules/state/events';
import type { State } from '../../../../src/games/504/rules/state/state';
import { tileNamed } from '../../../../src/games/504/view/model/base/places';
import { telling } from '../../../../src/games/504/view/telling';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { busy } from '../support/walk';

interface Step {
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

const played = new Map<string, readonly Step[]>();

/** Every action of a match by chance in a world. */
function stepsIn(world: string): readonly Step[] {
  const steps = played.get(world) ?? playAll(world);
  played.set(world, steps);
  return steps;
}

function playAll(world: string): readonly Step[] {
  const random = randomFrom(`telling ${world}`);
  const state = unwrap(rules.begin({ world }, 3, `telling ${world}`));
  const steps: Step[] = [];
  while (rules.toAct(state) !== null) {
    const before = rules.clone(state);
    const events: Event[] = [];
    rules.play(state, busy(state, random), (event) => events.push(event));
    steps.push({ before, after: rules.clone(state), events });
  }
  return steps;
}

const newsOf = ({ before, after, events }: Step) => telling.newsOf(events, before, after);

describe('news', () => {
  test('leave scorings to the sheet of the table, and tell the end with what a missed turn gave', () => {
    const told = stepsIn('785').flatMap((step) => newsOf(step).events);
    expect(told.at(-1)?.event).toBe('over');
    expect(told.every((one) => one.event === 'over' || one.event === 'vp')).toBe(true);
    expect(told.some((one) => one.event === 'vp' && one.for === 'scoring')).toBe(false);
  });

  test.each(['685', '567'])('are the beginning of the last round of %s, once', (world) => {
    const steps = stepsIn(world);
    const lasts = steps.filter((step) => newsOf(step).last === 'round');
    expect(lasts).toHaveLength(1);
    // Nothing but the rest of the round follows.
    const [last] = lasts;
    const rest = last ? steps.slice(steps.indexOf(last) + 1) : [];
    const later = rest.flatMap(({ events }) => events);
    expect(later.filter(({ event }) => event === 'round')).toEqual([]);
  });
});

test.each(['685', '567'])('in %s what was done lies on the map', (world) => {
  let places = 0;
  for (const { after, events } of stepsIn(world))
    for (const place of telling.placesOf(events)) {
      expect(tileNamed(after, place), place).toBeGreaterThanOrEqual(0);
      places++;
    }
  expect(places).toBeGreaterThan(20);
});

test('a turn is told by what it settled, not by what it bought', () => {
  const weigh = (event: Event) => telling.weightOf(event);
  const buy: Event = { event: 'did', owner: 0, action: { do: 'buy', at: '0,0' } };
  const settle: Event = {
    ...{ event: 'did', owner: 0, founds: true },
    action: { do: 'move', from: '0,0', to: '1,0' },
  };
  const move: Event = { event: 'did', owner: 0, action: { do: 'move', from: '0,0', to: '1,0' } };
  expect(weigh(buy)).toBe(0);
  expect(weigh(settle)).toBeGreaterThan(weigh(move));
});

test('a turn is told by the company it founded, not by the headquarters placed with it', () => {
  const found: Event = {
    ...{ event: 'did', seat: 0, founds: true },
    action: { do: 'buy', company: 2 },
  };
  const place: Event = { event: 'did', owner: 2, action: { do: 'capital', at: '0,0' } };
  expect(telling.weightOf(found)).toBeGreaterThan(telling.weightOf(place));
});

test('a new city is no small step: it is told among the outcomes of a turn', () => {
  const found = (kind: 'city' | 'forest') =>
    telling.weightOf({ event: 'explore', owner: 0, at: '2,0', markers: {}, found: kind });
  expect(found('city')).toBeGreaterThan(found('forest'));
  expect(found('city')).toBeGreaterThanOrEqual(2);
});
