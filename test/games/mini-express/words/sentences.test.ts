import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../../../src/games/mini-express/data/board-form';
import { rules } from '../../../../src/games/mini-express/rules';
import {
  buildAction,
  draftAction,
  takeAction,
} from '../../../../src/games/mini-express/rules/action';
import {
  destinationRefusal,
  destinations,
  routesTo,
} from '../../../../src/games/mini-express/rules/destinations';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { words as en } from '../../../../src/games/mini-express/words/en';
import { words as ko } from '../../../../src/games/mini-express/words/ko';
import { isProblem, type Refusal } from '../../../../src/kit/rules';
import { fresh } from '../support/positions';
import { walk } from '../support/walk';

const name = (seat: number) => ['Ana', '민준', 'Cho', 'Dora', 'Eli'][seat] ?? '';
const broken = /undefined|null|NaN|\[object| {2}/;

/** What a player may try from the screen or a file: everything, legal or not. */
function attempts(state: State): (Refusal | null)[] {
  const found: (Refusal | null)[] = [rules.refusal(state, -1)];
  for (let company = 0; company < COMPANIES.length; company++) {
    found.push(rules.refusal(state, draftAction(company)));
    found.push(rules.refusal(state, takeAction(company)));
    for (let city = 0; city < state.board.cityHex.length; city++) {
      found.push(destinationRefusal(state, company, city));
    }
    for (const { city } of destinations(state, company)) {
      const route = routesTo(state, company, city)[0] ?? [];
      const tries = [
        { company, route },
        ...[0, 1, 2, 3].map((also) => ({ company, route, also })),
        { company, route: route.slice(1) },
      ];
      for (const build of tries) {
        const action = buildAction(state, build);
        if (action !== null) found.push(rules.refusal(state, action));
      }
    }
  }
  return found;
}

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  test('every refusal met in whole matches has a sentence of its own', () => {
    const met = new Set<string>();
    for (const board of ['usa', 'europe'] as const) {
      const state = fresh(4, { board }, board);
      const look = (here: State) => {
        for (const refusal of attempts(here)) {
          if (!refusal) continue;
          const sentence = words.refusal(refusal);
          expect(sentence).not.toMatch(broken);
          expect(sentence).not.toContain(`(${refusal.because})`);
          met.add(refusal.because);
        }
      };
      walk(state, board, look);
      look(state);
    }
    expect(met.size).toBeGreaterThan(10);
  });

  test('whatever happens in whole matches can be told', () => {
    const silent = new Set<string>();
    for (let match = 0; match < 12; match++) {
      const seats = 3 + (match % 3);
      for (const event of walk(
        fresh(seats, { board: 'europe' }, `tell ${match}`),
        `tell ${match}`,
        () => {},
      )) {
        const sentence = words.event(event, name);
        if (sentence === null) silent.add(event.event);
        else expect(sentence).not.toMatch(broken);
      }
    }
    // What a share cost stands in the sentence of the share.
    expect([...silent]).toEqual(['influence']);
  });

  test('every value of every setting has a name and a sentence', () => {
    for (const { key, values } of rules.setups.settings) {
      for (const said of [words.setting(key), ...values.map((value) => words.value(key, value))]) {
        expect(said.label).not.toBe('');
        expect(said.sentence).not.toBe('');
      }
    }
    expect(words.summary({ board: 'usa', firstGame: false })).toBe(
      words.value('board', 'usa').label,
    );
    expect(words.summary({ board: { id: 'own' } })).not.toMatch(broken);
  });

  test('what is wrong with a position is said with its place, not with the code word', () => {
    const written = rules.position.write(fresh(3, { board: 'usa' }, 'problem'));
    for (const [change, at] of [
      [{ seats: 9 }, 'seats'],
      [{ game: 'chess' }, 'game'],
      [{ demand: { nowhere: ['brown', 'gray'] } }, 'nowhere'],
    ] as const) {
      const problem = rules.position.read({ ...written, ...change }, 'seed');
      if (!isProblem(problem)) throw new Error('a broken position was taken');
      expect(words.problem(problem)).toContain(at);
      expect(words.problem(problem)).not.toContain(problem.problem);
    }
  });

  test('credits name designer and publisher, and say what is reconstructed', () => {
    expect(words.about.join(' ')).toMatch(/Mark Gerrits.*Moaideas Game Design/);
    expect(words.about).toHaveLength(5);
  });
});
