import { describe, expect, test } from 'vitest';
import { COMPANIES } from '../../../src/games/mini-express/data/companies';
import { rules } from '../../../src/games/mini-express/rules';
import { automaPlays } from './support/automa';
import {
  because,
  drafted,
  edited,
  legal,
  plainHexes,
  played,
  setCompany,
  type Written,
  write,
} from './support/positions';

const takeGray = { do: 'take', company: 'gray' } as const;

function lastShare(position: Written, seat = 0): void {
  setCompany(position, 'gray', { ready: 0, shares: 1 });
  position.turn.seat = seat;
}

describe('clause 5, depletion and the end', () => {
  test('5.1 taking the last share depletes a company, which can still build', () => {
    const state = edited(drafted(), (position) => {
      setCompany(position, 'brown', { ready: 4, shares: 1 });
      position.influence.brown = [9, 1, 1, 1];
      position.demand['new-york'] = ['gray', 'white'];
    });
    const { state: next, events } = played(state, { do: 'take', company: 'brown' });
    expect(events).toContainEqual({ event: 'depleted', company: 'brown', reason: 'shares' });
    expect(because(next, { do: 'take', company: 'brown' })).toBe('no-share-left');
    expect(because(next, { do: 'build', company: 'brown', route: ['16,8', '17,7'] })).toBeNull();
  });

  test('5.1 an empty supply removes the remaining shares from the game at once', () => {
    const state = edited(drafted(), (position) => {
      setCompany(position, 'gray', { track: ['16,12', ...plainHexes(21)], ready: 0, shares: 4 });
      expect(position.companies.gray.supply).toBe(3);
    });
    const { state: next, events } = played(state, takeGray);
    expect(write(next).companies.gray).toMatchObject({ ready: 3, supply: 0, shares: 0 });
    expect(events).toContainEqual({ event: 'depleted', company: 'gray', reason: 'supply' });
  });

  test('5.2 one depleted company is not the end', () => {
    const state = edited(drafted(), (position) => lastShare(position));
    expect(write(played(state, takeGray).state).turn).toMatchObject({
      phase: 'play',
      lastRound: false,
    });
  });

  test('5.2 with two the last round has begun and goes on to the last seat', () => {
    const start = edited(drafted(), (position) => {
      setCompany(position, 'white', { ready: 1, shares: 0 });
      lastShare(position, 1);
    });
    const { state: next, events } = played(start, takeGray);
    expect(events).toContainEqual({ event: 'last-round' });
    expect(write(next).turn).toEqual({ phase: 'play', seat: 2, step: 1, lastRound: true });
    let state = next;
    for (const seat of [2, 3]) {
      expect(rules.toAct(state)).toBe(seat);
      state = played(state, legal(state)[0] ?? {}).state;
    }
    expect(write(state).turn).toEqual({ phase: 'over', seat: null, step: 1, lastRound: true });
    expect(rules.toAct(state)).toBeNull();
    expect(legal(state)).toEqual([]);
    expect(because(state, takeGray)).toBe('over');
  });

  test('5.2 when the last seat depletes the second company, the match is over at once', () => {
    const state = edited(drafted(), (position) => {
      setCompany(position, 'white', { ready: 1, shares: 0 });
      lastShare(position, 3);
    });
    const { state: next, events } = played(state, takeGray);
    expect(write(next).turn.phase).toBe('over');
    expect(events[events.length - 1]).toEqual({ event: 'over' });
  });

  test('2.2 a seat that has no legal action is skipped (ruling)', () => {
    // Nobody can build (no train ready but gray’s, no tile left), and seat 1 cannot pay for gray.
    const state = edited(drafted(), (position) => {
      for (const company of COMPANIES) setCompany(position, company, { ready: 0, shares: 0 });
      setCompany(position, 'gray', { ready: 5, shares: 3 });
      setCompany(position, 'white', { ready: 0, shares: 1 });
      position.turn.lastRound = true;
      setCompany(position, 'orange', { ready: 0, shares: 0 });
      position.demand = {};
      position.influence.gray = [9, 0, 9, 9];
    });
    const { state: next, events } = played(state, { do: 'take', company: 'white' });
    expect(events).toContainEqual({ event: 'skip', seat: 1 });
    expect(rules.toAct(next)).toBe(2);
  });

  test('2.2 a seat is skipped while the automa can still act; this is not the end (ruling)', () => {
    const position = write(drafted(1, { mode: 'solo' }));
    for (const company of COMPANIES) {
      setCompany(position, company, { ready: 1, shares: 3 });
      position.influence[company] = [0, 1];
    }
    position.demand = {};
    position.turn.seat = 1;
    const { events, after } = automaPlays(position);
    // It takes one share of each company, which then has four ready trains and nowhere to build.
    expect(events.flatMap(({ event, does }) => (event === 'automa' ? [does] : []))).toHaveLength(4);
    expect(events.filter(({ event, seat }) => event === 'skip' && seat === 0)).toHaveLength(4);
    expect(after.turn).toMatchObject({ phase: 'over', lastRound: false });
  });

  test('2.2 when every seat is skipped in a row the match is over and scored (ruling)', () => {
    const state = edited(drafted(), (position) => {
      for (const company of COMPANIES) setCompany(position, company, { ready: 5, shares: 2 });
      position.demand = {};
      for (const company of COMPANIES) position.influence[company] = [0, 0, 0, 0];
      position.influence.gray = [5, 0, 0, 0];
    });
    const { state: next, events } = played(state, takeGray);
    expect(events.filter(({ event }) => event === 'skip').map(({ seat }) => seat)).toEqual([
      1, 2, 3, 0,
    ]);
    expect(write(next).turn).toMatchObject({ phase: 'over', lastRound: false });
    expect(rules.standing(next).ranking).toHaveLength(4);
  });
});
