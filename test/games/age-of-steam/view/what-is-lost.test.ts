import { expect, test } from 'vitest';
import { ACTIONS } from '../../../../src/games/age-of-steam/data/actions';
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
import { outlooks, shipsBefore } from '../../../../src/games/age-of-steam/view/outlook';
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
  // With income the same is no end of the match, but falling income.
  const short = owing({ ...POOR, 'players.0.income': 3 });
  expect(kinds(short, actionOf(issue, 0))).toEqual(['short']);
  expect(kinds(short, actionOf(issue, 1))).toEqual([]);
  expect(kinds(owing({ ...POOR, 'players.0.money': 9 }), actionOf(issue, 0))).toEqual([]);
  // With the limit of 15 there is nothing to be decided.
  expect(kinds(owing({ ...POOR, 'players.0.shares': 15 }), actionOf(issue, 0))).toEqual([]);
});

test('8.1: that payday ruins a seat is a condition as long as it may still ship, and certain after that', () => {
  const move = (round: number, put: Record<string, unknown> = {}) =>
    owing({ ...POOR, 'turn.round': round, 'turn.engined': [], 'turn.cube': null, ...put }, 'move');
  const told = (state: State, action: number, said = words) =>
    whatIsLost(state, [action])
      .filter(({ loss }) => loss === 'out')
      .flatMap((loss) => lossTold(state, loss, said))
      .join();
  const track = { '8,18': { '2-4': 0 }, '7,19': { '1-5': 0 }, '6,18': { '2-4': 0 } };
  // Evansville has a red cube for St. Louis.
  const linked = { track, 'cubes.evansville': ['red'] };
  expect(told(move(1, linked), PASS)).toBe(
    'Unless you ship, you’re out: $5 short. $5 more, or income +3, keeps you in.',
  );
  expect(told(move(1, linked), PASS, ko)).toMatch(/^수송하지 않으면/);
  for (const state of [move(2, linked), move(1)])
    expect(told(state, PASS)).toMatch(/^Danger: \$5 short at payday: you’re out\. \$5 more keeps/);
  // By that much more income it stays in, and by no less.
  for (const income of [2, 3])
    expect(outlooks(move(2, { ...linked, 'players.0.income': income }), [PASS])[0]?.ruin).toBe(
      income < 3,
    );
  // Before goods move, more can come in any case.
  expect(told(owing(POOR), actionOf(issue, 0))).toMatch(/^Unless you ship,/);
});

test('8.1: while track is built the figures of payday are those as of now, and final after the last move', () => {
  const moments = new Map<string, number>();
  for (const state of all) {
    const seat = rules.toAct(state) ?? 0;
    const { phase, round } = factsOf(state);
    const now = shipsBefore(state, [], seat);
    if (phase === 'build') expect(now).toBe('any');
    if (phase !== 'move' || !legalIn(state).all.includes(PASS)) continue;
    const canShip = bestDeliveries(state).length > 0;
    if (round === 2) expect(now).toBe(canShip ? 'any' : null);
    if (round === 2) expect(shipsBefore(state, [PASS], seat)).toBeNull();
    if (round === 1 && canShip) expect(shipsBefore(state, [PASS], seat)).toBe('any');
    const [best] = bestDeliveries(state);
    if (best && round === 2) expect(shipsBefore(state, best.best.actions, seat)).toBeNull();
    moments.set(`${round} ${canShip}`, 1);
  }
  expect([...moments.keys()].sort()).toEqual(['1 true', '2 false', '2 true'].sort());
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

test('8.2: an engine is asked about only in the last turn, where it ships nothing anymore', () => {
  let idle = 0;
  for (const state of all.filter((one) => legalIn(one).all.includes(actionOf(engine)))) {
    const lost = kinds(state, actionOf(engine));
    const { turn, turns, round } = factsOf(state);
    if (turn < turns) expect(lost).not.toContain('idle-engine');
    else if (round === 2 && (bestDeliveries(state)[0]?.best.own ?? 0) > 0) {
      idle++;
      expect(lost).toEqual(['idle-engine', 'delivery']);
    }
  }
  expect(idle).toBeGreaterThan(0);
});

test('5: an action without effect is asked about, one with an effect is not', () => {
  const at = (id: string) =>
    actionOf(
      select,
      ACTIONS.findIndex((one) => one.id === id),
    );
  const state = owing({ 'players.0.engine': 6 }, 'select');
  expect(kinds(state, at('locomotive'))).toEqual(['action']);
  // The display of a match that begins is full.
  expect(kinds(state, at('production'))).toEqual(['action']);
  expect(kinds(state, at('first-build'))).toEqual([]);
  expect(kinds(owing({}, 'select'), at('locomotive'))).toEqual([]);
});

test('to build nothing keeps the cash, so it is asked about only in the last turn and where a tile would score', () => {
  const ends = all.filter((state) => legalIn(state).all.includes(DONE));
  for (const state of ends.filter((one) => factsOf(one).turn < factsOf(one).turns))
    expect(kinds(state, DONE)).not.toContain('track');
  // Two of three tiles from Evansville to St. Louis.
  const link = { '8,18': { '2-4': 0 }, '7,19': { '1-5': 0 } };
  const last = (money: number) => building(link, { 'turn.number': 10, 'players.0.money': money });
  expect(kinds(last(20), DONE)).toContain('track');
  expect(kinds(last(0), DONE)).not.toContain('track');
});

test('7.13: the end of a build turn that loses track is asked about, in one sentence', () => {
  const state = building({ '13,15': { '2-4': 0 } });
  const [lost, ...more] = whatIsLost(state, [DONE]);
  expect(more).toEqual([]);
  expect(lost?.loss).toBe('build');
  expect(lost && lossTold(state, lost, words)).toHaveLength(1);
  expect(whatIsLost(building({}), [DONE])).toEqual([]);
});

test('a player who drops out of an auction, bids or takes an action is asked only where just that ruins them', () => {
  let quiet = 0;
  for (const state of all) {
    const seat = rules.toAct(state) ?? 0;
    for (const action of legalIn(state).all) {
      const kind = kindOf(action);
      if (kind === done || (kind !== drop && kind !== bid && kind !== select)) continue;
      if (kinds(state, action).every((loss) => loss === 'action')) quiet++;
      else expect(outlooks(state, [])[seat]?.ruin).toBe(false);
    }
  }
  expect(quiet).toBeGreaterThan(20);
});
