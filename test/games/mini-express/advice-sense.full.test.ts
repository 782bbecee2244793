import { describe, expect, test } from 'vitest';
import { advice } from '../../../src/games/mini-express/advice';
import { COMPANIES } from '../../../src/games/mini-express/data/companies';
import { rules } from '../../../src/games/mini-express/rules';
import type { State } from '../../../src/games/mini-express/rules/state';
import { COMBINATIONS, STANDARD } from './support/combinations';
import { drafted, edited, type Written } from './support/positions';
import { begunAs, walk } from './support/walk';

const listed = new Int32Array(rules.max);
const weights = new Float32Array(rules.max);

function sharesOfTheWin(state: State): number[] {
  const into = new Float32Array(5);
  advice.value(state, into);
  return Array.from(into.subarray(0, state.holders));
}

/** A finished match in which all seats differ only in their number of shares of every company. */
function over(mode: string, seats: number, shares: readonly number[]): State {
  return edited(drafted(seats, { mode }), (position) => {
    position.turn = { phase: 'over', seat: null, step: 1, lastRound: false };
    for (const company of COMPANIES) {
      position.influence[company] = shares.map(() => 2);
      position.shares[company] = shares.map((held) => (company === 'brown' ? held : 0));
    }
  });
}

describe('shares of the win at the end, where points are tied', () => {
  test('6.3 turn order decides between equal shares', () => {
    expect(sharesOfTheWin(over('standard', 3, [1, 1, 1]))).toEqual([1, 0, 0]);
    expect(sharesOfTheWin(over('duel', 2, [0, 1, 1]))).toEqual([0, 1, 0]);
    expect(sharesOfTheWin(over('duel-expert', 2, [2, 2]))).toEqual([1, 0]);
  });

  test('6.3 fewer shares win with the same points', () => {
    const state = edited(over('standard', 3, [1, 0, 0]), (position) => {
      for (const company of COMPANIES) position.companies[company].length = 6;
      // 6 points each: one share in first place, or two where two seats are above.
      position.influence.gray = [3, 1, 3];
      position.shares.gray = [0, 2, 0];
      position.shares.brown = [1, 0, 0];
    });
    expect(rules.standing(state).scores).toEqual([6, 6, 0]);
    expect(sharesOfTheWin(state)).toEqual([1, 0, 0]);
    const mirrored = edited(state, (position) => {
      for (const company of COMPANIES) {
        position.influence[company].reverse();
        position.shares[company].reverse();
      }
    });
    expect(sharesOfTheWin(mirrored)).toEqual([0, 0, 1]);
  });

  test('7.11 alone against the automa a tie is the automa’s win', () => {
    expect(sharesOfTheWin(over('solo', 1, [1, 1]))).toEqual([0, 1]);
  });
});

describe('estimates during a match', () => {
  test('more influence where a seat has shares is better for it, and worse for all others', () => {
    for (const mode of ['standard', 'solo', 'duel', 'duel-expert']) {
      const seats = { standard: 4, solo: 1 }[mode] ?? 2;
      const before = drafted(seats, { mode });
      const gain = (position: Written) => {
        for (const company of COMPANIES) position.influence[company][0] = 4;
      };
      const [own = 0, ...others] = sharesOfTheWin(before);
      const [more = 0, ...fewer] = sharesOfTheWin(edited(before, gain));
      expect(more).toBeGreaterThan(own);
      fewer.forEach((share, index) => {
        expect(share).toBeLessThan(others[index] ?? 0);
      });
    }
  });

  test('in the second half of a match its winner is estimated to win, in every mode', () => {
    for (const mode of ['standard', 'solo', 'duel', 'duel-expert']) {
      const set = COMBINATIONS.filter((one) => one.mode === mode && one.level === 'easy');
      let sum = 0;
      let even = 0;
      let evaluations = 0;
      for (const [match, combination] of Array(4).fill(set).flat().entries()) {
        const state = begunAs(combination, `likely ${match}`);
        const estimates: number[][] = [];
        walk(state, `likely ${match}`, (position) => estimates.push(sharesOfTheWin(position)));
        const winner = rules.standing(state).ranking?.[0] ?? -1;
        for (const shares of estimates.slice(estimates.length / 2)) {
          sum += shares[winner] ?? 0;
          even += 1 / state.holders;
          evaluations++;
        }
      }
      expect(sum / evaluations).toBeGreaterThan(even / evaluations + 0.08);
    }
  });

  test('the prior of the last to act prefers a winning action wherever there is one', () => {
    let chances = 0;
    let advised = 0;
    for (const mode of ['standard', 'duel-expert']) {
      const seats = mode === 'standard' ? 4 : 2;
      for (let match = 0; match < 60; match++) {
        const state = begunAs({ ...STANDARD, mode, seats }, `last ${match}`);
        walk(state, `last ${match}`, (position) => {
          const wins = winningActions(position);
          if (wins.size === 0) return;
          const count = rules.list(position, listed);
          advice.prior(position, listed, count, weights);
          const most = weights.indexOf(Math.max(...weights.subarray(0, count)));
          chances++;
          if (wins.has(listed[most] ?? -1)) advised++;
        });
      }
    }
    expect(chances).toBeGreaterThan(100);
    expect(advised / chances).toBeGreaterThan(0.9);
  });
});

/** The actions that end the match with a win of the seat to act. */
function winningActions(state: State): Set<number> {
  const seat = rules.toAct(state);
  const next = rules.clone(state);
  const wins = new Set<number>();
  for (const action of listed.subarray(0, rules.list(state, listed))) {
    rules.copy(next, state);
    rules.play(next, action);
    if (rules.toAct(next) === null && rules.standing(next).ranking?.[0] === seat) wins.add(action);
  }
  return wins;
}
