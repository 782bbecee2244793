import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/504/rules';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { byHex, neighbors } from './support/by-the-clauses';
import { played } from './support/play';

/** 268: all HQs on the center of map 5. */
const race = (owner: Form = {}, set: Form = {}) => bare('268', 3, { ...set, owners: { 0: owner } });

describe('M2: parts, set-up', () => {
  test('M2.2: a settlement lies on the card of the own capital', () => {
    const begun = rules.begin({ world: '268' }, 3, 'x');
    const [owner] = begun.ok ? write(begun.value).owners : [];
    expect(owner).toMatchObject({ home: 1, cards: [], storage: { settlements: 24 } });
  });

  test('M2.2: with chosen capitals, and at a founding, the card is that of the city chosen', () => {
    const begun = rules.begin({ world: '276' }, 2, 'x');
    if (!begun.ok) throw new Error('no match');
    expect(write(begun.value).owners[1]).toMatchObject({
      home: null,
      storage: { settlements: 30 },
    });
    const [first = {}] = legal(begun.value);
    const { state } = played(write(begun.value), [first]);
    const city = write(state).map[String(first.at)].number;
    expect(write(state).owners[1]).toMatchObject({ home: city, storage: { settlements: 29 } });
    const founded = played(bare('296', 3), [{ do: 'buy', company: 2 }]);
    expect(write(founded.state).owners[2]).toMatchObject({ home: 1, storage: { settlements: 14 } });
  });

  test.each(['268', '628', '862'])('M2.3, G6.6: in %s residents hurry', (world) => {
    const owner = { settlements: ['1,0'], residents: { '0,0': [1, 0], '1,0': [0, 1] } };
    const { state } = played(bare(world, 3, { owners: { 0: owner } }), [
      { do: 'move', from: '0,0', to: '1,0' },
    ]);
    expect(write(state).owners[0].residents).toEqual({ '1,0': [1, 1] });
  });
});

describe('M2.4: moving the capital', () => {
  const step = { turn: { step: 'move-capital' } };
  const two = { settlements: ['3,-4', '1,0'], residents: { '3,-4': [0, 2] } };

  test('the HQ changes places with a settlement in another city, and the card stays', () => {
    const { state } = played(race(two, step), [{ do: 'move-capital', at: '3,-4' }]);
    expect(write(state).owners[0]).toMatchObject({ hq: '3,-4', home: 1, cash: 50 });
    expect(write(state).owners[0].settlements.sort()).toEqual(['0,0', '1,0']);
    expect(write(state).turn).toMatchObject({ step: 'buy', moved: true });
  });

  test('only to an own settlement, only in a city', () => {
    const state = stateOf(race(two, step));
    const why = (at: string) => refused(state, { do: 'move-capital', at })?.because;
    expect(why('1,0')).toBe('bad-place');
    expect(why('0,0')).toBe('no-settlement');
    expect(why('-1,-3')).toBe('no-settlement');
    expect(legal(state)).toEqual([{ do: 'done' }, { do: 'move-capital', at: '3,-4' }]);
  });

  test('once a turn; without another city the step is over at once', () => {
    const moved = { turn: { step: 'move-capital', moved: true } };
    const read = stateOf(race(two, moved));
    expect(write(read).turn.step).toBe('buy');
    expect(write(stateOf(race({}, step))).turn).toMatchObject({ step: 'buy' });
    const again = stateOf(race(two, step));
    again.movedCapital[0] = 1;
    expect(refused(again, { do: 'move-capital', at: '3,-4' })).toEqual({ because: 'not-now' });
  });
});

