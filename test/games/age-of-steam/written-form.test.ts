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
const build = { built: {}, urbanized: false };

describe('clause 12, a position', () => {
  test('the sample is read and written unchanged', () => {
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
    ['begun 1', 'players[2].begun', seat({ begun: 1 })],
    ['out in turn 0', 'players[2].out', seat({ out: 0 })],
    ['a seat twice in the order', 'order[1]', (p) => set(p, { order: [1, 1] })],
    ['a hex off the board', 'track.3,1', track({ '3,1': { '0-3': null } })],
    ['track on a city', 'track.7,11', track({ '7,11': { '0-3': null } })],
    ['track on a new city', 'track.10,16', track({ '10,16': { 0: null } })],
    ['no tile of this shape', 'track.7,13', track({ '7,13': { '0-1': null, '2-3': null } })],
    ['a hex with nothing on it', 'track.7,13', track({ '7,13': {} })],
    ['segments on a town', 'track.7,7', track({ '7,7': { '0-3': null } })],
    ['spokes elsewhere', 'track.7,13', track({ '7,13': { 0: null } })],
    ['an edge to a lake', 'track.7,9.1-3', track({ '7,9': { '1-3': null } })],
    ['an owner that is no seat', 'track.7,13.0-4', track({ '7,13': { '0-4': 4 } })],
    ['a new city on no town', 'newCities.D', (p) => set(p.newCities as never, { D: '10,14' })],
    ['two new cities on a town', 'newCities.D', (p) => set(p.newCities as never, { A: '10,16' })],
    ['an unknown new city', 'newCities.Z', (p) => set(p.newCities as never, { Z: '7,7' })],
    ['a cube of no color', 'cubes.toronto[0]', (p) => set(p.cubes as never, { toronto: ['pink'] })],
    ['no cubes of a new city', 'cubes.D', (p) => Reflect.deleteProperty(p.cubes, 'D')],
    ['four boxes', 'display.chicago', (p) => p.display.chicago?.push(null)],
    ['an unknown phase', 'turn.phase', turn({ phase: 'sleep' })],
    ['turn 9 of 8', 'turn.number', turn({ number: 9 })],
    ['a field of another phase', 'turn.built', turn({ built: {} })],
    ['a field left out', 'turn.engined', (p) => Reflect.deleteProperty(p.turn, 'engined')],
    ['the turn of a seat out', 'turn.seat', turn({ seat: 0 })],
    ['round 3', 'turn.round', turn({ round: 3 })],
    ['a seat to act after the end', 'turn.seat', phase('over', { number: 8 })],
    [
      'new track that does not lie there',
      'turn.built.6,18[0]',
      phase('build', { ...build, built: { '6,18': ['0-3'] } }),
    ],
    [
      'a cube elsewhere',
      'turn.cube.at',
      (p) => Object.assign(p.turn.cube as object, { at: '12,16' }),
    ],
    ['none drawn', 'turn.drawn', phase('grow', { drawn: [] })],
    ['three drawn', 'turn.drawn', phase('grow', { drawn: ['red', 'red', 'red'] })],
  ];
  test.each(flaws)('refuses %s at %s', (_, at, change) => {
    expect(flawOf(changedSample(change))).toMatchObject({ at });
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
