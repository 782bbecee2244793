import { describe, expect, test } from 'vitest';
import { bestSales } from '../../../../src/games/504/modules/production/view/sale-plan';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { factsOf } from '../../../../src/games/504/view/model/base/facts';
import { foreseenSale } from '../../../../src/games/504/view/model/base/income-rule';
import { legalIn } from '../../../../src/games/504/view/model/base/legal';
import { restOfTurn } from '../../../../src/games/504/view/model/rest-of-turn';
import { lossTold, whatIsLost } from '../../../../src/games/504/view/model/what-is-lost';
import { randomFrom } from '../../../../src/kit/random';
import { unwrap } from '../../../../src/kit/result';
import { voiceIn } from '../support/voice';
import { busy } from '../support/walk';

/** Positions of a match to its very end. */
function* positions(world: string, every: number): Generator<State> {
  const random = randomFrom(`rest ${world}`);
  const state = unwrap(rules.begin({ world }, 2, `rest ${world}`));
  for (let ply = 0; rules.toAct(state) !== null; ply++) {
    if (ply % every === 0) yield rules.clone(state);
    rules.play(state, busy(state, random));
  }
}

describe.each(['685', '567', '879', '798', '156', '215', '365', '583', '243'])(
  'in world %s',
  (world) => {
    test('a turn is ended at once from every step, with the income that is told', () => {
      let turns = 0;
      for (const state of positions(world, 3)) {
        const { phase, pending, owner } = factsOf(state);
        const rest = restOfTurn(state);
        if (phase !== 'turn' || pending !== '') {
          expect(rest).toBeNull();
          continue;
        }
        turns++;
        const after = rules.clone(state);
        for (const action of rest?.actions ?? []) {
          expect(rules.refusal(after, action)).toBeNull();
          rules.play(after, action);
        }
        const isOver = rules.toAct(after) === null;
        expect(isOver || rules.turn(after) > rules.turn(state)).toBe(true);
        expect(after.income[owner]).toBe(rest?.income);
        expect(rest?.forgone).toBeGreaterThanOrEqual(0);
      }
      expect(turns).toBeGreaterThan(20);
    });
  },
);

test('with dice a turn is ended at once only where none is thrown before its income', () => {
  const ended = { atOnce: 0, afterDice: 0 };
  for (const world of ['475', '546', '845'])
    for (const state of positions(world, 2)) {
      const { phase, pending, owner } = factsOf(state);
      if (phase !== 'turn' || pending !== '') continue;
      const rest = restOfTurn(state);
      const isFight = state.attackers.some((count) => count > 0);
      expect(rest === null).toBe(isFight);
      ended[rest === null ? 'afterDice' : 'atOnce']++;
      if (!rest) continue;
      const after = rules.clone(state);
      const told: string[] = [];
      for (const action of rest.actions) rules.play(after, action, ({ event }) => told.push(event));
      const income = told.indexOf('income');
      expect(told.slice(0, income)).not.toContain('dice');
      expect(after.income[owner]).toBe(rest.income);
    }
  expect(Math.min(ended.atOnce, ended.afterDice)).toBeGreaterThan(3);
});

test('only a player who ends a turn without having seen what could still be sold is told of it', () => {
  const told = { unseen: 0, seen: 0, nothing: 0 };
  for (const world of ['685', '583', '567'])
    for (const state of positions(world, 2)) {
      const rest = restOfTurn(state);
      if (!rest) continue;
      const sales = (off?: readonly string[]) =>
        whatIsLost(state, rest.actions, off).filter(({ loss }) => loss === 'sale');
      const isSeen = factsOf(state).step === 'sale';
      told[isSeen ? 'seen' : rest.forgone > 0 ? 'unseen' : 'nothing']++;
      if (isSeen || rest.forgone === 0) expect(sales()).toEqual([]);
      else {
        expect(
          sales()
            .map((loss) => lossTold(loss, voiceIn(state)))
            .join(),
        ).toContain(`$${rest.forgone}`);
        // A player who has switched this warning off does not get it.
        expect(sales(['sale'])).toEqual([]);
      }
    }
  expect(Math.min(told.unseen, told.seen, told.nothing)).toBeGreaterThan(5);
});

test('the end of a turn is asked about while its residents could act and have not been asked, and no action is', () => {
  const asked = { before: 0, within: 0 };
  for (const state of positions('685', 1)) {
    const rest = restOfTurn(state);
    if (!rest) continue;
    const { step } = factsOf(state);
    const turn = whatIsLost(state, rest.actions).filter(({ loss }) => loss === 'turn');
    if (step === 'act') {
      asked.within++;
      expect(turn).toEqual([]);
    }
    asked.before += turn.length;
    for (const { action, form } of legalIn(state))
      if (form.do !== 'done') expect(whatIsLost(state, [action])).toEqual([]);
  }
  expect(Math.min(asked.before, asked.within)).toBeGreaterThan(5);
});

test('the best sales bring what the sale is told to bring, in every sale of a match', () => {
  let sold = 0;
  for (const state of positions('685', 1)) {
    const { step, owner } = factsOf(state);
    if (step !== 'sale') continue;
    const foreseen = foreseenSale(state, owner);
    const before = state.earned[0] ?? 0;
    const sales = bestSales(state);
    const after = rules.clone(state);
    let earned = before;
    for (const { action, goods } of sales) {
      rules.play(after, action);
      earned += [0, 10, 25, 45, 70, 100][goods.length] ?? 0;
    }
    expect(earned).toBe(foreseen);
    sold += sales.length;
  }
  expect(sold).toBeGreaterThan(10);
});
