import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/age-of-steam/rules';
import { isProblem } from '../../../src/kit/rules';
import sample from './data/position-sample.json';
import { edited, flawOf, fresh, read, type Written, write } from './support/positions';

type Change = (position: Written) => void;
const set = (position: Written, values: object) => Object.assign(position, values);
const turn =
  (values: object): Change =>
  (p) =>
    Object.assign(p.turn, values);
const seat =
  (values: object): Change =>
  (p) =>
    Object.assign(p.players[2] ?? {}, values);
const track =
  (values: object): Change =>
  (p) =>
    Object.assign(p.track, values);

/** The sample: four seats, two of them out, in the middle of a delivery. */
const changedSample = (change: Change): Written => {
  const position = structuredClone(sample) as unknown as Written;
  change(position);
  return position;
};
const phase =
  (kind: string, values: object): Change =>
  (p) =>
    set(p, {
      turn: { number: 4, phase: kind, seat: 1, ...values },
      cubes: { ...p.cubes, cincinnati: ['red', 'yellow', 'yellow'] },
    });
const auction = { bids: [0, 0, 0, 0], dropped: [], passed: false };
const build = { built: {}, urbanized: false };
const boxes = (p: Written) =>
  Object.values(p.display)
    .flat()
    .filter((cube) => cube === null).length;

