import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../../src/games/mini-express/data/companies';
import { rules } from '../../../src/games/mini-express/rules';
import { BUILT_IN_BOARDS, boardOf } from '../../../src/games/mini-express/rules/board';
import { capacityOf } from '../../../src/games/mini-express/rules/capacity';
import { because, fresh, legal, options, played, write } from './support/positions';

const boards = Object.keys(BUILT_IN_BOARDS) as (keyof typeof BUILT_IN_BOARDS)[];

describe.each(boards)('clause 1, setup on %s', (board) => {
  test('1.1 25 trains per company: 1 on its start hex, 4 ready, 20 in supply', () => {
    const { companies } = write(fresh(4, { board }));
    for (const start of BUILT_IN_BOARDS[board].starts) {
      const { track, ready, supply } = companies[start.company];
      expect({ track, ready, supply }).toEqual({
        track: [`${start.col},${start.row}`],
        ready: 4,
        supply: 20,
      });
    }
  });

  test('1.2 every length begins at 0', () => {
    const { companies } = write(fresh(4, { board }));
    expect(COMPANIES.map((company) => companies[company].length)).toEqual([0, 0, 0, 0]);
  });

  test('1.3 each of the 32 cities gets one of the 32 tiles, start hexes none', () => {
    const { demand } = write(fresh(4, { board }));
    expect(Object.keys(demand).sort()).toEqual(
      BUILT_IN_BOARDS[board].cities.map(({ id }) => id).sort(),
    );
    const counts = new Map<string, number>();
    for (const tile of Object.values(demand)) {
      const key = [...tile].sort().join('+');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(14);
    expect([...counts].filter(([key]) => key.includes('purple')).map(([, n]) => n)).toEqual([
      1, 1, 1, 1,
    ]);
  });

  test('1.3 the tiles are random: another seed gives other places, the same seed the same', () => {
    const demand = (seed: string) => write(fresh(4, { board }, seed)).demand;
    expect(demand('a')).toEqual(demand('a'));
    expect(demand('a')).not.toEqual(demand('b'));
  });

  test('every city can be reached from every start', () => {
    const { map, passable, cityHex, startHex } = boardOf(BUILT_IN_BOARDS[board], false);
    for (const start of startHex) {
      const reached = new Set([start]);
      for (const hex of reached) {
        if (hex !== start && !passable[hex]) continue;
        for (let side = 0; side < 6; side++) {
          const next = map.neighbors[hex * 6 + side] ?? -1;
          if (next >= 0) reached.add(next);
        }
      }
      expect([...cityHex].filter((hex) => !reached.has(hex))).toEqual([]);
    }
  });
});

describe('clause 1, shares and draft', () => {
  test.each([
    [3, 6, 2],
    [4, 6, 3],
    [5, 6, 3],
  ])('1.4 with %i seats %i shares are left and %i set aside', (seats, left, aside) => {
    const { companies, setAside } = write(fresh(seats));
    for (const company of COMPANIES) {
      expect(companies[company].shares).toBe(left);
      expect(setAside[company]).toBe(aside);
    }
  });

  test.each([2, 6, 0, 3.5])('1.4 a standard game does not take %d seats', (seats) => {
    expect(rules.begin(options(), seats, 'x')).toMatchObject({
      problem: { problem: 'wrong-seats' },
    });
  });

  test.each([3, 4, 5])('1.5 picks go up and then down the table (%i seats)', (seats) => {
    let state = fresh(seats);
    const order: (number | null)[] = [];
    while (write(state).turn.phase === 'draft') {
      order.push(rules.toAct(state));
      const [first] = legal(state);
      state = played(state, first ?? {}).state;
    }
    const up = Array.from({ length: seats }, (_, seat) => seat);
    expect(order).toEqual([...up, ...[...up].reverse()]);
    expect(rules.toAct(state)).toBe(0);
  });

  test('1.5 a a second share of the same company is refused', () => {
    let state = fresh(3);
    for (const company of ['brown', 'gray', 'orange']) {
      state = played(state, { do: 'draft', company }).state;
    }
    expect(because(state, { do: 'draft', company: 'orange' })).toBe('same-company');
    expect(because(state, { do: 'draft', company: 'white' })).toBeNull();
  });

  test('1.5 b a pair that another seat holds is refused', () => {
    let state = fresh(3);
    for (const company of ['brown', 'gray', 'brown', 'gray']) {
      state = played(state, { do: 'draft', company }).state;
    }
    // Seat 2 holds brown and gray; seat 1 holds gray, and no brown is set aside any more.
    expect(because(state, { do: 'draft', company: 'brown' })).toBe('none-set-aside');
    const four = ['brown', 'gray', 'brown', 'white', 'orange', 'gray'];
    let wide = fresh(4);
    for (const company of four) wide = played(wide, { do: 'draft', company }).state;
    // Seat 3: white + orange, seat 2: brown + gray; seat 1 holds gray, so brown would repeat a pair.
    expect(because(wide, { do: 'draft', company: 'brown' })).toBe('pair-taken');
  });

  test('1.5 no draft gets stuck: every line of picks ends, up to the names of the companies', () => {
    for (const seats of [3, 4, 5]) {
      const seen = new Set<string>();
      let open = [fresh(seats)];
      while (open.length > 0) {
        const next = [];
        for (const state of open) {
          const actions = legal(state);
          expect(actions.length).toBeGreaterThan(0);
          for (const action of actions) {
            const { state: reached } = played(state, action);
            if (write(reached).turn.phase !== 'draft') continue;
            const { shares } = write(reached);
            const key = COMPANIES.map((company) => shares[company].join(''))
              .sort()
              .join(' ');
            if (seen.has(key)) continue;
            seen.add(key);
            next.push(reached);
          }
        }
        open = next;
      }
      expect(seen.size).toBeGreaterThan(10);
    }
  });

  test.each([
    [3, 2],
    [4, 1],
    [5, 2],
  ])(
    '1.6 with %i seats a share nobody chose moves its company %i up, and leaves',
    (seats, spaces) => {
      let state = fresh(seats);
      const dealt = seats === 3 ? 2 : 3;
      while (write(state).turn.phase === 'draft')
        state = played(state, legal(state)[0] ?? {}).state;
      const { companies, shares, setAside } = write(state);
      let leftover = 0;
      for (const company of COMPANIES) {
        const unchosen = dealt - shares[company].reduce((sum, held) => sum + held, 0);
        leftover += unchosen;
        expect(companies[company].length).toBe(spaces * unchosen);
        expect(setAside[company]).toBe(0);
        expect(companies[company].shares).toBe(6);
      }
      expect(leftover).toBe(4 * dealt - 2 * seats);
    },
  );

  test('1.7 every seat begins with influence 1 in every company', () => {
    const { influence } = write(fresh(5));
    for (const company of COMPANIES) expect(influence[company]).toEqual([1, 1, 1, 1, 1]);
  });

  test('1.8 in a first game every city takes 2 companies', () => {
    const usual = fresh(4);
    const first = fresh(4, { firstGame: true });
    const cities = usual.board.form.cities.map((_, city) => city);
    expect(new Set(cities.map((city) => capacityOf(usual, city)))).toEqual(new Set([1, 2, 3]));
    expect(new Set(cities.map((city) => capacityOf(first, city)))).toEqual(new Set([2]));
  });
});