describe('M2.5: recalling', () => {
  const out = { '0,0': [0, 9], '1,0': [2, 6], '1,-1': [0, 8] };
  const full = { settlements: ['1,0', '1,-1'], residents: out };

  test('in `buy` an exhausted resident, only while storage has none', () => {
    const buying = race({ ...full, cash: 0 }, { turn: { step: 'buy' } });
    const { state, before } = played(buying, [{ do: 'recall', at: '1,0' }]);
    expect(refused(before, { do: 'recall', at: '0,1' })).toEqual({ because: 'no-piece' });
    // Nothing is left to buy or recall, so the step is over.
    expect(write(state).owners[0].storage.residents).toBe(1);
    expect(write(state).turn.step).toBe('act');
    const left = stateOf(race({ residents: { '0,0': [0, 1] } }, { turn: { step: 'buy' } }));
    expect(refused(left, { do: 'recall', at: '0,0' })).toEqual({ because: 'not-now' });
  });

  /** 24 settlements on the map, none in storage. */
  const spread = () => {
    const { map } = race();
    const lands = Object.keys(map).filter((hex) => map[hex].kind === 'grassland');
    const settlements = lands.slice(0, 24);
    const last = settlements[23] ?? '';
    return {
      settlements,
      last,
      next: neighbors(last).find((hex) => settlements.includes(hex)) ?? '',
    };
  };

  test('in `act` a settlement with all residents of its tile, only while storage has none', () => {
    const { settlements, last } = spread();
    const residents = { [last]: [1, 2], '0,0': [1, 0] };
    const { state, before } = played(race({ settlements, residents }), [
      { do: 'recall', at: last },
    ]);
    expect(refused(before, { do: 'recall', at: '0,0' })).toEqual({ because: 'no-settlement' });
    expect(write(state).owners[0]).toMatchObject({
      residents: { '0,0': [1, 0] },
      storage: { residents: 24, settlements: 1 },
      cash: 50,
    });
    expect(refused(state, { do: 'recall', at: settlements[0] ?? '' })).toEqual({
      because: 'not-now',
    });
  });

  test('X8, X9: its roads turn neutral, its plant has no owner', () => {
    const { settlements, last, next } = spread();
    const form = race({ settlements, residents: { '0,0': [1, 0] } });
    form.map[last].plant = { good: 'cattle', owner: 0 };
    expect(write(played(form, [{ do: 'recall', at: last }]).state).map[last].plant).toEqual({
      good: 'cattle',
      owner: null,
    });
    const between = [last, next].sort(byHex);
    const roads = bare('628', 3, {
      roads: [{ between, owner: 0 }],
      owners: { 0: { settlements, residents: { '0,0': [1, 0] } } },
    });
    const gone = played(roads, [{ do: 'recall', at: last }]).state;
    expect(write(gone).roads).toEqual([{ between, owner: null }]);
  });

  test('X7, X17: a tile recalled from is empty, and rewards again', () => {
    const { settlements, last, next } = spread();
    const residents = { [next]: [1, 0] };
    const form = bare('628', 3, { owners: { 0: { settlements, residents } } });
    const { state } = played(form, [
      { do: 'recall', at: last },
      { do: 'move', from: next, to: last },
    ]);
    expect(write(state).turn).toMatchObject({ once: 5 });
  });
});

describe('M2.6, M2.7: reaching a city', () => {
  const beside = { settlements: ['3,-3'], residents: { '3,-3': [2, 0] } };

  test('the resident goes on the card; the next one there is in storage or stays', () => {
    const { state } = played(race(beside), [
      { do: 'move', from: '3,-3', to: '3,-4' },
      { do: 'move', from: '3,-3', to: '3,-4' },
    ]);
    expect(write(state).owners[0]).toMatchObject({
      cards: [5],
      residents: { '3,-4': [0, 1] },
      storage: { residents: 23 },
    });
  });

  test('a city reached before gives no card again: who settles there goes to storage', () => {
    const { state } = played(race({ ...beside, cards: [5] }), [
      { do: 'move', from: '3,-3', to: '3,-4' },
    ]);
    expect(write(state).owners[0]).toMatchObject({
      cards: [5],
      residents: { '3,-3': [1, 0] },
      storage: { residents: 23, settlements: 22 },
    });
  });

  test('nor does the own first capital', () => {
    const moved = { hq: '3,-4', home: 1, settlements: ['1,0'], residents: { '1,0': [1, 0] } };
    const { state } = played(race(moved), [{ do: 'move', from: '1,0', to: '0,0' }]);
    expect(write(state).owners[0]).toMatchObject({ cards: [], storage: { residents: 25 } });
  });

  test('J8: a card may be there without its resident', () => {
    const form = race({ cards: [5, 6] });
    form.owners[0].storage.residents = 25;
    expect(write(stateOf(form)).owners[0].storage.residents).toBe(25);
  });
});

