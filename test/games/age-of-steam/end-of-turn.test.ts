import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/age-of-steam/rules';
import { reductionOf } from '../../../src/games/age-of-steam/rules/finances';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import { edited, legalKind, played, playedAll, read, refused, write } from './support/positions';

const pass = { do: 'pass' };
const player = (figures: object) => ({
  ...{ money: 20, shares: 2, engine: 1, income: 0, action: null, begun: true, out: null },
  ...figures,
});

/** The last opportunity of a move phase of three. */
function last(put: Record<string, unknown> = {}, number = 2): State {
  const turn = { number, phase: 'move', seat: 2, round: 2, engined: [], cube: null };
  const players = [player({}), player({}), player({})];
  return read(edited('start-3', { turn, players, ...put }));
}
const names = (state: State) => played(state, pass).events.map(({ event }) => event);

describe('clause 9, income, expenses, reduction', () => {
  test('9.1, 9.2: everybody gets the income, then pays $1 a share and engine level', () => {
    const state = last({ 'players.1': player({ money: 5, income: 7, shares: 4, engine: 3 }) });
    const { events } = played(state, pass);
    expect(events.slice(1, 4)).toEqual([
      { event: 'income', seat: 0, amount: 0 },
      { event: 'income', seat: 1, amount: 7 },
      { event: 'income', seat: 2, amount: 0 },
    ]);
    expect(events[5]).toEqual({ event: 'expenses', seat: 1, owes: 7, pays: 7, short: 0 });
    expect(write(playedAll(state, pass)).players[1]).toMatchObject({ money: 5, income: 7 });
  });

  test('9.2: what is missing is taken from the income; below 0 the seat is out', () => {
    const short = last({ 'players.0': player({ money: 0, income: 3, shares: 4 }) });
    expect(write(playedAll(short, pass)).players[0]).toMatchObject({
      money: 0,
      income: 1,
      out: null,
    });
    const track = { '7,13': { '0-3': 0 }, '10,18': { '1-4': 0 }, '11,17': { '1-4': 0 } };
    const broke = last({ 'players.0': player({ money: 1, action: 'engineer' }), track });
    const { state, events } = played(broke, pass);
    const out = { money: 0, shares: 0, engine: 0, income: 0, action: null, begun: true, out: 2 };
    expect(write(state).players[0]).toEqual(out);
    expect(write(state).order).toEqual([1, 2]);
    expect(write(state).track).toEqual({ ...track, '7,13': { '0-3': null } });
    const after = events.findIndex(({ event }) => event === 'out');
    expect(events[after + 1]).toEqual({ event: 'abandon', seat: 0, hexes: ['7,13'] });
  });

  test('9.3: with fewer than two left the match is over, without a reduction', () => {
    const broke = player({ money: 0 });
    const state = last({ 'players.0': broke, 'players.2': broke, 'players.1.income': 15 });
    expect(names(state)).not.toContain('reduction');
    expect(names(state).at(-1)).toBe('over');
    expect(rules.toAct(playedAll(state, pass))).toBeNull();
  });

  test('9.4: the reduction by the height of the income', () => {
    const heights = [0, 10, 11, 20, 21, 30, 31, 40, 41, 49, 50, 99];
    expect(heights.map(reductionOf)).toEqual([0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10]);
  });

  test('9.5: after the last turn there is no growth', () => {
    const state = last(
      {
        'players.0.action': 'production',
        'display.A': [null, null],
        bag: { red: 4, blue: 5, purple: 3, yellow: 3, black: 5 },
      },
      10,
    );
    expect(names(state)).toEqual([
      'pass',
      ...Array(3).fill('income'),
      ...Array(3).fill('expenses'),
      'over',
    ]);
  });
});

