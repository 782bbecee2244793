import type { Tiers, Written, WrittenSeat, WrittenTiles } from './positions';

/** Clauses 12.5 to 13.3 taken literally on the written form, space by space: slow, and checked by reading. */

const NUMBERS: Record<string, number> = { '9x': 9, '10a': 10, '10b': 10 };
const LENGTHS: Record<string, number> = { trans: 15, peter: 9, kiev: 9 };
const LANE = [0, 1, 2, 3, 5, null, 10, null, 15, null, null, null, 20, null, 25, 30];

const numberOf = (tile: string) => NUMBERS[tile] ?? Number(tile);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

export function reachOf(seat: WrittenSeat, line: string): number {
  return sum((seat.locos[line] ?? []).map(numberOf));
}

const front = (seat: WrittenSeat, line: string, color: number) => seat.tracks[line]?.[color] ?? 0;

/** The values of the spaces of a line that score, from space 1. */
function spaces(seat: WrittenSeat, line: string): number[] {
  const values = seat.tokens.includes('revalue') ? [0, 1, 3, 6, 10] : [0, 1, 2, 4, 7];
  const list: number[] = [];
  for (let space = 1; space <= Math.min(reachOf(seat, line), LENGTHS[line] ?? 0); space++) {
    let best = 0;
    for (let color = 0; color < 5; color++)
      if (front(seat, line, color) >= space) best = values[color] ?? 0;
    list.push(best);
  }
  return list;
}

export function roundByTheClauses(seat: WrittenSeat) {
  const trans = sum(
    spaces(seat, 'trans').map((value, index) => (index < seat.doublers ? 2 * value : value)),
  );
  const doubles = front(seat, 'peter', 1) >= 7 && reachOf(seat, 'peter') >= 7;
  const peter = sum(spaces(seat, 'peter')) * (doubles ? 2 : 1);
  const kiev = sum(spaces(seat, 'kiev'));
  let stars = 0;
  for (const space of [1, 2, 3, 4])
    if (front(seat, 'kiev', 0) >= space && reachOf(seat, 'kiev') >= space) stars += space;
  const hasMedal = seat.tokens.includes('medal');
  const medal = hasMedal && front(seat, 'kiev', 1) >= 5 && reachOf(seat, 'kiev') >= 5 ? 20 : 0;
  const industry = sum(
    seat.industry.map((marker) => {
      let index = marker;
      while (LANE[index] === null) index--;
      return LANE[index] ?? 0;
    }),
  );
  const total = trans + peter + kiev + stars + medal + industry;
  return { trans, peter, kiev, stars, medal, industry, total };
}

/** 6.3: the specials that a seat has met, by what they pay. */
export function metByTheClauses(seat: WrittenSeat) {
  const black = (line: string, space: number) => front(seat, line, 0) >= space;
  const reached = (line: string, space: number) =>
    black(line, space) && reachOf(seat, line) >= space;
  const lane = Math.max(...seat.industry);
  const count = (list: readonly boolean[]) => list.filter(Boolean).length;
  return {
    workers: count([reached('trans', 3), black('kiev', 7)]),
    tokens: count([reached('trans', 13), reached('peter', 4), reached('peter', 6), lane >= 10]),
    keys: count([black('trans', 15), black('peter', 9), black('kiev', 9), lane >= 15]),
  };
}

function tier(count: number, tiers: Tiers): number {
  let points = 0;
  for (const [least, worth] of tiers) if (count >= least) points = worth;
  return points;
}

/** 13.1: what the cards of the app pay, for each of what they count or by the highest tier. */
const PAYS: Readonly<Record<string, number | Tiers>> = {
  factories: 4,
  engineers: 6,
  ends: 10,
  black: 1,
  grayBrown: 1,
  keys: [
    [2, 15],
    [4, 25],
    [6, 40],
  ],
  doublers: [
    [4, 20],
    [7, 30],
  ],
  tokens: 7,
  extra: 0,
  locos: 1,
  workers: 10,
};

function cardWorth(seat: WrittenSeat, card: string, hasExtra: boolean, own?: WrittenTiles): number {
  const figures = own?.bonusCards.cards.find(({ id }) => id === card);
  const pays = figures ? (figures.tiers ?? figures.each ?? 0) : (PAYS[card] ?? 0);
  const keyTokens = own ? keysOf(own) : { keys: 2 };
  const counted = countedFor(seat, card, hasExtra, keyTokens);
  return typeof pays === 'number' ? pays * counted : tier(counted, pays);
}

/** How many keys each ?-token gives. */
function keysOf({ tokens }: WrittenTiles): Record<string, number> {
  return Object.fromEntries(
    tokens.map(({ id, effects }) => [id, sum(effects.map(({ key }) => Number(key ?? 0)))]),
  );
}

function countedFor(
  seat: WrittenSeat,
  card: string,
  hasExtra: boolean,
  keyTokens: Record<string, number>,
): number {
  const blacks = ['trans', 'peter', 'kiev'].map((line) => front(seat, line, 0));
  const fronts = (color: number) =>
    sum(['trans', 'peter', 'kiev'].map((l) => front(seat, l, color)));
  const { keys, workers } = metByTheClauses(seat);
  switch (card) {
    case 'factories':
      return seat.factories.length;
    case 'engineers':
      return seat.engineers.length + (hasExtra ? 1 : 0);
    case 'ends':
      return [15, 9, 9].filter((end, line) => blacks[line] === end).length;
    case 'black':
      return sum(blacks);
    case 'grayBrown':
      return fronts(1) + fronts(2);
    case 'keys':
      return keys + sum(seat.tokens.map((token) => keyTokens[token] ?? 0));
    case 'doublers':
      return seat.doublers;
    case 'tokens':
      return seat.tokens.length;
    case 'locos':
      return sum(Object.values(seat.locos).flat().map(numberOf));
    case 'workers':
      return workers + (seat.black === 'none' ? 0 : 1);
    default:
      return 0;
  }
}

/** 13.1 to 13.3: what each seat gets at the end; `shown`: whose cards count. */
export function endByTheClauses(
  { table, bonus, options }: Written,
  shown = table.map((_, seat) => seat),
) {
  const hands = table.map((_, seat) =>
    bonus.picked.flatMap(([holder, card]) =>
      holder === seat && shown.includes(seat) ? [card] : [],
    ),
  );
  const ranked = table
    .map(({ engineers }, seat) => {
      const count = engineers.length + (hands[seat]?.includes('extra') ? 1 : 0);
      return { seat, count, highest: Math.max(0, ...engineers) };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || b.highest - a.highest)
    .map(({ seat }) => seat);
  return table.map((one, seat) => {
    const hand = hands[seat] ?? [];
    const cards = hand.map(
      (card) => [card, cardWorth(one, card, hand.includes('extra'), options.tiles)] as const,
    );
    const rank = ranked.indexOf(seat);
    const majority = rank === 0 ? 40 : rank === 1 ? 20 : 0;
    return { cards, majority, total: sum(cards.map(([, points]) => points)) + majority };
  });
}
