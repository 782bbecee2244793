import { describe, expect, test } from 'vitest';
import { sample } from '../../../../src/games/mini-express/advice/sample';
import { rules } from '../../../../src/games/mini-express/rules';
import type { Event } from '../../../../src/games/mini-express/rules/events';
import { ranking } from '../../../../src/games/mini-express/rules/scoring';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { hindsightIn } from '../../../../src/games/mini-express/view/hindsight/hindsight';
import type { Course } from '../../../../src/kit/hindsight';
import { randomFrom } from '../../../../src/kit/random';
import { LANGUAGES } from '../../../../src/kit/words';
import { COMBINATIONS } from '../support/combinations';
import { edited } from '../support/positions';
import { begunAs } from '../support/walk';

const broken = /undefined|null|NaN|\[object|^[\s.]*$| {2}| [.,:;]|-\d/;

/** A match with random moves to its end. */
function wander(state: State, seed: string): Course<State, Event> {
  const random = randomFrom(seed);
  const states = [rules.clone(state)];
  const plies: { seat: number; events: Event[] }[] = [];
  for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
    const events: Event[] = [];
    rules.play(state, sample(state, random), (event) => events.push(event));
    states.push(rules.clone(state));
    plies.push({ seat, events });
  }
  return { states, plies };
}

const courses = COMBINATIONS.filter((_, at) => at % 6 === 0).flatMap((combination) =>
  ['one', 'two', 'three'].map((seed) => wander(begunAs(combination, seed), seed)),
);

describe.each(LANGUAGES)('in %s', (language) => {
  test('every match has complete sentences, in every mode', async () => {
    const { facts, sentence } = await hindsightIn(language);
    const met = new Set<string>();
    for (const course of courses) {
      const told = facts(course);
      expect(told.length).toBeGreaterThan(0);
      for (const fact of told) met.add(fact.fact);
      const name = (holder: number) => ['Ana', '민준', 'Cho', 'Dora', 'Eli'][holder] ?? 'AI';
      expect(told.map((fact) => sentence(fact, name)).filter((one) => broken.test(one))).toEqual(
        [],
      );
    }
    expect(met.size).toBeGreaterThanOrEqual(10);
  });
});

test('where a sentence says that one influence less loses the match, that position is lost', async () => {
  const { facts } = await hindsightIn('en');
  let seen = 0;
  for (const course of courses) {
    const end = course.states.at(-1) as State;
    const edge = facts(course).find(({ fact }) => fact === 'edge');
    if (edge?.fact !== 'edge') continue;
    seen++;
    const company = (['brown', 'gray', 'orange', 'white'] as const)[edge.company] ?? 'brown';
    const other = edited(end, (position) => {
      const own = position.influence[company][edge.winner] ?? 0;
      position.influence[company][edge.winner] = own - 1;
    });
    expect(ranking(end)[0]?.seat).toBe(edge.winner);
    expect(ranking(other)[0]?.seat).toBe(edge.heir);
  }
  expect(seen).toBeGreaterThan(0);
});