describe('clause 12, a position', () => {
  test('the sample is read and written as it stands', () => {
    expect(write(read(sample))).toEqual(sample);
    expect(rules.toAct(read(sample))).toBe(1);
  });

  test('orders of keys, of cubes in a city and of drawn cubes mean nothing', () => {
    const turned = changedSample((p) => {
      for (const cubes of Object.values(p.cubes)) cubes.reverse();
      set(p, { track: Object.fromEntries(Object.entries(p.track).reverse()) });
    });
    expect(write(read(turned))).toEqual(sample);
  });

  test('what is odd but harmless is taken: unowned track that reaches no city', () => {
    expect(flawOf(changedSample(track({ '0,8': { '0-3': null } })))).toBeNull();
  });

  const flaws: [string, string, Change][] = [
    ['another game', 'game', (p) => set(p, { game: 'chess' })],
    ['an unknown key', 'hello', (p) => set(p, { hello: 1 })],
    ['a missing key', 'bag', (p) => Reflect.deleteProperty(p, 'bag')],
    ['another board', 'options.board', (p) => set(p.options as never, { board: 'mars' })],
    ['seven seats', 'seats', (p) => set(p, { seats: 7 })],
    ['a list of players too short', 'players', (p) => p.players.pop()],
    ['negative money', 'players[2].money', seat({ money: -1 })],
    ['half an income', 'players[2].income', seat({ income: 0.5 })],
    ['engine 0', 'players[2].engine', seat({ engine: 0 })],
    ['engine 7', 'players[2].engine', seat({ engine: 7 })],
    ['one share', 'players[2].shares', seat({ shares: 1 })],
    ['16 shares', 'players[2].shares', seat({ shares: 16 })],
    ['an unknown action', 'players[2].action', seat({ action: 'sleep' })],
    ['an action held twice', 'players[2].action', seat({ action: 'production' })],
    ['begun 1', 'players[2].begun', seat({ begun: 1 })],
    ['out in turn 0', 'players[2].out', seat({ out: 0 })],
    [
      'out with shares',
      'players[0].shares',
      (p) => Object.assign(p.players[0] ?? {}, { shares: 2 }),
    ],
    [
      'out with an action',
      'players[0].action',
      (p) => Object.assign(p.players[0] ?? {}, { action: 'engineer' }),
    ],
    [
      'out in a turn to come',
      'players[0].out',
      (p) => Object.assign(p.players[0] ?? {}, { out: 5 }),
    ],
    ['a seat out in the order', 'order[2]', (p) => p.order.push(0)],
    ['a seat twice in the order', 'order[1]', (p) => set(p, { order: [1, 1] })],
    ['a seat missing in the order', 'order', (p) => p.order.pop()],
    ['a hex off the board', 'track.3,1', track({ '3,1': { '0-3': null } })],
    ['track on a city', 'track.7,11', track({ '7,11': { '0-3': null } })],
    ['track on a new city', 'track.10,16', track({ '10,16': { 0: null } })],
    ['no tile of this shape', 'track.7,13', track({ '7,13': { '0-1': null, '2-3': null } })],
    ['a hex with nothing on it', 'track.7,13', track({ '7,13': {} })],
    ['segments on a town', 'track.7,7', track({ '7,7': { '0-3': null } })],
    ['spokes elsewhere', 'track.7,13', track({ '7,13': { 0: null } })],
    ['an edge to a lake', 'track.7,9.1-3', track({ '7,9': { '1-3': null } })],
    ['an owner that is no seat', 'track.7,13.0-4', track({ '7,13': { '0-4': 4 } })],
    [
      'too many tiles',
      'track',
      track(
        Object.fromEntries(
          ['0,2', '0,6', '0,10', '0,14', '2,8', '4,2', '5,5'].map((hex) => [hex, { '1-2': null }]),
        ),
      ),
    ],
    ['track of a seat out', 'track.5,9.0-3', track({ '5,9': { '0-3': 0 } })],
    [
      'a link of nobody',
      'track.6,12.1-3',
      track({ '6,12': { '1-3': null }, '6,14': { '0-3': null }, '6,16': { 0: null } }),
    ],
    ['a new city on no town', 'newCities.D', (p) => set(p.newCities as never, { D: '10,14' })],
    ['two new cities on a town', 'newCities.D', (p) => set(p.newCities as never, { A: '10,16' })],
    ['an unknown new city', 'newCities.Z', (p) => set(p.newCities as never, { Z: '7,7' })],
    ['a cube of no color', 'cubes.toronto[0]', (p) => set(p.cubes as never, { toronto: ['pink'] })],
    ['no cubes of a new city', 'cubes.D', (p) => Reflect.deleteProperty(p.cubes, 'D')],
    ['four boxes', 'display.chicago', (p) => p.display.chicago?.push(null)],
    ['19 red cubes', 'bag.red', (p) => set(p.bag as never, { red: 4 })],
    ['21 red cubes', 'bag.red', (p) => p.cubes.toronto?.push('red')],
    ['an unknown phase', 'turn.phase', turn({ phase: 'sleep' })],
    ['turn 9 of 8', 'turn.number', turn({ number: 9 })],
    ['a field of another phase', 'turn.built', turn({ built: {} })],
    ['a field left out', 'turn.engined', (p) => Reflect.deleteProperty(p.turn, 'engined')],
    ['the turn of a seat out', 'turn.seat', turn({ seat: 0 })],
    ['round 3', 'turn.round', turn({ round: 3 })],
    ['engined not ascending', 'turn.engined[1]', turn({ engined: [2, 1] })],
    ['over too early', 'turn.phase', phase('over', { seat: null })],
    ['a seat to act after the end', 'turn.seat', phase('over', { number: 8 })],
    [
      'a bid above the money',
      'turn.bids[1]',
      phase('auction', { ...auction, bids: [0, 10, 0, 0] }),
    ],
    ['two equal bids', 'turn.bids[2]', phase('auction', { ...auction, bids: [0, 3, 3, 0] })],
    ['a bid of a seat out', 'turn.bids[0]', phase('auction', { ...auction, bids: [1, 0, 0, 0] })],
    ['nobody left in the auction', 'turn.dropped', phase('auction', { ...auction, dropped: [2] })],
    [
      'somebody without an action',
      'players[2].action',
      (p) => {
        phase('select', {})(p);
        seat({ action: null })(p);
      },
    ],
    ['an action too early', 'players[1].action', phase('select', {})],
    [
      'all tiles built',
      'turn.built',
      phase('build', { ...build, built: { '6,18': [], '7,19': [], '8,20': [] } }),
    ],
    [
      'new track of somebody else',
      'turn.built.8,18',
      phase('build', { ...build, built: { '8,18': ['0-2'] } }),
    ],
    [
      'new track that does not lie there',
      'turn.built.6,18[0]',
      phase('build', { ...build, built: { '6,18': ['0-3'] } }),
    ],
    ['nothing built there', 'turn.built.7,9', phase('build', { ...build, built: { '7,9': [] } })],
    [
      'a cube from nowhere',
      'turn.cube.city',
      (p) => Object.assign(p.turn.cube as object, { city: 'A' }),
    ],
    [
      'a cube elsewhere',
      'turn.cube.at',
      (p) => Object.assign(p.turn.cube as object, { at: '12,16' }),
    ],
    [
      'no link there',
      'turn.cube.links[0]',
      (p) => Object.assign(p.turn.cube as object, { links: [['12,16', 2]] }),
    ],
    [
      'a stop twice',
      'turn.cube.visited[1]',
      (p) => Object.assign(p.turn.cube as object, { visited: ['12,16', '12,16'] }),
    ],
    [
      'a delivery that cannot be finished',
      'turn.cube',
      (p) => {
        Object.assign(p.turn.cube as object, { cube: 'yellow' });
        set(p.bag as never, { red: 6, yellow: 2 });
        Object.assign(p.players[1] ?? {}, { engine: 2 });
      },
    ],
    ['growth without Production', 'turn.seat', phase('grow', { seat: 2, drawn: null })],
    ['none drawn', 'turn.drawn', phase('grow', { drawn: [] })],
    ['three drawn', 'turn.drawn', phase('grow', { drawn: ['red', 'red', 'red'] })],
  ];
  test.each(flaws)('refuses %s at %s', (_, at, change) => {
    expect(flawOf(changedSample(change))).toMatchObject({ at });
  });

  test('refuses two owners of a section, a ring, and a section with one stop at both ends', () => {
    const at = (track: object) => flawOf(edited('start-3', { track }))?.at;
    expect(at({ '7,13': { '0-3': 0 }, '7,15': { '0-3': 1 } })).toBe('track.7,13.0-3');
    const ring = { '4,10': { '2-3': null }, '4,12': { '0-1': null }, '5,11': { '4-5': null } };
    expect(at(ring)).toBe('track.4,10.2-3');
    expect(at({ '6,12': { '1-2': 0 }, '7,13': { '0-5': 0 } })).toBe('track.6,12.1-2');
  });

  test('refuses more ownership discs than there are', () => {
    const columns = { 0: [2, 6, 10, 14], 1: [9, 13, 17], 2: [4, 8, 18], 3: [5, 9, 13, 17] };
    const hexes = Object.entries({ ...columns, 5: [3, 7, 11, 15], 6: [4, 8, 12] });
    const track = Object.fromEntries(
      hexes.flatMap(([col, rows]) => rows.map((row) => [`${col},${row}`, { '0-3': 0 }])),
    );
    expect(flawOf(edited('start-3', { track }))).toMatchObject({ at: 'track', seat: 0, has: 21 });
  });

  test('refuses growth in the last turn, and nothing to draw', () => {
    expect(boxes(changedSample(() => undefined))).toBeGreaterThan(0);
    const grow = { phase: 'grow', seat: 0, drawn: null };
    const put = { 'players.0.action': 'production' };
    const full = edited('start-3', { ...put, turn: { number: 2, ...grow } });
    expect(flawOf(full)).toMatchObject({ at: 'turn.drawn' });
    const late = edited('start-3', { ...put, turn: { number: 10, ...grow } });
    expect(flawOf(late)).toMatchObject({ at: 'turn.phase' });
  });

  test('refuses a dropped holder, and a dropped seat to act', () => {
    const given = { number: 1, phase: 'auction', seat: 0, ...auction };
    const at = (values: object) => flawOf(edited('start-4', { turn: { ...given, ...values } }))?.at;
    expect(at({ bids: [0, 2, 3, 0], dropped: [2] })).toBe('turn.dropped');
    expect(at({ dropped: [0] })).toBe('turn.seat');
    expect(at({ dropped: [1, 1] })).toBe('turn.dropped[1]');
    expect(at({ bids: [0, 2, 3, 0], dropped: [1] })).toBeUndefined();
  });

  test.each([null, 1, 'x', [], {}, { game: 'age-of-steam' }])('refuses %j altogether', (json) => {
    expect(flawOf(json)).not.toBeNull();
  });
});

