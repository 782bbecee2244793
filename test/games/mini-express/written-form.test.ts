import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/mini-express/rules';
import { reader } from '../../../src/games/mini-express/rules/reader';
import { unwrap } from '../../../src/kit/result';
import type { GameEvent } from '../../../src/kit/rules';
import solo from './support/position-sample-solo.json';
import standard from './support/position-sample-standard.json';
import {
  because,
  drafted,
  flawOf,
  fresh,
  good,
  played,
  read,
  setCompany,
  type Written,
  write,
} from './support/positions';

/** The position with every list sorted, because order has no meaning in `track` and tiles. */
function sorted(position: Written): Written {
  const copy = structuredClone(position);
  for (const company of Object.values(copy.companies)) company.track.sort();
  for (const tile of Object.values(copy.demand)) tile.sort();
  copy.automa?.bag.sort();
  copy.automa?.drawn.sort();
  return copy;
}

function broken(change: (position: Written & Record<string, unknown>) => void): Written {
  const position = write(drafted()) as Written & Record<string, unknown>;
  change(position);
  return position;
}

describe('clause 12, a position', () => {
  test('the sample of a standard game is the same after reading and writing', () => {
    const state = unwrap(reader.position(standard, 'sample'));
    expect(sorted(write(state))).toEqual(sorted(standard as unknown as Written));
    expect(rules.toAct(state)).toBe(2);
  });

  test('the sample of a solo game with the spike is the same after reading and writing', () => {
    const state = unwrap(reader.position(solo, 'sample'));
    const written = write(state);
    const expected = solo as unknown as Written;
    expect(sorted(written)).toEqual(sorted(expected));
    expect(rules.seats(state)).toBe(1);
  });

  test('missing options have their defaults; board alone must be one of the words', () => {
    const position = broken((changed) => {
      changed.options = {};
    });
    expect(write(read(position)).options).toEqual({
      board: 'usa',
      mode: 'standard',
      edition: 'en',
      level: 'easy',
      firstGame: false,
      spike: false,
      harbors: false,
    });
  });

  test('the order of a tile’s colors and of track has no meaning', () => {
    const position = write(drafted());
    const turned = structuredClone(position);
    for (const tile of Object.values(turned.demand)) tile.reverse();
    expect(write(read(turned))).toEqual(position);
  });

  test('a seat with nothing to do is skipped, with an event', () => {
    const events: GameEvent[] = [];
    const position = broken((changed) => {
      for (const company of ['brown', 'gray', 'orange', 'white'] as const) {
        setCompany(changed, company, { ready: 5, shares: 3 });
        changed.influence[company] = [0, 5, 0, 0];
      }
      changed.demand = {};
    });
    const state = unwrap(reader.position(position as never, 'x'));
    reader.settle?.(state, (event) => events.push(event));
    good(state);
    expect(events).toEqual([{ event: 'skip', seat: 0 }]);
    expect(rules.toAct(state)).toBe(1);
  });

  test('a draft can be written and read at any point', () => {
    let state = fresh(3);
    for (const company of ['brown', 'gray', 'orange', 'white']) {
      expect(write(read(write(state)))).toEqual(write(state));
      state = played(state, { do: 'draft', company }).state;
    }
    expect(rules.toAct(read(write(state)))).toBe(1);
  });

  const flaws: [string, string, (position: Written & Record<string, unknown>) => void][] = [
    ['another game', 'game', (p) => Object.assign(p, { game: 'chess' })],
    ['an unknown key', 'hello', (p) => Object.assign(p, { hello: 1 })],
    ['a missing key', 'demand', (p) => delete (p as Partial<Written>).demand],
    ['an unknown board', 'options.board', (p) => Object.assign(p.options, { board: 'mars' })],
    ['an unknown mode', 'options.mode', (p) => Object.assign(p.options, { mode: 'party' })],
    ['an unknown option', 'options.weather', (p) => Object.assign(p.options, { weather: 'fine' })],
    ['half a board', 'options.board.name', (p) => Object.assign(p.options, { board: { id: 'x' } })],
    ['seats that do not fit', 'seats', (p) => Object.assign(p, { seats: 2 })],
    ['a hex off the board', 'companies.brown.track[1]', (p) => p.companies.brown.track.push('0,0')],
    ['a hex twice', 'companies.brown.track', (p) => p.companies.brown.track.push('15,9')],
    ['6 ready', 'companies.gray.ready', (p) => setCompany(p, 'gray', { ready: 6 })],
    ['length 16', 'companies.white.length', (p) => setCompany(p, 'white', { length: 16 })],
    ['half a share', 'shares.white[0]', (p) => Object.assign(p.shares, { white: [0.5, 0, 0, 0] })],
    ['a wrong last round', 'turn.lastRound', (p) => Object.assign(p.turn, { lastRound: true })],
    ['a short list', 'influence.brown', (p) => Object.assign(p.influence, { brown: [1, 1, 1] })],
    [
      'a tile for nowhere',
      'demand.paris',
      (p) => Object.assign(p.demand, { paris: ['gray', 'gray'] }),
    ],
    [
      'a tile at a start',
      'demand.erie',
      (p) => Object.assign(p.demand, { erie: ['gray', 'gray'] }),
    ],
    [
      'a tile of two purples',
      'demand.boston',
      (p) => Object.assign(p.demand, { boston: ['purple', 'purple'] }),
    ],
    ['an automa', 'automa', (p) => Object.assign(p, { automa: {} })],
    ['a spike', 'spike', (p) => Object.assign(p, { spike: {} })],
    ['a used company', 'turn.used', (p) => Object.assign(p.turn, { used: 'gray' })],
    ['a second step', 'turn.step', (p) => Object.assign(p.turn, { step: 2 })],
    ['a seat that is not there', 'turn.seat', (p) => Object.assign(p.turn, { seat: 4 })],
    ['a seat after the end', 'turn.seat', (p) => Object.assign(p.turn, { phase: 'over' })],
  ];
  test.each(flaws)('refuses %s at %s', (_, at, change) => {
    expect(flawOf(broken(change))).toMatchObject({ at });
  });

  const automaFlaws: [string, string, (position: Written) => void][] = [
    ['no automa', 'automa', (p) => delete p.automa],
    ['13 tiles', 'automa.bag', (p) => p.automa?.bag.pop()],
    ['a tile twice', 'automa.bag', (p) => p.automa?.drawn.push([1, 1])],
    ['an unknown tile', 'automa.bag[0][0]', (p) => p.automa?.bag.splice(0, 1, [9, 9])],
    [
      'a target off the list',
      'automa.target',
      (p) => Object.assign(p.automa ?? {}, { target: 33 }),
    ],
    [
      'an unknown company',
      'automa.company',
      (p) => Object.assign(p.automa ?? {}, { company: 'x' }),
    ],
    ['no shares of the automa', 'shares.brown', (p) => Object.assign(p.shares, { brown: [1] })],
    ['two seats', 'seats', (p) => Object.assign(p, { seats: 2 })],
  ];
  test.each(automaFlaws)('refuses a solo position with %s at %s', (_, at, change) => {
    const position = write(drafted(1, { mode: 'solo' }, 'flaws'));
    change(position);
    expect(flawOf(position)).toMatchObject({ at });
  });

  test.each([null, 1, 'x', [], {}, { game: 'mini-express' }])('refuses %j altogether', (json) => {
    expect(flawOf(json)).not.toBeNull();
  });
});

describe('clause 12, an action', () => {
  const state = drafted();
  test.each([
    [{ do: 'take', company: 'gray', also: 'white' }, 'unexpected-key'],
    [{ do: 'build', company: 'brown', route: ['16,8', '17,7'], bonus: 1 }, 'unexpected-key'],
    [{ do: 'build', company: 'brown', route: ['16,8'] }, 'no-city'],
    [{ do: 'draft', company: 'gray' }, 'wrong-phase'],
    [{ do: 'take', company: 'blue' }, 'problem: unknown-word'],
    [{ do: 'dance', company: 'gray' }, 'problem: unknown-word'],
    [{ do: 'build', company: 'brown' }, 'problem: not-a-route'],
    [{ do: 'build', company: 'brown', route: [] }, 'problem: not-a-route'],
    [{ do: 'build', company: 'brown', route: ['99,99'] }, 'problem: off-board'],
    [{ do: 'constructor', company: 'brown' }, 'problem: unknown-word'],
  ])('%j is answered with %s', (action, answer) => {
    expect(because(state, action)).toBe(answer);
  });

  test('refuses a take in the draft', () => {
    expect(because(fresh(), { do: 'take', company: 'gray' })).toBe('wrong-phase');
  });
});
