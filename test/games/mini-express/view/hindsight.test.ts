import { describe, expect, test } from 'vitest';
import { COMPANIES, type CompanyId } from '../../../../src/games/mini-express/data/companies';
import type { Event } from '../../../../src/games/mini-express/rules/events';
import type { State } from '../../../../src/games/mini-express/rules/state';
import {
  decisiveFacts,
  hindsightIn,
} from '../../../../src/games/mini-express/view/hindsight/hindsight';
import { drafted, edited, type Written } from '../support/positions';

/** In this order: shares and influence of the three seats. */
type Held = Partial<Record<CompanyId, readonly [shares: number[], influence: number[]]>>;

/**
 * A position with these holdings. Gray has length 12 (1st 9, 2nd 7, other 4), orange 6 (6, 5, 3), brown and
 * white 0 (4, 3, 1).
 */
function holding(held: Held, change: (position: Written) => void = () => undefined): State {
  return edited(drafted(3), (position) => {
    for (const company of COMPANIES) {
      const [shares, influence] = held[company] ?? [
        [0, 0, 0],
        [0, 0, 0],
      ];
      position.shares[company] = [...shares];
      position.influence[company] = [...influence];
      Object.assign(position.companies[company], { shares: 4, length: 0 });
    }
    position.companies.gray.length = 12;
    position.companies.orange.length = 6;
    change(position);
  });
}

const quiet = { seat: 0, events: [] };

/** The decisive facts of a match with these positions. */
function facts(states: readonly State[], ...told: (readonly [seat: number, ...Event[]])[]) {
  const plies = states.slice(1).map((_, ply) => {
    const [seat = 0, ...events] = told[ply] ?? [];
    return told[ply] ? { seat, events } : quiet;
  });
  return decisiveFacts({ states, plies });
}

/** With gray, seat 0 has 18 points and seat 1 has 7 + 6. */
const clear: Held = {
  gray: [
    [2, 1, 0],
    [5, 3, 0],
  ],
  orange: [
    [0, 1, 0],
    [0, 2, 0],
  ],
};
const end = holding(clear);

describe('what decided a match', () => {
  test('the company with the winner’s largest lead over the second', () => {
    expect(facts([end])).toEqual([
      {
        fact: 'company',
        weight: 11,
        company: 1,
        winner: 0,
        second: 1,
        points: 18,
        secondPoints: 7,
      },
    ]);
  });

  test('a tie, and what broke it', () => {
    const level = holding({
      orange: [
        [1, 0, 0],
        [2, 0, 0],
      ],
      brown: [
        [0, 1, 0],
        [0, 5, 6],
      ],
      white: [
        [0, 1, 0],
        [0, 5, 6],
      ],
    });
    expect(facts([level])[0]).toMatchObject({
      fact: 'tie',
      winner: 0,
      second: 1,
      points: 6,
      by: 'fewer-shares',
    });
  });

  test('one influence that kept the first place: with one less another would have won', () => {
    // 18 against 14 + 3; sharing the first place, 18 against 18 + 3.
    const thin = (own: number) =>
      holding({
        gray: [
          [2, 2, 0],
          [own, 2, 0],
        ],
        brown: [
          [0, 1, 0],
          [0, 2, 5],
        ],
      });
    const edges = (state: State) => facts([state]).filter(({ fact }) => fact === 'edge');
    expect(edges(thin(3))).toEqual([{ fact: 'edge', weight: 8, company: 1, winner: 0, heir: 1 }]);
    expect(edges(thin(4))).toEqual([]);
  });

  test('shares of the second that scored nothing because of low influence', () => {
    const lost = holding({
      ...clear,
      white: [
        [0, 3, 0],
        [1, 0, 1],
      ],
    });
    expect(facts([lost])).toContainEqual({
      fact: 'worthless',
      weight: 3,
      company: 3,
      second: 1,
      shares: 3,
      why: 'none',
    });
  });

  test('compensation that others paid to the winner’s best company, not what the winner paid', () => {
    const paid = (by: number, company: CompanyId = 'gray'): Event => ({
      event: 'compensation',
      company,
      by,
    });
    const told = facts(
      [end, end, end, end, end],
      [1, paid(3)],
      [0, paid(9)],
      [2, paid(2)],
      [1, paid(7, 'orange')],
    );
    expect(told).toContainEqual({
      fact: 'compensation',
      weight: 5,
      company: 1,
      winner: 0,
      trains: 5,
    });
    expect(facts([end, end], [1, paid(4)])).toHaveLength(1);
  });

  test('shares that the winner had halfway through, and the second had not', () => {
    const few = holding({
      ...clear,
      gray: [
        [2, 0, 0],
        [5, 3, 0],
      ],
      orange: [
        [0, 0, 0],
        [0, 2, 0],
      ],
    });
    expect(facts([few, few, few, end, end])).toContainEqual({
      fact: 'early',
      weight: 6,
      winner: 0,
      second: 1,
      shares: 2,
      secondShares: 0,
    });
    expect(facts([few, few, end, end, end]).map(({ fact }) => fact)).toEqual(['company']);
  });

  test('shares taken in the last quarter without which the match would have been lost', () => {
    const before = holding({
      ...clear,
      gray: [
        [0, 1, 0],
        [5, 3, 0],
      ],
    });
    expect(facts([before, before, before, before, end])).toContainEqual({
      fact: 'late',
      weight: 9,
      winner: 0,
      shares: 2,
      points: 18,
    });
    expect(facts([before, before, before, end, end]).map(({ fact }) => fact)).not.toContain('late');
  });

  test('influence paid for shares, where the winner paid much less for as many', () => {
    const take = (seat: number, cost: number): readonly [number, Event] => [
      seat,
      { event: 'take', seat, company: 'gray', cost },
    ];
    const states = [end, end, end, end, end];
    expect(facts(states, take(0, 1), take(0, 0), take(1, 4), take(1, 3))).toContainEqual({
      fact: 'price',
      weight: 6,
      winner: 0,
      second: 1,
      paid: 1,
      shares: 2,
      secondPaid: 7,
      secondShares: 2,
    });
    expect(facts(states, take(0, 1), take(1, 4), take(1, 3)).map(({ fact }) => fact)).toEqual([
      'company',
    ]);
  });

  test('who caused the last round, and that player’s standing then', () => {
    const last: Event = { event: 'last-round' };
    const draw: Event = { event: 'draw', tile: 'refresh' };
    expect(facts([end, end, end], [1], [0, last])).toContainEqual({
      fact: 'last-round',
      weight: 6,
      winner: 0,
      move: 2,
      ahead: 5,
    });
    expect(facts([end, end, end], [1, last], [0])).toContainEqual({
      fact: 'last-round-behind',
      weight: 6,
      second: 1,
      move: 1,
      behind: 5,
    });
    // An opponent without a seat answers within the move before it.
    expect(facts([end, end], [0, draw, last]).map(({ fact }) => fact)).toEqual(['company']);
  });
});

describe.each([
  ['en' as const, ['Gray made the difference: 18 points for Ana, 7 for Bo.']],
  ['ko' as const, ['승부는 회색에서 갈렸습니다. Ana는 18점, Bo는 7점을 얻었습니다.']],
])('in %s', (language, said) => {
  test('sentences have the names', async () => {
    const { facts, sentence } = await hindsightIn(language);
    const name = (holder: number) => ['Ana', 'Bo', 'Cy'][holder] ?? '';
    const told = facts({ states: [end], plies: [] });
    expect(told.map((fact) => sentence(fact, name))).toEqual(said);
  });
});
