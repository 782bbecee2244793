import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { actionOf, kindOf } from '../../../../src/games/age-of-steam/rules/actions';
import { bid, drop } from '../../../../src/games/age-of-steam/rules/auction';
import { done } from '../../../../src/games/age-of-steam/rules/build';
import { issue } from '../../../../src/games/age-of-steam/rules/issue';
import { engine, passMove } from '../../../../src/games/age-of-steam/rules/move';
import { select } from '../../../../src/games/age-of-steam/rules/select';
import type { State } from '../../../../src/games/age-of-steam/rules/state';
import { factsOf } from '../../../../src/games/age-of-steam/view/facts';
import { legalIn } from '../../../../src/games/age-of-steam/view/legal';
import { DONE } from '../../../../src/games/age-of-steam/view/losses';
import { outlooks } from '../../../../src/games/age-of-steam/view/outlook';
import { bestDeliveries } from '../../../../src/games/age-of-steam/view/routes';
import { lossTold, whatIsLost } from '../../../../src/games/age-of-steam/view/what-is-lost';
import { words } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { building, edited, read } from '../support/positions';
import { wholeMatch } from './positions';

const PASS = actionOf(passMove);
const all = wholeMatch().states.filter((state) => rules.toAct(state) !== null);
const kinds = (state: State, action: number) => whatIsLost(state, [action]).map(({ loss }) => loss);

/** The first decision of a turn, of a seat that owes more than it has. */
function owing(put: Record<string, unknown>, phase = 'issue'): State {
  const turn = { number: 2, phase, seat: 0 };
  return read(edited('start-3', { turn, ...put }));
}
const POOR = { 'players.0.money': 0, 'players.0.income': 0, 'players.0.shares': 4 };

test('too few shares to stay in the game are asked about while more can be issued', () => {
  const state = owing(POOR);
  expect(kinds(state, actionOf(issue, 0))).toEqual(['out']);
  expect(kinds(state, actionOf(issue, 1))).toEqual(['out']);
  expect(kinds(state, actionOf(issue, 2))).toEqual([]);
  expect(kinds(owing({ ...POOR, 'players.0.money': 9 }), actionOf(issue, 0))).toEqual([]);
  // With the limit of 15 there is nothing to be decided.
  expect(kinds(owing({ ...POOR, 'players.0.shares': 15 }), actionOf(issue, 0))).toEqual([]);
});

test('a move that ships nothing is asked about where a delivery would pay, and told what it would pay', () => {
  let [asked, idle] = [0, 0];
  for (const state of all.filter((one) => legalIn(one).all.includes(PASS))) {
    if (factsOf(state).phase !== 'move') continue;
    const pays = bestDeliveries(state)[0]?.best.own ?? 0;
    const lost = whatIsLost(state, [PASS]).find(({ loss }) => loss === 'delivery');
    if (pays === 0) {
      idle++;
      expect(lost).toBeUndefined();
      continue;
    }
    asked++;
    expect(lost).toEqual({ loss: 'delivery', pays });
    for (const said of [words, ko])
      expect(lost && lossTold(state, lost, said).join()).toContain(`+${pays}`);
  }
  expect(Math.min(asked, idle)).toBeGreaterThan(3);
});

test('a better engine that would add a delivery counts only where it can still be used', () => {
  const asked = all.filter((state) => kinds(state, PASS).includes('engine'));
  expect(asked.length).toBeGreaterThan(0);
  for (const state of asked) {
    const { turn, turns, round } = factsOf(state);
    expect(turn < turns || round < 2).toBe(true);
    expect(kinds(state, actionOf(engine))).not.toContain('engine');
  }
});

test('7.13: the end of a build turn that loses track is asked about, in one sentence', () => {
  const state = building({ '13,15': { '2-4': 0 } });
  const [lost, ...more] = whatIsLost(state, [DONE]);
  expect(more).toEqual([]);
  expect(lost?.loss).toBe('build');
  expect(lost && lossTold(state, lost, words)).toHaveLength(1);
  expect(whatIsLost(building({}), [DONE])).toEqual([]);
});

test('whoever drops out of an auction, bids or takes an action is asked only where that is the end of the match', () => {
  let quiet = 0;
  for (const state of all) {
    const seat = rules.toAct(state) ?? 0;
    for (const action of legalIn(state).all) {
      const kind = kindOf(action);
      if (kind === done || (kind !== drop && kind !== bid && kind !== select)) continue;
      if (whatIsLost(state, [action]).length === 0) quiet++;
      else expect(outlooks(state, [])[seat]?.ruin).toBe(false);
    }
  }
  expect(quiet).toBeGreaterThan(20);
});