describe('M2.8: role I', () => {
  const cards = [2, 3, 4, 5, 6, 7, 8, 9];

  test('ends with the round in which an owner has population on 8 cards of 3 seats', () => {
    const form = race({ cards: cards.slice(0, 7), cash: 0 }, { at: 2, turn: { step: 'act' } });
    form.owners[2].residents = { '0,0': [1, 0] };
    form.owners[2].storage.residents--;
    const { state } = played(form, [{ do: 'done' }]);
    expect(write(state).phase).toBe('over');
    form.owners[0].cards.pop();
    form.owners[0].storage.residents++;
    expect(write(played(form, [{ do: 'done' }]).state).phase).toBe('turn');
  });

  test.each([
    [8, 50],
    [7, 40],
    [6, 32],
    [5, 26],
    [4, 22],
    [0, 22],
  ])('%i cards besides the capital: %i points', (count, points) => {
    const state = stateOf(race({ cards: cards.slice(0, count) }));
    expect(rules.standing(state).scores[0]).toBe(points);
  });

  test('ties go by residents and settlements on the map', () => {
    const form = race({ settlements: ['1,0'] }, { phase: 'over', turn: null, at: null });
    expect(rules.standing(stateOf(form)).ranking?.[0]).toBe(0);
    expect(rules.standing(stateOf(form)).places).toEqual([1, 2, 2]);
  });
});

describe('M2.9: role II', () => {
  const owner = { settlements: ['3,-3'], residents: { '3,-3': [5, 0] } };

  test('5 for a settlement on an empty tile, 10 on a mountain; 10, 20, 30 … for new cards', () => {
    const form = bare('628', 3, { map: { '3,-2': { kind: 'mountain' } }, owners: { 0: owner } });
    const first = played(form, [
      { do: 'move', from: '3,-3', to: '2,-3' },
      { do: 'move', from: '3,-3', to: '3,-2' },
    ]);
    expect(write(first.state).turn.once).toBe(15);
    const city = played(form, [{ do: 'move', from: '3,-3', to: '3,-4' }]);
    expect(write(city.state).turn.once).toBe(10 + 10);
    Object.assign(form.owners[0], { cards: [2, 3] });
    form.owners[0].storage.residents -= 2;
    const third = played(form, [{ do: 'move', from: '3,-3', to: '3,-4' }]);
    expect(write(third.state).turn.once).toBe(10 + 30);
  });

  test('G6.9: nothing for a settlement beside that of another owner, but its card pays', () => {
    const form = bare('628', 3, {
      owners: { 0: owner, 1: { settlements: ['2,-3', '3,-4'] } },
    });
    const { state } = played(form, [
      { do: 'move', from: '3,-3', to: '2,-3' },
      { do: 'move', from: '3,-3', to: '3,-4' },
    ]);
    expect(write(state).turn.once).toBe(10);
  });

  test('G7.1: it comes with the income of the turn, and with 9.II by role I', () => {
    const { events } = played(bare('628', 3, { owners: { 0: owner } }), [
      { do: 'move', from: '3,-3', to: '2,-3' },
      { do: 'done' },
    ]);
    expect(events).toContainEqual({ event: 'income', owner: 0, amount: 25 });
  });
});