describe('clause 10, goods growth', () => {
  const boxes = {
    'display.chicago': [null, 'purple', null],
    bag: { red: 4, blue: 5, purple: 3, yellow: 3, black: 5 },
  };
  const producing = { 'players.1.action': 'production', ...boxes };

  test('10.1: asked only of Production, with an empty box and cubes in the bag', () => {
    expect(write(playedAll(last(producing), pass)).turn).toMatchObject({ phase: 'grow', seat: 1 });
    expect(write(playedAll(last(boxes), pass)).turn.phase).toBe('issue');
    const full = last({ 'players.1.action': 'production' });
    expect(write(playedAll(full, pass)).turn.phase).toBe('issue');
    expect(write(playedAll(last(producing), pass, pass)).turn).toMatchObject({ number: 3 });
  });

  test('10.2: two cubes are drawn, each is placed into any empty box', () => {
    const drawn = playedAll(last(producing), pass, { do: 'draw' });
    expect(write(drawn).turn.drawn).toHaveLength(2);
    expect(refused(drawn, { do: 'draw' })).toEqual({ because: 'wrong-phase' });
    expect(refused(drawn, pass)).toEqual({ because: 'wrong-phase' });
    const [place] = legalKind(drawn, 'place');
    const one = playedAll(drawn, place ?? {});
    expect(write(one).turn).toMatchObject({ phase: 'grow' });
    expect(legalKind(one, 'place')).toHaveLength(1);
    expect(refused(one, place ?? {})).not.toBeNull();
    expect(rules.turn(one)).toBe(rules.turn(drawn));
    const end = playedAll(one, legalKind(one, 'place')[0] ?? {});
    expect(rules.turn(end)).toBe(rules.turn(drawn) + 1);
  });

  test('10.3: dice of both sides move cubes from the top; a new city beside the map stays empty', () => {
    const { state, events } = played(last({ newCities: { H: '17,5' }, 'cubes.H': [] }), pass);
    const rolled = events.filter((one) => one.event === 'dice');
    expect(rolled.map(({ side }) => side)).toEqual(['light', 'dark']);
    for (const { dice } of rolled) expect(dice).toHaveLength(3);
    const before = write(last());
    for (const { city, cubes } of events.filter((one) => one.event === 'grow')) {
      expect(cubes).toEqual(before.display[city]?.slice(0, cubes.length));
      expect(['A', 'B', 'C', 'D', 'E', 'F', 'G']).not.toContain(city);
      const left = write(state).display[city]?.slice(0, cubes.length);
      expect(left).toEqual(cubes.map(() => null));
    }
  });
});

describe('clause 11, the next turn and the end', () => {
  test('11.1: the turn number rises and issue begins', () => {
    expect(write(playedAll(last(), pass)).turn).toEqual({ number: 3, phase: 'issue', seat: 0 });
    expect(names(last()).at(-1)).toBe('turn');
  });

  test('11.2: 3 a dollar of income, -3 a share, 1 a segment of own links', () => {
    const track = {
      '9,17': { '1-3': 0 },
      '10,16': { 1: 0, 4: 0 },
      '11,15': { '2-4': 0 },
      '7,13': { '0-3': 0 },
    };
    expect(rules.standing(last({ track, 'players.0.income': 4 })).scores).toEqual([10, -6, -6]);
  });

  test('11.3: in before out, higher scores first, shared places in the order', () => {
    const out = (turn: number) => ({
      money: 0,
      shares: 0,
      engine: 0,
      income: 0,
      action: null,
      begun: true,
      out: turn,
    });
    const players = [out(3), player({ shares: 9 }), out(4), player({ shares: 9 }), player({})];
    const turn = { number: 7, phase: 'over', seat: null };
    const over = read(edited('start-5', { turn, players, order: [4, 3, 1] }));
    expect(rules.standing(over)).toEqual({
      scores: [0, -27, 0, -27, -6],
      ranking: [4, 3, 1, 2, 0],
      places: [5, 2, 4, 2, 1],
    });
    expect(rules.standing(last())).toMatchObject({ ranking: null, places: null });
  });
});
