import {
  CONTROL_INCOME,
  EXTRA_PRICES,
  HOUSE_PRICES,
  INCOME_BASE,
  RANK_BONUS,
  ROAD_COST,
  SET_MONEY,
  SET_VP,
  SETTLING_INCOME,
} from '../../../../src/games/504/data/figures';
import { factsOf } from '../../../../src/games/504/data/world/facts';
import { worldFrom } from '../../../../src/games/504/data/world/world';
import { deliveredPoints, sellGood } from '../../../../src/games/504/modules/deliver/rules/roles';
import { placeMarkers } from '../../../../src/games/504/modules/exploration/rules/hexes';
import { income as tokenIncome } from '../../../../src/games/504/modules/exploration/rules/roles';
import { leadIncome } from '../../../../src/games/504/modules/majorities/rules/leads';
import { scoreMajorities } from '../../../../src/games/504/modules/majorities/rules/shrink';
import { attackHits, defenseHits } from '../../../../src/games/504/modules/military/rules/dice';
import { controlIncome } from '../../../../src/games/504/modules/military/rules/roles';
import { taxesOf } from '../../../../src/games/504/modules/privileges/rules/taxes';
import { bestExchanged, bestSets } from '../../../../src/games/504/modules/production/rules/role-1';
import { cardIncome, cardPoints } from '../../../../src/games/504/modules/race/rules/cards';
import { roadCost } from '../../../../src/games/504/modules/roads/rules/road';
import { linkIncome, linkPoints } from '../../../../src/games/504/modules/roads/rules/roles';
import { rankBonus } from '../../../../src/games/504/modules/shares/rules/holdings';
import { changeValue } from '../../../../src/games/504/modules/shares/rules/market';
import { valueMove } from '../../../../src/games/504/modules/shares/rules/role-2';
import { FOUNDED } from '../../../../src/games/504/modules/shares/state';
import { rules } from '../../../../src/games/504/rules';
import { sortOrder } from '../../../../src/games/504/rules/base/flow';
import { worldOf } from '../../../../src/games/504/rules/world';
import { bare, type Form, legal, stateOf, write } from './bare';
import { played } from './play';

const KINDS = ['city', 'water', 'grassland', 'forest', 'field', 'mountain', 'desert'];
const GOODS = ['cattle', 'wood', 'grain', 'ore', 'fish'];
const STACKS: Readonly<Record<string, number>> = { forest: 9, mountain: 7 };
const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
const byKind = (counts: Form) => KINDS.map((kind) => counts[kind] ?? 0);
const byGood = (counts: Form) => GOODS.map((good) => counts[good] ?? 0);
const named = (words: readonly string[], figures: ArrayLike<number>) =>
  Object.fromEntries(words.flatMap((word, at) => (figures[at] ? [[word, figures[at]]] : [])));

