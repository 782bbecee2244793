import { describe, expect, test } from 'vitest';
import { TILES } from '../../../src/games/ultimate-railroads/data/tiles';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import { unwrap } from '../../../src/kit/result';
import type { GameEvent } from '../../../src/kit/rules';
import { at, edited, flawOf, fresh, legal, legalKind, played, write } from './support/positions';

const A = [1, 2, 3, 4, 5, 6, 7];
const B = [9, 10, 11, 12, 13, 14, 15];

function begun(seats: number, seed: string) {
  const events: GameEvent[] = [];
  const state = unwrap(rules.begin({}, seats, seed, (event) => events.push(event)));
  return { position: write(state), events };
}

describe('components and options', () => {
  test('1.1: two to four seats, one board, and nothing to choose but whose tiles', () => {
    expect(rules.setups.seats({})).toEqual([2, 3, 4]);
    expect(rules.setups.settings.map(({ key }) => key)).toEqual(['tiles']);
    expect(rules.setups.read({})).toEqual({ ok: true, value: {} });
    expect(rules.setups.read({ board: 'russia' })).toMatchObject({
      ok: false,
      problem: { at: 'board' },
    });
    for (const seats of [1, 5])
      expect(rules.begin({}, seats, 'x')).toMatchObject({ problem: { problem: 'wrong-seats' } });
  });

  test.each([
    [4, 7, 5, 1, 7],
    [3, 6, 6, 1, 7],
    [2, 6, 6, 2, 6],
  ])(
    '1.1: %i seats: %i rounds, %i workers, %i roubles, %i places on the strip',
    (seats, rounds, workers, roubles, strip) => {
      const state = fresh(seats);
      const position = write(state);
      expect(rules.heading?.(state)).toEqual({ phase: 'start', round: 1, rounds });
      expect(position.strip).toHaveLength(strip);
      for (const seat of position.table)
        expect(seat).toMatchObject({ workers, own: workers, roubles, score: 0 });
    },
  );

  test('1.3, 1.4: of each tile as many as seats, 30 doublers', () => {
    const { supply, returned, doublers } = write(fresh(3));
    expect(Object.keys(supply).sort()).toEqual([
      '10a',
      '10b',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
      '9',
    ]);
    expect(new Set(Object.values(supply))).toEqual(new Set([3]));
    expect(returned).toEqual([]);
    expect(doublers).toBe(30);
  });
});

describe('lines, engineers, tokens and cards', () => {
  const resolving = { phase: 'resolve', during: 'turn', seat: 0, round: 1 };

  test.each([
    ['trans', 15, 5],
    ['peter', 9, 4],
    ['kiev', 9, 3],
  ])('1.2: %s has %i spaces and takes %i colors', (line, length, colors) => {
    const tracks: Record<string, number[]> = {
      ...{ trans: [15, 10, 6, 3, 0], peter: [5, 4, 3, 0], kiev: [5, 4, 0] },
      [line]: Array.from({ length: colors }, (_, color) => length - color),
    };
    // Black far on Kiev has brought a worker.
    const own = line === 'kiev' ? 6 : 5;
    const pool = { any: [0, 1] };
    const patch = { turn: resolving, pool, 'table.0.tracks': tracks, 'table.0.own': own };
    const state = at('four', patch);
    // Every piece of this line is as far on as it can be: only those of the other lines can move.
    const moving = legalKind(state, 'step').map((step) => step.line);
    expect(new Set(moving)).toEqual(new Set(Object.keys(tracks).filter((one) => one !== line)));
    for (const wrong of [
      [length + 1, ...(tracks[line] ?? []).slice(1)],
      [...(tracks[line] ?? []), 0],
      (tracks[line] ?? []).slice(0, -1),
    ])
      expect(
        flawOf(edited('four', { ...patch, [`table.0.tracks.${line}`]: wrong })),
      ).not.toBeNull();
  });

  test('1.2: two locomotives on trans, one on each of the others', () => {
    const state = at('four', {
      ...{ turn: resolving, lock: { kind: 'hand', tile: '2' }, 'supply.2': 3 },
      'table.0.locos': { trans: ['1'], peter: [], kiev: [] },
    });
    const puts = (one: typeof state) =>
      legalKind(one, 'put').flatMap(({ line, over }) => (over ? [] : [line]));
    expect(puts(state)).toEqual(['trans', 'peter', 'kiev']);
    const full = at('four', {
      ...{ turn: resolving, lock: { kind: 'hand', tile: '4' } },
      ...{ 'supply.2': 2, 'supply.3': 3, 'supply.4': 3 },
      'table.0.locos': { trans: ['1', '2'], peter: ['2'], kiev: ['3'] },
    });
    expect(puts(full)).toEqual([]);
    expect(legalKind(full, 'flip')).toHaveLength(1);
  });

  test('1.5: fifteen engineers, seven A, seven B and one on its card, each with an action and a cost', () => {
    const { engineers } = TILES;
    expect(engineers.map(({ number }) => number)).toEqual(
      [...Array(15).keys()].map((at) => at + 1),
    );
    const stacked = (wanted: string | null) =>
      engineers.flatMap(({ stack, number }) => ((stack ?? null) === wanted ? number : []));
    expect([stacked('A'), stacked('B'), stacked(null)]).toEqual([A, B, [8]]);
    for (const { number, effects } of engineers) {
      expect(effects).not.toEqual([]);
      // A worker pays one of them, two another, and a rouble the rest: never more, never nothing.
      const owned = at('four', {
        ...{ 'table.0.engineers': [number], strip: Array(7).fill(null), 'table.0.roubles': 9 },
        ...(number === 8 && { cards: ['worker', 'loco9', 'roubles', 'works'] }),
      });
      const pays = legalKind(owned, 'use').flatMap(({ space, pay }) =>
        space === `engineer-${number}` ? [pay] : [],
      );
      const [usual] = pays;
      expect([
        [1, 0, 0],
        [2, 0, 0],
        [0, 0, 1],
      ]).toContainEqual(usual);
    }
  });

  test('1.6: seven ?-tokens a seat; in common five ?-cards, eleven end-bonus cards, four starting cards', () => {
    const { cards, bonus, startCards, seats } = write(fresh(4));
    expect(new Set(cards).size).toBe(5);
    expect(new Set([...bonus.pile, ...bonus.out]).size).toBe(11);
    expect(new Set(startCards).size).toBe(4);
    for (let seat = 0; seat < seats; seat++) {
      const turn = { ...resolving, seat };
      const tokens = legalKind(at('four', { turn, pool: { token: 1 } }), 'token');
      expect(new Set(tokens.map(({ token }) => token)).size).toBe(7);
    }
  });
});

