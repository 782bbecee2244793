import { describe, expect, test } from 'vitest';
import { rules } from '../../../src/games/ultimate-railroads/rules';
import {
  at,
  legal,
  legalKind,
  played,
  pooled,
  RESOLVING,
  refused,
  step,
  supplyBut,
  use,
  write,
} from './support/positions';

describe('the pool', () => {
  test('5.1: what needs no decision happens at once, the rest waits', () => {
    // Engineer 6: 2 roubles, 1 black step.
    const state = at('four', { strip: [3, 6, 5, 12, 9, 15, 10] });
    const { state: after, events } = played(state, use('light-1', 1, 0, 0));
    expect(events).toContainEqual({ event: 'roubles', seat: 0, n: 2 });
    expect(write(after).pool).toEqual({ black: [1, 0] });
  });

  test('5.2: a unit is taken from must first', () => {
    const state = pooled({ black: [1, 2] });
    const one = played(state, step('black', 'trans', 'black')).state;
    expect(write(one).pool).toEqual({ black: [0, 2] });
    expect(write(played(one, step('black', 'trans', 'black')).state).pool).toEqual({
      black: [0, 1],
    });
  });

  test('5.2: basic moves black or gray, any every color', () => {
    const tracks = { trans: [8, 5, 1], peter: [6, 4, 1], kiev: [6, 4, 1] };
    const state = (unit: string) => pooled({ [unit]: [0, 1] }, { 'table.0.tracks': tracks });
    const colors = (unit: string) =>
      [...new Set(legalKind(state(unit), 'step').map(({ colour }) => colour))].sort();
    expect(colors('basic')).toEqual(['black', 'gray']);
    expect(colors('any')).toEqual(['black', 'brown', 'gray']);
    expect(colors('brown')).toEqual(['brown']);
  });

  test('5.3: units are used in any order, and what arises joins', () => {
    const state = pooled(
      { key: 1, industry: [1, 0] },
      { 'table.0.industry': [4], 'table.0.factories': ['6'], supply: supplyBut('6') },
    );
    const keyFirst = played(state, { do: 'key', take: 'points' }, { do: 'industry', from: 4 });
    const lastFirst = played(state, { do: 'industry', from: 4 }, { do: 'key', take: 'points' });
    expect(write(keyFirst.state)).toEqual(write(lastFirst.state));
    expect(write(keyFirst.state).table[0]).toMatchObject({ score: 10, roubles: 3 });
  });

  test('5.4 a: three gray steps need room for three', () => {
    const tracks = (gray: number) => ({ trans: [5, gray], peter: [1, 0], kiev: [1, 0] });
    const may = (gray: number) =>
      refused(at('four', { 'table.0.tracks': tracks(gray) }), use('gray-2', 2, 0, 0));
    expect(may(1)).toBeNull();
    expect(may(2)).toEqual({ because: 'not-complete', space: 'gray-2' });
  });

  test('5.4 a: two kinds of steps may need each other', () => {
    // Engineer 12 on the light side: gray and brown. Gray has left brown no space but by its own step.
    const state = (gray: number) =>
      at('four', {
        strip: [3, 12, 5, 7, 9, 15, 10],
        'table.0.own': 5,
        'table.0.tracks': { trans: [6, gray, 1], peter: [1, 0, 0], kiev: [1, 0, 0] },
      });
    expect(refused(state(2), use('light-1', 1, 0, 0))).toBeNull();
    expect(refused(state(5), use('light-1', 1, 0, 0))).toMatchObject({ because: 'not-complete' });
  });

  test('5.4 d: a doubler needs a place and the supply', () => {
    const full = at('four', { doublers: 22, 'table.0.doublers': 8 });
    expect(refused(full, use('doubler', 1, 0, 0))).toMatchObject({ because: 'not-complete' });
    const room = at('four', { doublers: 23, 'table.0.doublers': 7 });
    expect(refused(room, use('doubler', 1, 0, 0))).toBeNull();
  });

  test('5.4 f: again needs a space that was taken', () => {
    // Engineer 9 on the light side.
    const patch = { strip: [3, 9, 5, 12, 7, 15, 10] };
    expect(refused(at('four', patch), use('light-1', 1, 0, 0))).toMatchObject({
      because: 'not-complete',
    });
    const used = at('four', { ...patch, bottom: [0] });
    const { state } = played(used, use('light-1', 1, 0, 0));
    // 10.8: the choice is obligatory, its effects are not.
    expect(legal(state)).toEqual([{ do: 'again', space: 'bottom' }]);
    const { pool } = write(played(state, { do: 'again', space: 'bottom' }).state);
    expect(pool).toEqual({ basic: [0, 1] });
  });

  test('5.4 g: a direct spread needs three pieces that can move', () => {
    const patch = { strip: [3, 10, 5, 12, 9, 15, 7], 'table.0.own': 6 };
    const tracks = { trans: [15, 14, 13, 12, 11], peter: [9, 8, 7, 6], kiev: [9, 8, 6] };
    const stuck = at('four', { ...patch, 'table.0.tracks': tracks });
    expect(refused(stuck, use('light-1', 1, 0, 0))).toMatchObject({ because: 'not-complete' });
    const loose = { trans: [15, 14, 13, 12, 10], peter: [9, 8, 7, 5], kiev: [9, 8, 6] };
    const free = at('four', { ...patch, 'table.0.tracks': loose });
    expect(refused(free, use('light-1', 1, 0, 0))).toBeNull();
  });

  test('5.4 h: guest is always possible', () => {
    const state = at('four', { strip: [3, 14, 5, 12, 9, 15, 10] });
    const { events } = played(state, use('light-1', 1, 0, 0));
    expect(events).toContainEqual({ event: 'points', seat: 0, points: 5, for: 'guest' });
  });

  test('5.5: done drops everything, and tells no lapse', () => {
    const state = pooled({ any: [0, 3], token: 1 });
    const { state: after, events } = played(state, { do: 'done' });
    expect(events).toEqual([{ event: 'done', seat: 0 }]);
    expect(write(after)).toMatchObject({ pool: {}, turn: { phase: 'turn', seat: 1, round: 1 } });
  });

  test('5.6: a token cannot be used when all are, a card when none is left', () => {
    const all = ['bonus', 'medal', 'revalue', 'doublers', 'steps', 'marker', 'keys'];
    const state = pooled(
      { black: [0, 1], token: 1 },
      { 'table.0.tokens': all, 'table.0.industry': [0, 0] },
    );
    const { events } = played(state, step('black', 'trans', 'black'));
    expect(events.at(-1)).toEqual({ event: 'lapse', seat: 0 });
    const cards = pooled(
      { black: [0, 1], card: 1 },
      { cards: [], 'table.1.black': 'ready', 'table.1.engineers': [8] },
    );
    const { state: after } = played(cards, step('black', 'trans', 'black'));
    expect(rules.toAct(after)).toBe(1);
  });

  test('5.7: a single choice is asked too', () => {
    const { state } = played(at('four'), use('industry-1', 1, 0, 0));
    expect(legal(state)).toEqual([{ do: 'industry', from: 0 }]);
  });

  test('5.8: a bonus card is chosen when the turn ends, and none once the pile is empty', () => {
    const state = pooled({ black: [0, 1], bonus: 2 });
    const first = played(state, step('black', 'trans', 'black'));
    expect(write(first.state).turn).toMatchObject({ phase: 'bonus', during: 'turn', seat: 0 });
    const second = played(first.state, { do: 'bonus', card: 'tokens' });
    expect(legal(second.state)).toHaveLength(8);
    expect(refused(second.state, { do: 'bonus', card: 'tokens' })).toEqual({
      because: 'gone',
      card: 'tokens',
    });
    const { bonus, turn } = write(played(second.state, { do: 'bonus', card: 'keys' }).state);
    expect(bonus.picked).toEqual([
      [0, 'tokens'],
      [0, 'keys'],
    ]);
    expect(turn).toEqual({ phase: 'turn', seat: 1, round: 1 });
    const picked = [...bonus.pile, 'tokens', 'keys'].map((card) => [1, card]);
    const empty = pooled(
      { black: [0, 1], bonus: 1 },
      { bonus: { pile: [], out: bonus.out, picked } },
    );
    const last = played(empty, step('black', 'trans', 'black'));
    expect(write(last.state).turn.phase).toBe('turn');
    expect(last.events.map(({ event }) => event)).toEqual(['step', 'unlock']);
  });

  test('5.9: while there is a lock only its decisions are legal', () => {
    const lock = { kind: 'spread', left: 2, moved: [['trans', 'black']], must: false };
    const state = at('four', {
      turn: RESOLVING,
      lock,
      pool: { key: 1 },
      'table.0.tracks.trans': [3, 0],
      'table.0.tracks.peter': [1, 0],
      'table.0.tracks.kiev': [1, 0],
    });
    expect(legal(state)).toEqual([
      step('spread', 'trans', 'gray'),
      step('spread', 'peter', 'black'),
      step('spread', 'kiev', 'black'),
      { do: 'skip' },
    ]);
    expect(refused(state, { do: 'key', take: 'points' })).toEqual({
      because: 'locked',
      lock: 'spread',
    });
    const { state: after, events } = played(state, { do: 'skip' });
    expect(events).toEqual([{ event: 'skip', seat: 0 }]);
    expect(write(after)).toMatchObject({ lock: null, pool: { key: 1 } });
  });

  test('5.9 b: a spread ends by itself when no other piece can move', () => {
    const lock = { kind: 'spread', left: 3, moved: [], must: true };
    const tracks = { trans: [14, 13, 12, 11], peter: [9, 8, 7, 6], kiev: [9, 8, 7] };
    const state = at('four', { turn: RESOLVING, lock, 'table.0.own': 6, 'table.0.tracks': tracks });
    const { state: after, events } = played(state, step('spread', 'trans', 'black'));
    // Black on 15 unlocks white, which may go on, and gray may follow black.
    expect(legal(after)).toHaveLength(2);
    const { events: last } = played(
      after,
      step('spread', 'trans', 'gray'),
      step('spread', 'trans', 'white'),
    );
    expect(events.map(({ event }) => event)).toEqual(['step', 'unlock', 'award']);
    expect(last.map(({ event }) => event)).toEqual(['step', 'step']);
  });
});
