import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/age-of-steam/rules';
import type { State } from '../../../src/games/age-of-steam/rules/state';
import { edited, fresh, played, playedAll, read, write } from './support/positions';

const out = { money: 0, shares: 0, engine: 0, income: 0, action: null, begun: true, out: 1 };
const select = (action: string) => ({ do: 'select', action });
const phase = (state: State) => write(state).turn.phase;

/** Three seats in the order 0, 1, 2 that have just taken these actions. */
function selected(...actions: string[]): State {
  const turn = { number: 1, phase: 'select', seat: 0 };
  return playedAll(read(edited('start-3', { turn })), ...actions.map(select));
}

describe('clause 2, the turn', () => {
  test('2.1: the phases follow each other, and after the last comes the next turn', () => {
    const phases: string[] = [];
    let state = fresh(3);
    const steps: Record<string, object> = {
      issue: { do: 'issue', shares: 2 },
      auction: { do: 'drop' },
      build: { do: 'done' },
      move: { do: 'pass' },
    };
    const actions = ['engineer', 'first-move', 'turn-order'].map(select);
    while (write(state).turn.number === 1) {
      if (phases.at(-1) !== phase(state)) phases.push(phase(state));
      state = played(state, (steps[phase(state)] ?? actions.pop()) as never).state;
    }
    expect(phases).toEqual(['issue', 'auction', 'select', 'build', 'move']);
    expect(write(state).turn).toMatchObject({ number: 2, phase: 'issue' });
  });

  test('2.2: the number of the turn rises with each decision-maker, and not within a build turn', () => {
    let state = selected('engineer', 'production', 'turn-order');
    const before = rules.turn(state);
    const build = (hex: string, track: string) => ({ do: 'build', hex, track: [track] });
    state = playedAll(state, build('7,13', '0-3'), build('7,15', '0-3'), build('7,17', '0-3'));
    expect(rules.turn(state)).toBe(before);
    state = playedAll(state, { do: 'done' });
    expect(rules.turn(state)).toBe(before + 1);
    state = playedAll(state, { do: 'done' }, { do: 'done' }, { do: 'engine' });
    expect(rules.turn(state)).toBe(before + 4);
  });

  test('2.2: a delivery is one turn, and so is what Production draws and places', () => {
    const track = { '10,18': { '1-4': 0 }, '11,17': { '1-4': 0 } };
    const turn = { number: 1, phase: 'move', seat: 0, round: 1, engined: [], cube: null };
    const state = read(edited('start-3', { turn, track }));
    const shipped = playedAll(state, { do: 'ship', city: 'evansville', cube: 'blue' });
    expect(rules.turn(shipped)).toBe(rules.turn(state));
    expect(rules.turn(playedAll(shipped, { do: 'go', exit: 1 }))).toBe(rules.turn(state) + 1);
  });

  test('2.3: First Build and First Move come before all others, who keep their sequence', () => {
    let state = selected('engineer', 'first-move', 'first-build');
    expect(rules.order?.(state)).toEqual([2, 0, 1]);
    state = playedAll(state, { do: 'done' }, { do: 'done' }, { do: 'done' });
    expect(phase(state)).toBe('move');
    expect(rules.order?.(state)).toEqual([1, 0, 2]);
    state = playedAll(state, { do: 'pass' }, { do: 'pass' }, { do: 'pass' });
    expect(write(state).turn).toMatchObject({ round: 2, seat: 1 });
  });

  test('2.4: a seat that is out is in no order and is never asked', () => {
    const turn = { number: 2, phase: 'issue', seat: 2 };
    let state = read(edited('start-3', { turn, order: [2, 1], 'players.0': out }));
    expect(rules.order?.(state)).toEqual([2, 1, 0]);
    state = playedAll(state, { do: 'issue', shares: 0 }, { do: 'issue', shares: 0 });
    expect(write(state).turn).toMatchObject({ phase: 'auction', seat: 2 });
    expect(rules.isExchange?.(state)).toBe(true);
  });
});
