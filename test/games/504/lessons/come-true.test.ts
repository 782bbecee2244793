import { describe, expect, test } from 'vitest';
import {
  CARD_VP,
  CARDS_END,
  DELIVERED_END,
  FACTORIES_END,
  FACTORY_PRICES,
} from '../../../../src/games/504/data/figures';
import { armiesOn } from '../../../../src/games/504/modules/military/rules/armies';
import { rules } from '../../../../src/games/504/rules';
import type { State } from '../../../../src/games/504/rules/state/state';
import { tileNamed } from '../../../../src/games/504/view/model/base/places';
import type { JsonObject } from '../../../../src/kit/json';
import { fitsLine, writeLine } from '../../../../src/kit/line';
import type { GameEvent } from '../../../../src/kit/rules';
import { stateOf, type Told } from '../../contract/lesson-walk';
import { runOf, through, written } from '../support/lesson-runs';

describe('what the lessons say comes true', () => {
  const has = (told: Told<State> | undefined, wanted: JsonObject) =>
    expect(told?.events).toContainEqual(expect.objectContaining(wanted));
  const ofYou = (state: State | undefined): JsonObject => {
    const [first] = written(state).owners as readonly JsonObject[];
    return first ?? {};
  };
  const ownersOf = (state: State) => written(state).owners as readonly JsonObject[];
  const scores = (state: State | undefined) => (state ? rules.standing(state).scores : []);

  test('first: a forest is found, settled and worked, a wood is sold, and the road is 5 points', () => {
    const told = through('first');
    has(told.get('buy'), { event: 'did', action: { do: 'done' }, forced: true });
    has(told.get('explore'), { event: 'explore', at: '1,0', found: 'forest' });
    expect(ofYou(told.get('rest')?.after).storage).toEqual({ residents: 20, settlements: 25 });
    expect(ofYou(told.get('settle')?.after)).toMatchObject({
      settlements: ['1,0'],
      residents: { '1,0': [3, 1] },
    });
    expect(ofYou(told.get('plant')?.after).residents).toEqual({ '1,0': [1, 3] });
    has(told.get('back'), { event: 'did', action: { do: 'done' }, forced: true });
    expect(ofYou(told.get('back')?.after).goods).toEqual({ wood: 1 });
    has(told.get('sell'), { event: 'income', owner: 0, amount: 30 });
    expect(ofYou(told.get('again')?.after).residents).toEqual({ '0,0': [4, 0], '1,0': [3, 0] });
    expect(scores(told.get('road')?.after)[0]).toBe(5);
    expect(ofYou(told.get('ride')?.after).residents).toEqual({ '0,0': [2, 1], '1,0': [2, 1] });
  });

  test('deliver: four movement points, two goods for 10 points in one turn, and 21 in all', () => {
    const told = through('deliver');
    const trolley = (id: string) => ofYou(told.get(id)?.after).trolley;
    expect(trolley('upgrade')).toMatchObject({ at: '0,0', speed: 4 });
    expect(written(told.get('upgrade')?.after).turn).toMatchObject({ mp: 8 });
    expect(scores(told.get('deliver')?.after)[0]).toBe(5);
    expect(written(told.get('load')?.after).turn).toMatchObject({ mp: 4 });
    expect(scores(told.get('again')?.after)[0]).toBe(10);
    expect(DELIVERED_END[1]).toBe(21);
  });

  test('race: the capital moves to city 2, city 3 is the third, and only the second resident hurries', () => {
    const told = through('race');
    expect(ofYou(told.get('capital')?.after)).toMatchObject({ hq: '2,-1', home: 1 });
    expect(ofYou(told.get('buy')?.after).residents).toEqual({ '2,-1': [3, 0] });
    expect(ofYou(told.get('reach')?.after)).toMatchObject({ cards: [2, 3] });
    expect(ofYou(told.get('hurry')?.after).residents).toEqual({ '2,0': [1, 1] });
    expect([CARDS_END[1], ...CARD_VP]).toEqual([8, 22, 26, 32, 40, 50]);
  });

  test('privileges: $5 for the first place, a card for $22 against $21, and a factory for $20', () => {
    const told = through('privileges');
    expect(told.get('bid')?.events).toContainEqual(
      expect.objectContaining({ event: 'did', seat: 0, action: { do: 'bid' } }),
    );
    expect(written(told.get('place')?.after).owners).toMatchObject([
      { cash: 90 - 5 },
      { cash: 90 - 3 },
      { cash: 90 },
    ]);
    expect(ofYou(told.get('more')?.before).privileges).toEqual([]);
    const { before } = told.get('factory') ?? {};
    expect(ofYou(before)).toMatchObject({ privileges: ['III(7)'], cash: 60 - 22 });
    const [ada] = before ? ownersOf(before).slice(1) : [];
    expect(ada).toMatchObject({ privileges: [] });
    // The turn ends with its income of $35.
    expect(ofYou(told.get('factory')?.after)).toMatchObject({ cash: 38 - 20 + 35, income: 35 });
    expect(scores(told.get('factory')?.after)[0]).toBe(5);
    has(told.get('factory'), { event: 'vp', owner: 0, amount: 5, for: 'factory' });
    expect([FACTORY_PRICES[1], FACTORIES_END]).toEqual([30, 20]);
  });

  test('privileges: who earned most goes first and pays $6, the next $2, the last nothing', () => {
    const { before } = through('privileges').get('tax') ?? {};
    expect(written(before)).toMatchObject({ round: 5, order: [0, 1, 2], phase: 'auction' });
    const paid = before ? ownersOf(before) : [];
    expect(paid.map(({ cash }) => cash)).toEqual([53 - 6, 45 + 25 - 2, 15 + 20]);
  });

  test('military: grassland conquered, a mountain that holds, and an army at home', () => {
    const told = through('military');
    const armies = (state: State | undefined, at: string) =>
      state ? armiesOn(state, tileNamed(state, at)) : 0;
    expect(armies(told.get('attack')?.before, '2,0')).toBe(2);
    expect(armies(told.get('attack')?.before, '2,-1')).toBe(4);
    const { after } = told.get('fight') ?? {};
    expect(ofYou(after).settlements).toContain('2,0');
    expect(armies(after, '2,-1')).toBe(1);
    expect(written(after).turn).toMatchObject({
      pending: { kind: 'retreat', at: '2,-1', left: 1 },
    });
    expect(armies(told.get('retreat')?.after, '2,0')).toBe(2);
    // Iris attacks.
    expect(armies(told.get('threat')?.before, '2,0')).toBe(2);
    const home = told.get('home')?.before;
    expect(armies(home, '2,0')).toBe(1);
    expect(ofYou(home).settlements).toContain('2,0');
    expect(armies(home, '0,1')).toBe(2);
    expect(scores(home)[0]).toBe(3 * 3 + 5);
  });

  test('exploration: grassland with 2 points more, one for the settlement and one to harvest', () => {
    const told = through('exploration');
    has(told.get('explore'), { event: 'explore', at: '2,0', found: 'grassland' });
    has(told.get('explore'), { event: 'vp', owner: 0, amount: 1, for: 'explore' });
    has(told.get('settle'), { event: 'vp', owner: 0, amount: 1, for: 'settle' });
    expect(told.get('settle')?.events).toContainEqual(
      expect.objectContaining({ event: 'income', owner: 0 }),
    );
    has(told.get('harvest'), { event: 'vp', owner: 0, amount: 1, for: 'harvest' });
  });

  test('roads: two, three and four residents, and $35 for four lands', () => {
    const told = through('roads');
    const used = (id: string) => {
      const active = (state: State | undefined) =>
        Object.values(ofYou(state).residents as Record<string, readonly number[]>).reduce(
          (sum, [one = 0]) => sum + one,
          0,
        );
      return active(told.get(id)?.before) - active(told.get(id)?.after);
    };
    expect(['linked', 'cost', 'foreign'].map(used)).toEqual([2, 3, 4]);
    const { after } = told.get('foreign') ?? {};
    expect(after && incomeAtEnd(after)).toBe(20 + 5 + 5 + 5 + 10 + 10);
  });

  test('roads: a player who splits the residents in another way can finish, too', () => {
    const run = runOf('roads');
    const listed = new Int32Array(rules.max);
    for (; run.step; run.next()) {
      const { goal } = run.step;
      if (goal.goal !== 'play') continue;
      const { timeline } = run.shown.value;
      const ways = [...listed.subarray(0, rules.list(stateOf(run) as State, listed))].filter(
        (action) => fitsLine(writeLine(timeline.rules, timeline.state, [action]), goal.like),
      );
      const last = ways.at(-1);
      expect(last === undefined ? 'none' : run.offer([last]), run.step.id).toBeNull();
    }
  });

  test('majorities: 9, 11 and 10 points, two pieces of the learner’s, who goes first then', () => {
    const told = through('majorities');
    has(told.get('card'), { event: 'card', owner: 0, shows: 'scoring' });
    const removed = told
      .get('remove')
      ?.events.filter(({ action }) => (action as JsonObject | undefined)?.do === 'remove');
    expect(removed?.map(({ action }) => (action as JsonObject).at)).toEqual(['0,0', '1,0']);
    const points = told.get('remove')?.events.filter(({ event }) => event === 'vp');
    expect(points?.map(({ owner, amount }) => [owner, amount])).toEqual([
      [1, 11],
      [2, 10],
      [0, 9],
    ]);
    has(told.get('remove'), { event: 'round', round: 4, order: [0, 2, 1] });
  });

  test('production: grain and fish at once, a house for $10, and 6 points of goods with 4 of houses', () => {
    const told = through('production');
    expect(ofYou(told.get('fish')?.after).goods).toEqual({ cattle: 1, wood: 1, grain: 1, fish: 1 });
    const cash = (state: State | undefined) => Number(ofYou(state).cash);
    const { before, after } = told.get('house') ?? {};
    // The turn is over, with an income of $20.
    expect(cash(after)).toBe(cash(before) - 10 + 20);
    expect(scores(after)[0]).toBe(6 + 4);
  });

  test('shares: $80 and $40 are Green’s, $4 a share with a value of $50, and a value that stays', () => {
    const told = through('shares');
    const money = (state: State | undefined) =>
      (written(state).seatCash as readonly number[] | undefined)?.[0];
    expect(ofYou(told.get('capital')?.after).cash).toBe(80);
    expect(ofYou(told.get('share')?.after).cash).toBe(120);
    has(told.get('payout'), { event: 'dividend', company: 0, each: 4, kept: 33 });
    has(told.get('payout'), { event: 'upkeep', company: 0, amount: 12 });
    has(told.get('payout'), { event: 'value', company: 0, from: 40, to: 50 });
    const paid = told.get('payout');
    expect(money(paid?.after)).toBe(Number(money(paid?.before)) + 12);
    expect(ofYou(told.get('withhold')?.after).value).toBe(50);
  });

  test('own shares: $40 for one of the learner’s, and one of Iris’s', () => {
    const told = through('own-shares');
    expect(ofYou(told.get('sell')?.after)).toMatchObject({ cash: 45, value: 30, held: [7, 0, 0] });
    const [, ada] = written(told.get('deal')?.after).owners as readonly JsonObject[];
    expect(ada).toMatchObject({ held: [1, 7, 0], dark: 0 });
  });
});

/** What the learner's turn brings if it ends now. */
function incomeAtEnd(state: State): unknown {
  const now = rules.clone(state);
  const events: GameEvent[] = [];
  const turn = rules.turn(now);
  while (rules.turn(now) === turn) {
    const done = rules.action.read({ do: 'done' }, now);
    if (typeof done !== 'number') throw new Error('done is no action');
    rules.play(now, done, (event) => events.push(event));
  }
  return events.find(({ event }) => event === 'income')?.amount;
}