describe('clause 12, an action', () => {
  const state = fresh();
  const none: object[] = [
    { do: 'dance' },
    { do: 'constructor' },
    { do: 'issue' },
    { do: 'issue', shares: -1 },
    { do: 'issue', shares: 1.5 },
    { do: 'issue', shares: 10000 },
    { do: 'issue', shares: 1, cost: 5 },
    { do: 'bid', amount: 0 },
    { do: 'bid', amount: 10000 },
    { do: 'select', action: 'sleep' },
    { do: 'urbanize', city: 'Z', hex: '10,16' },
    { do: 'urbanize', city: 'A', hex: '8,0' },
    { do: 'build', hex: '8,0', track: ['0-3'] },
    { do: 'build', hex: '7,13', track: ['3-0'] },
    { do: 'build', hex: '7,13', track: ['1-4', '0-3'] },
    { do: 'build', hex: '7,13', track: [] },
    { do: 'build', hex: '7,13', track: [0] },
    { do: 'build', hex: '7,13', track: '0-3' },
    { do: 'ship', city: 'paris', cube: 'red' },
    { do: 'ship', city: 'chicago', cube: 'pink' },
    { do: 'go', exit: 6 },
    { do: 'place', cube: 'red', column: 'chicago', box: 0 },
    { do: 'place', cube: 'red', column: 'A', box: 3 },
    { do: 'draw', cubes: 2 },
  ];
  test.each(none)('%j is no action', (action) => {
    expect(isProblem(rules.action.read(action as never, state))).toBe(true);
  });
  test.each([null, 1, 'pass', []])('%j is no action', (action) => {
    expect(isProblem(rules.action.read(action, state))).toBe(true);
  });

  test('13: what belongs to another phase is refused as such; after the end everything is', () => {
    for (const action of [
      { do: 'pass' },
      { do: 'build', hex: '0,0', track: ['0'] },
      { do: 'go', exit: 5 },
    ]) {
      const read = rules.action.read(action, state);
      expect(rules.refusal(state, Number(read))).toEqual({ because: 'wrong-phase' });
    }
    const over = read(edited('start-3', { turn: { number: 10, phase: 'over', seat: null } }));
    expect(rules.refusal(over, -1)).toEqual({ because: 'over' });
  });
});
