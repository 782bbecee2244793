import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/age-of-steam/rules';
import { actionOf, KINDS } from '../../../src/games/age-of-steam/rules/actions';
import { issue } from '../../../src/games/age-of-steam/rules/issue';
import { AMOUNT_MOST, pack } from '../../../src/games/age-of-steam/rules/kind';
import { buildsByTheClauses } from './support/builds-by-the-clauses';
import { building, edited, fresh, legal, legalKind, read, write } from './support/positions';
import { rich, thrifty, walk } from './support/walk';

describe('the lister', () => {
  test('the builds listed are exactly those that the clauses, taken literally, allow', () => {
    for (let match = 0; match < 2; match++) {
      const state = rich(3 + match, `oracle ${match}`);
      let step = 0;
      walk(state, thrifty, `oracle ${match}`, (_, __, play) => {
        if (write(state).turn.phase === 'build' && step++ % 61 === 0) {
          const listed = legalKind(state, 'build').map(
            ({ hex, track }) => `${hex} ${String(track)}`,
          );
          expect(listed.sort()).toEqual(buildsByTheClauses(write(state)).sort());
        }
        play();
      });
    }
  });

  test('a seat that has begun and has money, on a bare board: 226 builds, argued by hand', () => {
    // 7.6 d: a tile must have an edge to a city, and no hex lies beside two; so of two segments one would reach
    // none, and a simple tile has that edge and any other that leads to a hex: one tile for each of the hex's other
    // neighbors. Chicago has five hexes around it: 6,10 with 5 more neighbors, 6,12 with 5, 7,13 with 5,
    // 8,12 with 4 (8,10 is a lake) and 7,9 with 3 (8,8 and 8,10 are lakes): 22. All twelve make 226.
    const state = building({}, { 'players.0.money': 100 });
    const beside = ['6,10', '6,12', '7,13', '8,12', '7,9'];
    const byHex = legalKind(state, 'build').map(({ hex }) => hex);
    expect(beside.map((hex) => byHex.filter((one) => one === hex).length)).toEqual([5, 5, 5, 4, 3]);
    expect(byHex).toHaveLength(226);
  });

  test('the list has a fixed order and fits, whatever the money', () => {
    const turn = {
      number: 1,
      phase: 'auction',
      seat: 0,
      bids: [0, 0, 0],
      dropped: [],
      passed: false,
    };
    const state = read(edited('start-3', { turn, 'players.0.money': 1_000_000 }));
    const bids = legal(state);
    expect(bids).toHaveLength(AMOUNT_MOST + 1);
    expect(legal(state)).toEqual(bids);
    expect(bids.length).toBeLessThanOrEqual(rules.max);
  });

  test('any number may be tried', () => {
    const state = fresh();
    for (const number of [
      -1,
      0.5,
      Number.NaN,
      2 ** 31,
      2 ** 31 - 1,
      KINDS.length,
      actionOf(issue, pack(0, 1)),
    ]) {
      expect(rules.refusal(state, number)).toEqual({ because: 'no-action' });
    }
  });
});
