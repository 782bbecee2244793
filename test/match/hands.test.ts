import { describe, expect, test } from 'vitest';
import type { SeatPlan } from '../../src/kit/header';
import type { LiveMatch } from '../../src/match/live-match';
import { handsOf, viewersOf } from '../../src/match/viewers';
import { people } from '../tiny-game/header';
import { ASK, BID, CARD, reader, rules, STOP, TAKE } from '../tiny-game/steps';
import { partyOf, phone } from './phone';

async function begun(seats: readonly SeatPlan[] = people(2), taps: readonly number[] = []) {
  const { tab, begin } = phone();
  const deps = await tab({ rules: async () => rules, reader: async () => reader });
  const match = await begin(deps, { game: 'peas', options: {}, seats });
  for (const action of taps) expect(await match.offer([action])).toBeNull();
  return match;
}

const [ana, bo] = people(2) as [SeatPlan, SeatPlan];
const computer: SeatPlan = { ...bo, player: { kind: 'computer', level: 'apprentice' } };

/** Who must be handed the phone, when `before` had it last. */
const to = (match: LiveMatch, before: number | null, wanted: boolean) =>
  handsOf(match, before, wanted).to;

describe('the phone is handed over', () => {
  test('between turns, where people want the cover, and never within one', async () => {
    const match = await begun([ana, bo], [TAKE]);
    expect(to(match, 0, true)).toBeNull();
    await match.offer([STOP]);
    expect(to(match, 0, true)).toBe(1);
    expect(to(match, 0, false)).toBeNull();
    expect(to(match, 1, true)).toBeNull();
  });

  test('also without that setting where the person to decide has secrets', async () => {
    const match = await begun([ana, bo], [CARD, STOP]);
    expect(to(match, 0, false)).toBeNull();
    await match.offer([STOP]);
    expect(to(match, 1, false)).toBe(0);
    expect(handsOf(match, 1, false).viewers).toEqual([]);
    expect(handsOf(match, 0, false)).toEqual({ holder: 0, to: null, viewers: [0] });
  });

  test('in an exchange only where something is secret', async () => {
    const open = await begun(people(3), [ASK]);
    expect(to(open, 0, true)).toBeNull();
    const secret = await begun(people(3), [STOP, CARD, STOP, ASK]);
    expect(to(secret, 2, true)).toBeNull();
    await secret.offer([BID]);
    expect(to(secret, 0, false)).toBe(1);
  });

  test('not after an undo, unless the person to decide has secrets', async () => {
    const match = await begun([ana, bo], [STOP]);
    await match.undo();
    expect(to(match, 1, true)).toBeNull();
    expect(handsOf(match, 1, true).holder).toBe(0);
  });

  test('never where only one person uses it', async () => {
    const match = await begun([ana, computer], [CARD, STOP]);
    expect(handsOf(match, null, true)).toEqual({ holder: null, to: null, viewers: [0] });
    const linked = await begun([ana, bo], [CARD, STOP, STOP]);
    linked.setParty(partyOf([0]));
    expect(handsOf(linked, null, true)).toEqual({ holder: 0, to: null, viewers: [0] });
  });
});

describe('secrets are shown', () => {
  test('of several people only to the one who has the phone', async () => {
    const match = await begun([ana, bo], [CARD, STOP]);
    expect(viewersOf(match, null)).toEqual([]);
    expect(viewersOf(match, 1)).toEqual([1]);
  });

  test('to nobody in a tab that only watches', async () => {
    const { tab, begin, open } = phone();
    const other = { rules: async () => rules, reader: async () => reader };
    const match = await begin(await tab(other), { game: 'peas', options: {}, seats: people(2) });
    const watching = await open(match.header.id, await tab(other));
    expect(watching.mode.value).toBe('watching');
    expect(handsOf(watching, 0, false).viewers).toEqual([]);
  });

  test('to everybody at the end, and where only computers play', async () => {
    const over = await begun([ana, bo], [CARD, STOP, STOP, STOP, STOP, STOP, STOP]);
    expect(handsOf(over, null, false).viewers).toEqual([0, 1]);
    const computers = await begun([{ ...ana, player: computer.player }, computer]);
    expect(viewersOf(computers, null)).toEqual([0, 1]);
  });
});
