import { describe, expect, test } from 'vitest';
import {
  at,
  legal,
  legalKind,
  played,
  pooled,
  RESOLVING,
  read,
  refused,
  supplyBut,
  write,
} from './support/positions';

describe('locomotives and factories', () => {
  const LOW = supplyBut('2', '2', '2', '2', '3');

  test('7.1: the lowest tile left, as locomotive or factory', () => {
    const state = pooled(
      { locomotive: [1, 0], factory: [0, 1] },
      { supply: LOW, 'table.1.locos.peter': ['2'], 'table.1.factories': ['2', '2', '2', '3'] },
    );
    expect(legal(state)).toEqual([
      { do: 'take', as: 'locomotive', tile: '3' },
      { do: 'factory', as: 'factory', from: 'supply', tile: '3' },
    ]);
    expect(refused(state, { do: 'take', as: 'locomotive', tile: '2' })).toEqual({
      because: 'no-tile',
      tile: '2',
    });
    expect(refused(state, { do: 'take', as: 'locomotive', tile: '4' })).toEqual({
      because: 'not-lowest',
      tile: '4',
    });
  });

  test('7.2: a returned factory is no locomotive', () => {
    const state = pooled(
      { build: [1, 0] },
      { returned: ['2', '2', '2', '2'], supply: supplyBut('2', '2', '2', '2') },
    );
    expect(legalKind(state, 'take')).toEqual([{ do: 'take', as: 'build', tile: '3' }]);
    expect(legalKind(state, 'factory')).toEqual([
      { do: 'factory', as: 'build', from: 'supply', tile: '3' },
      { do: 'factory', as: 'build', from: 'returned', tile: '2' },
    ]);
  });

  test('7.3: a fresh tile may be flipped where no slot is empty, even if it could be put', () => {
    const state = at('four', {
      turn: RESOLVING,
      lock: { kind: 'hand', tile: '3' },
      'table.0.locos': { trans: ['1', '2'], peter: ['2'], kiev: ['2'] },
      supply: supplyBut('2', '2', '2', '3'),
    });
    expect(legal(state)).toEqual([
      { do: 'put', line: 'trans', over: '1' },
      { do: 'put', line: 'trans', over: '2' },
      { do: 'put', line: 'peter', over: '2' },
      { do: 'put', line: 'kiev', over: '2' },
      { do: 'flip' },
    ]);
    const { state: after, events } = played(state, { do: 'flip' });
    expect(events).toEqual([{ event: 'flip', seat: 0, tile: '3' }]);
    expect(write(after).returned).toEqual(['3']);
  });

  test('7.3, 11.2: tile 9x leaves the game when it is flipped', () => {
    const locos = { trans: ['9', '9'], peter: ['10a'], kiev: ['10b'] };
    const state = at('four', {
      turn: RESOLVING,
      lock: { kind: 'hand', tile: '9x' },
      cards: ['worker', 'engineer', 'roubles', 'works'],
      'table.0.locos': locos,
      'table.1.factories': ['1'],
      supply: supplyBut('9', '9', '10a', '10b'),
    });
    const { state: after } = played(state, { do: 'flip' });
    expect(write(after)).toMatchObject({ returned: [], lock: null });
  });

  test('7.4: a put raises the reach while the chain goes on, and what it meets waits', () => {
    const state = at('four', {
      turn: RESOLVING,
      lock: { kind: 'hand', tile: '4' },
      'table.0.tracks.peter': [4],
      'table.0.locos.peter': ['2'],
      supply: supplyBut('2', '4'),
    });
    const { state: after, events } = played(state, { do: 'put', line: 'peter', over: '2' });
    expect(events).toContainEqual({ event: 'award', seat: 0, what: 'token', at: 'peter-4' });
    expect(write(after)).toMatchObject({ lock: { kind: 'hand', tile: '2' }, pool: { token: 1 } });
    expect(refused(after, { do: 'token', token: 'keys' })).toEqual({
      because: 'locked',
      lock: 'hand',
    });
  });

  test('7.5, 7.6: factories fill the slots from the left, and open the gaps at 5, 7, 9, 11, 13', () => {
    for (let slot = 1; slot <= 5; slot++) {
      const factories = Array(slot - 1).fill('2');
      const others = { 'table.1.factories': ['2', '2', '2', '2'].slice(slot - 1) };
      const state = at('four', {
        ...others,
        turn: RESOLVING,
        pool: { factory: [1, 0] },
        supply: supplyBut('2', '2', '2', '2'),
        'table.0.factories': factories,
      });
      const { events, state: after } = played(state, {
        do: 'factory',
        as: 'factory',
        from: 'supply',
        tile: '3',
      });
      expect(events[0]).toEqual({ event: 'factory', seat: 0, from: 'supply', tile: '3', slot });
      const gap = 3 + 2 * slot;
      const standing = { ...write(after), turn: RESOLVING, pool: { industry: [1, 0] } };
      const seats = standing.table.map((seat, at) =>
        at === 0 ? { ...seat, industry: [gap - 1] } : seat,
      );
      expect(legal(read({ ...standing, turn: { ...RESOLVING, seat: 0 }, table: seats }))).toEqual([
        { do: 'industry', from: gap - 1 },
      ]);
    }
  });
});
