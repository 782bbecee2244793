import { describe, expect, test } from 'vitest';
import { SEAT_COLORS, type SeatPlan } from '../../../src/kit/header';
import { randomFrom } from '../../../src/kit/random';
import { LANGUAGES } from '../../../src/kit/words';
import { views } from '../../depot/views';
import { games } from './games';
import { expectSentence, PEOPLE } from './sentence';

/** Which positions of a match are looked at: the first ones, and later one in this number. */
const EVERY = 40;

const seatsOf = (count: number): readonly SeatPlan[] =>
  SEAT_COLORS.slice(0, count).map((colour, seat) => ({
    name: PEOPLE[seat] ?? '',
    colour,
    player: { kind: 'person' },
  }));

describe.each(games)('$id: what a match is about', ({ id, entry, rules, subject }) => {
  test.each(subject.tables.slice(0, 6))(
    'is told in $name from the first to the last turn',
    async (table) => {
      const view = await views[id]?.();
      if (!view) throw new Error(`no view of ${id}`);
      const state = table.begin();
      const seats = seatsOf(rules.seats(state));
      const random = randomFrom(table.name);
      const look = async () => {
        for (const language of LANGUAGES) {
          // A position that a view has seen never changes.
          const told = await view.brief(rules.clone(state), language, seats, []);
          const { goal, end, points, money, progress, out } = told;
          for (const part of [goal, end, points]) expect(part.length).toBeGreaterThan(0);
          const all = [goal, end, points, money].flat();
          for (const line of all) expectSentence(line, language);
          // The sheet draws each paragraph once.
          expect(new Set(all).size).toBe(all.length);
          if (rules.toAct(state) === null) expect(progress).toBe('');
          else expectSentence(progress, language);
          // The same for everybody: nothing in it is a secret of some.
          const dealt = rules.clone(state);
          rules.determinize(dealt, 0, random);
          expect(await view.brief(dealt, language, seats, [])).toEqual(told);
          for (const seat of out) expect(seats[seat]).toBeDefined();
          expect(out.length).toBeLessThanOrEqual(seats.length);
        }
      };
      for (let at = 0; rules.toAct(state) !== null; at++) {
        if (at < 3 || at % EVERY === 0) await look();
        rules.play(state, table.manner(state, random));
      }
      await look();
    },
  );

  test('the first screens know its first lesson and how many there are', async () => {
    const lessons = (await entry.lessons?.('en')) ?? [];
    expect(entry.card.lessons).toBe(lessons.length);
    expect(entry.card.firstLesson).toBe(lessons[0]?.id);
    expect(entry.card.firstSteps).toBe(lessons[0]?.steps.length);
  });
});
