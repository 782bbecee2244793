import { describe, expect, test } from 'vitest';
import { citiesTold } from '../../../src/games/504/rules/base/map';
import { bare, type Form, legal, refused, stateOf, write } from './support/bare';
import { begun } from './support/begun';
import { played } from './support/play';

const NO_DECK = { I: [], II: [], III: [] };
const row = (...cards: readonly (readonly [card: string, price: number])[]) =>
  cards.map(([card, price]) => ({ card, price }));

describe('M3.9 to M3.11: the auction', () => {
  const selling = (set: Form = {}) =>
    bare('367', 3, {
      ...{ phase: 'auction', turn: null, at: null, deck: NO_DECK },
      row: row(['II(4)', 20], ['I(11)', 0]),
      auction: { card: 0, bidder: 0, high: null, out: [] },
      ...set,
    });
  const bid = (amount: number) => ({ do: 'bid', amount });
  const pass = { do: 'pass' };

  test('M3.9: the first auction of a match sells the row as it was laid', () => {
    let state = begun('386', 3, 'a');
    const laid = write(state).row;
    for (let seat = 0; seat < 3; seat++)
      state = played(write(state), [{ do: 'bid', amount: 0 }]).state;
    while (write(state).phase !== 'auction') {
      const [first = {}] = legal(state);
      state = played(write(state), [first]).state;
    }
    const form = write(state);
    expect(form).toMatchObject({ round: 1, auction: { card: 0, high: null, out: [] } });
    expect(form.auction.bidder).toBe(form.order[0]);
    expect(form.row).toEqual(laid);
    expect(laid.map(({ price }: Form) => price)).toEqual([20, 20, 20]);
    expect(refused(state, bid(19))).toMatchObject({ because: 'price', least: 20 });
    // Nobody wants one: all stay, and are free in round 2.
    const after = played(form, Array(9).fill(pass)).state;
    expect(write(after)).toMatchObject({ phase: 'turn', round: 1, row: laid });
  });

  test('M3.9: with companies it is in the first business round that is not empty', () => {
    const company = { founded: true, hq: '0,-4', value: 30, president: 0, shares: [2, 0, 0] };
    const form = bare('394', 3, {
      ...{ round: 1, market: [0], foundedOrder: [0], row: row(['I(11)', 20], ['I(9)', 20]) },
      share: { ...bare('394', 3).share, sr: 2, quit: [0, 1], passer: null },
      ...{ at: 2, owners: { 0: { ...company, bank: 8, cash: 100, turns: 0, income: null } } },
    });
    form.map['0,-4'].barracks = undefined;
    const { state } = played(form, [{ do: 'quit' }]);
    expect(write(state)).toMatchObject({ phase: 'auction', round: 2, row: form.row });
  });

  test('M4.3: free cities are guarded before the first auction', () => {
    let state = begun('346', 3, 'guarded');
    while (write(state).phase !== 'auction') {
      const [first = {}] = legal(state);
      state = played(write(state), [first]).state;
    }
    const hqs = write(state).owners.map(({ hq }: Form) => hq);
    for (const [hex, tile] of Object.entries<Form>(write(state).map))
      if (tile.kind === 'city') expect(tile.militia ?? false, hex).toBe(!hqs.includes(hex));
  });

  test('M3.9: later old cards are free, and new ones come up to the longest row', () => {
    const at = (old: Form, seats: number) => {
      const form = bare('367', seats, { at: seats - 1, row: old });
      form.owners[seats - 1].residents = { '0,0': [1, 0] };
      form.owners[seats - 1].storage.residents--;
      return write(played(form, [{ do: 'done' }, { do: 'done' }]).state);
    };
    const filled = at(row(['I(11)', 20], ['I(9)', 20], ['II(8)', 20]), 3);
    expect(filled.phase).toBe('auction');
    expect(filled.row.map(({ price }: Form) => price)).toEqual([0, 0, 0, 20, 20]);
    expect(at(row(['I(11)', 20]), 2).row).toHaveLength(3);
    expect(at([], 4).row).toHaveLength(4);
  });

  test('M3.10: the first bid at least the price, at most 50 above what is least, within the cash', () => {
    const state = stateOf(selling({ owners: { 0: { cash: 100 } } }));
    expect(refused(state, bid(19))).toEqual({ because: 'price', least: 20, most: 70 });
    expect(refused(state, bid(71))).toEqual({ because: 'price', least: 20, most: 70 });
    expect(legal(state)).toHaveLength(1 + 51);
    expect(refused(stateOf(selling()), bid(51))).toMatchObject({ because: 'no-money' });
  });

  test('M3.10: clockwise by seat; the winner pays, has the card, and the next is for sale', () => {
    const { state, events } = played(selling({ order: [1, 2, 0] }), [
      ...[bid(20), pass, bid(30), pass],
    ]);
    // Seat 0 bids, 1 passes, 2 bids more, 0 passes.
    expect(write(state).owners[2]).toMatchObject({ cash: 20, privileges: ['II(4)'] });
    expect(write(state).auction).toEqual({ card: 0, bidder: 1, high: null, out: [] });
    expect(events.filter(({ event }) => event === 'vp')).toEqual([]);
  });

  test('M3.10: nobody bids for a kind it has: its pass is forced', () => {
    const form = selling({ owners: { 1: { privileges: ['II(4)'] } } });
    expect(
      refused(stateOf({ ...form, auction: { ...form.auction, bidder: 2 } }), bid(20)),
    ).toBeNull();
    const { state, events } = played(form, [pass]);
    const did = { event: 'did', owner: 1, action: pass, forced: true, ...citiesTold(state) };
    expect(events).toContainEqual(did);
  });

  test('M3.11: a card at 20 stays, one at 0 leaves; then the turns begin', () => {
    const { state } = played(selling(), Array(6).fill(pass));
    expect(write(state)).toMatchObject({
      ...{ phase: 'turn', at: 0, row: row(['II(4)', 20]), turn: { step: 'buy' } },
    });
  });

  test.each([
    ['I(11)', 2],
    ['II(9)', 3],
    ['III(6)', 5],
  ])('P, M3.16: the points on %s are collected at once', (card, amount) => {
    const form = selling({ row: row([card, 0]) });
    const { state, events } = played(form, [bid(0), pass, pass]);
    expect(write(state).owners[0]).toMatchObject({ vp: amount, cash: 50, privileges: [card] });
    expect(events).toContainEqual({ event: 'vp', owner: 0, amount, for: 'card' });
  });
});