describe('setup', () => {
  test('2.1, 16: what chance does is told: order, strip, and the cards that leave', () => {
    const { position, events } = begun(4, 'told');
    expect(events).toEqual([
      { event: 'order', seats: position.order },
      { event: 'strip', engineers: position.strip },
      { event: 'out', cards: position.bonus.out },
    ]);
    expect(position.bonus.out).toHaveLength(2);
    expect(position.bonus.pile).toHaveLength(9);
  });

  test('2.1: every order, every engineer on every place of its stack, and every pair of cards comes', () => {
    const orders = new Set<string>();
    const pairs = new Set<string>();
    const places = Array.from({ length: 7 }, () => new Set<number | null>());
    for (let seed = 0; seed < 900; seed++) {
      const { order, strip, bonus } = begun(4, `chance ${seed}`).position;
      orders.add(order.join());
      pairs.add(bonus.out.join());
      for (const [place, engineer] of strip.entries()) places[place]?.add(engineer);
    }
    expect(orders.size).toBe(24);
    expect(pairs.size).toBe(55);
    for (const [place, engineers] of places.entries())
      expect(engineers).toEqual(new Set(place < 3 ? A : B));
  });

  test.each([2, 3, 4])(
    '2.2: %i seats: first the A choice, then the B choice, no engineer twice',
    (seats) => {
      const { strip } = write(fresh(seats));
      const dealt = strip.filter((engineer) => engineer !== null);
      expect(strip.slice(0, 3).every((one) => A.includes(one ?? 0))).toBe(true);
      expect(dealt.slice(3).every((one) => B.includes(one))).toBe(true);
      expect(dealt).toHaveLength(seats === 4 ? 7 : 6);
      expect(new Set(dealt).size).toBe(dealt.length);
      if (seats === 3) expect(strip[6]).toBeNull();
    },
  );

  test('2.3: each seat has black on space 1 of each line, tile 1, and a marker', () => {
    for (const seat of write(fresh(3)).table)
      expect(seat).toMatchObject({
        tracks: { trans: [1], peter: [1], kiev: [1] },
        locos: { trans: ['1'], peter: [], kiev: [] },
        industry: [0],
        factories: [],
        doublers: 0,
        tokens: [],
        engineers: [],
        black: 'none',
      });
  });

  test('2.4: from the last place up to place 2 each takes a card; place 1 takes none', () => {
    const state = fresh(4, 'cards');
    const { order, startCards } = write(state);
    expect(startCards).toEqual(['rouble', 'black', 'industry', 'doubler']);
    expect(rules.toAct(state)).toBe(order[3]);
    const first = played(state, { do: 'start', card: 'rouble' });
    expect(first.events).toContainEqual({ event: 'roubles', seat: order[3], n: 1 });
    expect(rules.toAct(first.state)).toBe(order[2]);
    const second = played(first.state, { do: 'start', card: 'industry' });
    // Its effects are direct, so the only marker step is asked, and must be done.
    expect(legal(second.state)).toEqual([{ do: 'industry', from: 0 }]);
    const third = played(
      second.state,
      { do: 'industry', from: 0 },
      { do: 'start', card: 'doubler' },
    );
    const position = write(third.state);
    expect(position.turn).toEqual({ phase: 'turn', seat: order[0], round: 1 });
    expect(position.startCards).toEqual([]);
    expect(position.table[order[1] ?? 0]?.doublers).toBe(1);
  });

  test('2.4: with 2 seats only the second place takes a card', () => {
    const state = fresh(2);
    const { order } = write(state);
    const { state: after } = played(state, { do: 'start', card: 'doubler' });
    expect(write(after).turn).toEqual({ phase: 'turn', seat: order[0], round: 1 });
  });

  test('2.5: then place 1 is to act in round 1, and nothing is left to chance', () => {
    const state = at('four', { order: [2, 0, 1, 3], turn: { phase: 'turn', seat: 2, round: 1 } });
    expect(rules.toAct(state)).toBe(2);
    expect(rules.order?.(state)).toEqual([2, 0, 1, 3]);
    const { state: after } = played(state, { do: 'pass' });
    expect(rules.draws(after)).toBe(rules.draws(state));
  });
});