/** What the rules answer to each formula of the examples. */
export const FORMULAS: Readonly<Record<string, (given: Form) => unknown>> = {
  markers({ city, water, touches_city, touches_water, stacks = {} }) {
    const markers = new Uint8Array(KINDS.length);
    placeMarkers(
      {
        city: touches_city ? 0 : city,
        water: touches_water ? 0 : water,
        stacks: KINDS.map((kind) => stacks[kind] ?? 1),
      },
      markers,
    );
    return named(KINDS, markers);
  },
  'income-5.II': ({ explored, first_settlements }) => {
    const state = stateOf(
      bare('657', 3, {
        owners: {
          0: { hq: '2,0', tokens: explored + first_settlements },
          1: { hq: '0,-2' },
          2: { hq: '-2,2' },
        },
      }),
    );
    return INCOME_BASE + tokenIncome(state, 0);
  },
  'score-1.I': ({ delivered }) => deliveredPoints(byGood(delivered)),
  'sales-1.II': ({ spaces, goods }) => {
    const track = Uint8Array.from(byGood(spaces));
    const kinds = goods.map((good: string) => GOODS.indexOf(good));
    const money = sum(kinds.map((kind: number) => sellGood(track, kind)));
    return { money, spaces: named(GOODS, track) };
  },
  'extra-mp': ({ mp }) => sum(EXTRA_PRICES.slice(0, mp)),
  'income-2.II': ({ first_settlements, ordinals }) => {
    const settled = first_settlements.map((kind: string) => SETTLING_INCOME[KINDS.indexOf(kind)]);
    return sum([INCOME_BASE, ...settled, ...ordinals.map(cardIncome)]);
  },
  'score-2.I': ({ cards, X, mp_since = 0 }) => cardPoints(cards, X) + mp_since,
  'income-4.II': ({ tiles, land_terrains }) =>
    INCOME_BASE + controlIncome(tiles, land_terrains, CONTROL_INCOME),
  hits: ({ side, terrain, rolls }) =>
    rolls.reduce(
      (sum: number, roll: number) =>
        sum + (side === 'attack' ? attackHits(KINDS.indexOf(terrain), roll) : defenseHits(roll)),
      0,
    ),
  'income-6.II': ({ linked }) => INCOME_BASE + linkIncome(byKind(linked)),
  'score-6.I': ({ linked }) => linkPoints(byKind(linked)),
  'road-cost': ({ tiles, changed = {}, others_roads }) => {
    const [one = 0, other = 0] = tiles.map(
      (kind: string) => changed[kind] ?? ROAD_COST[KINDS.indexOf(kind)],
    );
    return roadCost(one, other, others_roads);
  },
  taxes({ incomes, order, by_order }) {
    const taxes = taxesOf(order, (owner) => incomes[owner], by_order);
    return incomes.map(
      (_: number, owner: number) => taxes.find(([one]) => one === owner)?.[1] ?? 0,
    );
  },
  'scoring-7.I'({ seats, counts }) {
    const gain = new Uint16Array(seats);
    scoreMajorities(counts.flatMap(byKind), seats, seats > 2, gain);
    return Array.from(gain);
  },
  'removal-7.I': ({ seats, gain, removable }) => removal(seats, gain, removable),
  'income-7.II': ({ own, others }) =>
    INCOME_BASE + leadIncome([own, ...others].flatMap(byKind), 1 + others.length, 0),
  'final-7.III': ({ led }) => {
    const map = Object.fromEntries(
      led.map((kind: string, at: number) => [`${1 + at},0`, { kind }]),
    );
    const stacks = Object.fromEntries(led.map((kind: string) => [kind, (STACKS[kind] ?? 0) - 1]));
    const form = bare('587', 3, { map, stacks, owners: { 0: { settlements: Object.keys(map) } } });
    // The city is common to all, so its 6 are everybody's.
    const [own = 0, other = 0] = rules.standing(stateOf(form)).scores;
    return own - other;
  },
  'house-price': ({ houses }) => HOUSE_PRICES[houses],
  'sale-8.II': ({ sets }) =>
    sets.reduce((sum: number, size: number) => sum + (SET_MONEY[size] ?? 0), INCOME_BASE),
  'houses-income': ({ goods, room }) => INCOME_BASE + bestSets(byGood(goods), room, SET_MONEY),
  'score-8.I': ({ goods, room, houses, with_1: noExchange }) => {
    const stock = byGood(goods);
    return 2 * houses + (noExchange ? bestSets(stock, room, SET_VP) : bestExchanged(stock, room));
  },
  'purchase-8.III': ({ plants }) => purchases(plants),
  'dividend-9.I': ({ income, seats, bank, half = false }) => {
    const form = half
      ? withCard(dividends(seats, bank, { income }, '935'), 'II(1)')
      : dividends(seats, bank, { income });
    const { events, state } = played(form, [{ do: half ? 'half' : 'payout' }]);
    const told = events.find(({ event }) => event === 'dividend');
    return { each: told?.each, seats: write(state).seatCash, kept: told?.kept };
  },
  'dividend-9.II': ({ income, seats }) => {
    // Its own turn has brought this: a token is worth 5.
    const founded = { founded: true, hq: '0,0', value: 50, president: 0, income, shares: seats };
    const bank = 10 - seats.reduce((sum: number, one: number) => sum + one, 0);
    const tokens = (income - INCOME_BASE) / 5;
    const form = bare('596', 3, {
      ...{ round: 2, phase: 'turn', order: [0], at: 0, market: [0], foundedOrder: [0] },
      ...{ turn: { step: 'act', free: 0, bought: 0, once: 0, pending: null }, seatCash: [0, 0, 0] },
      share: { first: 0, sr: 2 },
      owners: { 0: { ...founded, bank, tokens, cash: 0, residents: { '0,0': [1, 0] } } },
    });
    form.share = { first: 0, sr: 2 };
    const { events, state } = played(form, [{ do: 'done' }]);
    const told = events.find(({ event }) => event === 'dividend');
    return { each: told?.each, seats: write(state).seatCash, kept: told?.kept };
  },
  'upkeep-9.I': ({ settlements, residents, cash, president_cash, card_I7 = false }) => {
    const world = card_I7 ? '935' : '965';
    const form = dividends([2, 0, 0], 0, { income: 0, cash }, world);
    if (card_I7) withCard(form, 'I(7)');
    form.seatCash = [president_cash, 0, 0];
    const company = form.owners[0];
    company.settlements = ['0,1', '0,2', '0,3', '0,-1', '0,-2', '0,-3'].slice(0, settlements);
    for (const hex of company.settlements) {
      form.map[hex] = { kind: 'grassland' };
      form.stacks.grassland--;
    }
    company.residents = { '0,0': [0, residents] };
    company.storage = { residents: 14 - residents, settlements: 15 - settlements };
    const { events, state } = played(form, [{ do: 'withhold' }]);
    const told = events.find(({ event }) => event === 'upkeep');
    return {
      upkeep: told?.amount,
      company: cash - write(state).owners[0].cash,
      president: told?.president,
    };
  },
  'wealth-9.I': ({ cash, shares }) => {
    const form = bare('965', 3, { seatCash: [cash, 0, 0] });
    shares.forEach(([count, value]: [number, number], at: number) => {
      const own = 10 - count;
      const founded = { founded: true, hq: '0,0', value, president: 0, shares: [count, 0, 0] };
      const merged = bare('965', 3, { owners: { [at]: { ...founded, own, bank: 0 } } });
      form.owners[at] = merged.owners[at];
    });
    form.foundedOrder = [0, 1];
    form.market = [1, 0];
    return rules.standing(stateOf(form)).scores[0];
  },
  bonus: ({ scores, values }) => rankBonus(scores, values ?? RANK_BONUS),
  'values-9.II': ({ incomes }) => incomes.map((own: number) => valueMove(incomes, own)),
  market({ market, moves }) {
    const state = stateOf(bare('965', 3));
    state.share[FOUNDED] = market.length;
    market.forEach(([company, value]: [number, number], place: number) => {
      state.market[place] = company;
      state.value[company] = value;
    });
    for (const [company, value] of moves)
      changeValue(state, company, value - (state.value[company] ?? 0));
    return Array.from(state.market.subarray(0, market.length));
  },
  order({ kind, last, vp, income }) {
    const state = stateOf(bare('567', last.length));
    state.order.set(last);
    const figures = vp ?? income;
    const sign = kind === 'income-down' ? -1 : 1;
    sortOrder(state, (owner) => sign * figures[owner]);
    return Array.from(state.order.subarray(0, last.length));
  },
  world({ world, ask }) {
    const digits = worldFrom(world);
    if (!digits) throw new Error(`no world ${world}`);
    const { money, capitals, income } = factsOf(digits);
    const { mapNumber, order, hurried, residents, steps } = worldOf(world);
    const derived: Form = {
      ...{ map: mapNumber, order, hurried, residents, steps: steps.map((step) => step.name) },
      ...{ money, capitals, income: `${income}.II` },
    };
    return Object.fromEntries(ask.map((key: string) => [key, derived[key]]));
  },
};

