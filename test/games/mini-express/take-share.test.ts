import { describe, expect, test } from 'vitest';
import examples from './support/examples.json';
import {
  because,
  drafted,
  edited,
  plainHexes,
  played,
  setCompany,
  write,
} from './support/positions';

const take = { do: 'take', company: 'gray' } as const;

describe('clause 3, take a share', () => {
  test('2.1 a turn is one action, then the next seat is to act; there is no pass', () => {
    const state = edited(drafted(), (position) => setCompany(position, 'gray', { ready: 0 }));
    expect(write(played(state, take).state).turn.seat).toBe(1);
    expect(because(state, { do: 'pass' })).toBe('problem: unknown-word');
  });

  test('3.1 not of a company without shares left', () => {
    const state = edited(drafted(), (position) =>
      setCompany(position, 'gray', { ready: 0, shares: 0 }),
    );
    expect(because(state, take)).toBe('no-share-left');
  });

  test('3.2 costs one influence for each ready train', () => {
    const state = edited(drafted(), (position) => {
      setCompany(position, 'gray', { ready: 2 });
      position.influence.gray = [3, 1, 1, 1];
    });
    const position = write(played(state, take).state);
    expect(position.influence.gray).toEqual([1, 1, 1, 1]);
  });

  test('3.2 not possible with less influence than that', () => {
    const state = edited(drafted(), (position) => {
      setCompany(position, 'gray', { ready: 2 });
      position.influence.gray = [1, 9, 9, 9];
    });
    expect(because(state, take)).toBe('influence-too-low');
  });

  test('3.2 free without ready trains, also with influence 0', () => {
    const state = edited(drafted(), (position) => {
      setCompany(position, 'gray', { ready: 0 });
      position.influence.gray = [0, 1, 1, 1];
    });
    expect(write(played(state, take).state).influence.gray).toEqual([0, 1, 1, 1]);
  });

  test.each([
    { ready: 0, supply: 24, gets: 3 },
    { ready: 3, supply: 21, gets: 2 },
    { ready: 5, supply: 19, gets: 0 },
  ])('3.3 $ready ready get $gets trains of $supply', ({ ready, gets }) => {
    const state = edited(drafted(), (position) => {
      setCompany(position, 'gray', { ready });
      position.influence.gray = [9, 1, 1, 1];
    });
    const { gray } = write(played(state, take).state).companies;
    expect(gray.ready).toBe(ready + gets);
    expect(gray.supply).toBe(24 - ready - gets);
  });

  test('3.3 never more than the supply holds', () => {
    const state = edited(drafted(), (position) => {
      setCompany(position, 'gray', { track: ['16,12', ...plainHexes(22)], ready: 0 });
      expect(position.companies.gray.supply).toBe(2);
    });
    expect(write(played(state, take).state).companies.gray).toMatchObject({ ready: 2, supply: 0 });
  });

  test('the rulebook example: Ada takes a gray share for 1 influence, gray gets 3 trains', () => {
    const example = examples.others.find(({ id }) => id === 'take-share');
    const before = example?.before as { tracks_space: number; influence: number };
    const state = edited(drafted(), (position) => {
      setCompany(position, 'gray', { ready: before.tracks_space });
      position.influence.gray = [before.influence, 1, 1, 1];
      position.shares.gray = [0, 0, 1, 1];
    });
    const { companies, influence, shares } = write(played(state, take).state);
    expect({
      tracks_space: companies.gray.ready,
      influence: influence.gray[0],
      shares_taken: shares.gray[0],
    }).toEqual(example?.after);
  });
});
