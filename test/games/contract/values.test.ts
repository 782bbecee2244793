import { describe, expect, test } from 'vitest';
import { fingerprint } from '../../../src/kit/fingerprint';
import { randomFrom } from '../../../src/kit/random';
import { games } from './games';
import { areSame, arraysOf, legalIn } from './states';

/** Where a match is looked at: late enough that everything has moved. */
const ACTIONS = 60;

/** The names of the arrays in which two states differ, whatever is packed of them. */
function differences(one: object, other: object): readonly string[] {
  const arrays = arraysOf(one);
  return [...arraysOf(other)].flatMap(([name, array]) =>
    arrays.get(name)?.equals(array) ? [] : name,
  );
}

describe.each(games)('$id: states are values', ({ rules, subject }) => {
  const tables = subject.tables.slice(0, 4);

  test.each(tables)('$name: a packed state is the state, and a copy is its own', (table) => {
    const state = table.begin();
    const random = randomFrom('packed');
    for (let at = 0; at < ACTIONS && legalIn(rules, state).length > 0; at++) {
      const before = rules.clone(state);
      rules.play(before, table.manner(state, random));
      if (rules.toAct(before) === null) break;
      rules.copy(state, before);
    }
    const unpacked = rules.unpack(rules.options(state), rules.seats(state), rules.pack(state));
    expect(differences(unpacked, state)).toEqual([]);
    expect(legalIn(rules, unpacked)).toEqual(legalIn(rules, state));
    const copy = rules.clone(state);
    expect(differences(copy, state)).toEqual([]);
    rules.play(copy, table.manner(copy, random));
    expect(areSame(rules, copy, state)).toBe(false);
    expect(areSame(rules, unpacked, state)).toBe(true);
    rules.copy(copy, state);
    expect(differences(copy, state)).toEqual([]);
  });

  test('the same seed gives the same match, another one another', () => {
    const [first] = subject.tables;
    if (!first) throw new Error('there is no table');
    const options = rules.options(first.begin());
    const seats = rules.seats(first.begin());
    const mark = (seed: string) => {
      const begun = rules.begin(options, seats, seed);
      if (!begun.ok) throw new Error(JSON.stringify(begun.problem));
      return fingerprint(rules.position.write(begun.value));
    };
    expect(mark('a')).toBe(mark('a'));
    expect(['b', 'c', 'd'].map(mark)).not.toEqual(['b', 'c', 'd'].map(() => mark('a')));
  });
});
