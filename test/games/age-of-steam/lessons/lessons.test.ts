import { describe, expect, test } from 'vitest';
import { lessonsIn } from '../../../../src/games/age-of-steam/lessons';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { reader } from '../../../../src/games/age-of-steam/rules/reader';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import type { LessonId } from '../../../../src/games/age-of-steam/words/lesson-steps';
import { lessonNamed, through as walk } from '../../contract/lesson-walk';
import { subject } from '../subject';

const en = await lessonsIn('en');

/** Plays a lesson as it asks; the events, with the others', and the last state of each step. */
function through(id: LessonId) {
  const told = walk<State>({ id: 'age-of-steam', rules, reader, subject }, lessonNamed(id, en));
  const steps = [...told].map(
    ([step, { after, answered }]) => [step, { state: after, events: answered }] as const,
  );
  return new Map<string, (typeof steps)[number][1]>(steps);
}

/** All track of a position with its owners, and the new cities. */
function railwayOf(state: State | undefined) {
  const written = state && rules.position.write(state);
  return { track: written?.track, newCities: written?.newCities };
}

describe('what the lessons say comes true', () => {
  const figure = (state: State | undefined, of: 'money' | 'income') => state?.[of][0];

  test('the first railway: a whole turn from the shares to payday, and a delivery over three links', () => {
    const told = through('first');
    const pays = (id: string) =>
      told.get(id)?.events.find(({ event }) => event === 'deliver')?.income;
    expect(told.get('bid')?.events).toContainEqual(
      expect.objectContaining({ event: 'first', seat: 0, pays: 1 }),
    );
    expect(told.get('link')?.events.some(({ event }) => event === 'link')).toBe(true);
    expect(pays('ship')).toEqual([1, 0, 0]);
    expect(pays('again')).toEqual([1, 0, 0]);
    expect(figure(told.get('payday')?.state, 'money')).toBe(10 + 5 - 1 - 7 + 2 - 5);
    expect(pays('long')).toEqual([3, 0, 0]);
  });

  test('the auction: the learner is second for $3, and ships over two links', () => {
    const told = through('actions');
    const drop = told.get('drop')?.events.find(({ event }) => event === 'drop');
    expect(drop).toMatchObject({ seat: 0, place: 2, pays: 3 });
    const delivered = told.get('ship')?.events.find(({ event }) => event === 'deliver');
    expect(delivered?.income).toEqual([2, 0, 0]);
    const [now, later] = ['ship', 'draw'].map((id) => railwayOf(told.get(id)?.state));
    expect(later).toEqual(now);
  });

  test('money: a delivery saves the learner, and Iris is out', () => {
    const told = through('money');
    for (const [before, after] of [
      ['issue', 'short'],
      ['fell', 'out'],
    ] as const) {
      const [shares, later] = [before, after].map((id) => [...(told.get(id)?.state.shares ?? [])]);
      // Iris's went back with her.
      for (const seat of [0, 2]) expect(later?.[seat]).toBeGreaterThanOrEqual(shares?.[seat] ?? 99);
      for (const hex of Object.keys(railwayOf(told.get(before)?.state).track ?? {}))
        expect(railwayOf(told.get(after)?.state).track).toHaveProperty([hex]);
    }
    expect(figure(told.get('short')?.state, 'income')).toBe(1);
    const events = told.get('out')?.events ?? [];
    expect(events).toContainEqual({ event: 'out', seat: 1 });
    expect(events).toContainEqual({ event: 'reduction', seat: 0, amount: 2 });
    expect(events.find(({ event, seat }) => event === 'expenses' && seat === 1)).toMatchObject({
      owes: 8,
      short: 5,
    });
  });

  test('tiles: a town, a crossing, and a link of four tiles with track that was nobody’s', () => {
    const told = through('tiles');
    const cost = (id: string) => told.get(id)?.events.find(({ event }) => event === 'build')?.cost;
    expect([cost('town'), cost('cross'), cost('turn'), cost('claim')]).toEqual([3, 3, 2, 2]);
    expect(told.get('claim')?.events.some(({ event }) => event === 'claim')).toBe(true);
  });
});