/** M7.9 by play: an owner that scores `gain` and has `removable` settlements that can be removed. */
function removal(seats: number, gain: number, removable: number): unknown {
  const pieces = Math.floor(gain / (seats === 2 ? 3 : 4));
  const form = bare('786', seats, { round: 3, phase: 'shrink', turn: null });
  const row = form.rows[0];
  Object.assign(row, { cards: seats - 1, scoring: 0 });
  Object.assign(form, { scorings: 1, turn: null });
  form.shrink = {
    queue: [{ owner: 0, left: pieces }],
    each: seats === 2 ? 3 : 4,
    gain: form.order.map((owner: number) => (owner === 0 ? gain : 0)),
  };
  const free = Object.keys(form.map).filter((hex) => form.map[hex].kind === 'grassland');
  form.owners[0].settlements = free.slice(0, removable);
  form.owners[0].storage.settlements -= removable;
  let state = stateOf(form);
  while (write(state).phase === 'shrink') {
    const [first] = legal(state);
    state = played(write(state), [first ?? {}]).state;
  }
  return { pieces, scored: write(state).owners[0].vp };
}

/** M8.16 by play: how often an owner with this number of plants can buy. */
function purchases(plants: number): number {
  const form = bare('678', 3, {
    turn: { step: 'buy' },
    owners: { 0: { hq: '4,0', cash: 500 }, 1: { hq: '-4,0' }, 2: { hq: '0,4' } },
  });
  const free = Object.keys(form.map).filter((hex) => form.map[hex].kind === 'grassland');
  for (const hex of free.slice(0, plants)) form.map[hex].plant = { good: 'cattle', owner: 0 };
  const state = stateOf(form);
  let bought = 0;
  while (write(state).turn.step === 'buy') {
    const buy = legal(state).find((action) => action.do === 'buy');
    rules.play(state, rules.action.read(buy ?? {}, state) as number);
    bought++;
  }
  return bought;
}

/** The first company has a card. */
function withCard(form: Form, card: string): Form {
  form.owners[0].privileges = [card];
  return form;
}

/** 9.I at the choice of a dividend of the first company. */
function dividends(seats: readonly number[], bank: number, company: Form, world = '965'): Form {
  const own = 10 - bank - seats.reduce((sum, one) => sum + one, 0);
  const founded = { founded: true, hq: '0,0', value: 50, president: 0, shares: seats, own, bank };
  const form = bare(world, 3, {
    ...{ round: 1, phase: 'dividend', order: [0], at: null, turn: null, dividend: [0] },
    ...{ market: [0], foundedOrder: [0], seatCash: [0, 0, 0] },
    owners: { 0: { ...founded, ...company } },
  });
  form.share = { first: 0, sr: 1 };
  return form;
}
