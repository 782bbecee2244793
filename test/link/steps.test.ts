import { describe, expect, test } from 'vitest';
import { SEAT_COLORS } from '../../src/kit/header';
import { people } from '../tiny-game/header';
import { HostedTable } from './support/hosted-table';
import { SettledTable } from './support/settled';
import { steps } from './support/steps';

const tableOf = (phones: number) => new SettledTable(phones, people(phones), 'large', steps);
const offer = (table: SettledTable, at: number, ...actions: number[]) =>
  table.offer(at, ...actions);
const undo = (table: SettledTable, at: number, size: 'step' | 'turn' = 'step') =>
  table.askUndo(at, 'undo', size);

describe('a tap of several actions', () => {
  test.each([0, 1])('is played on every phone, by the one with seat %i', (seat) => {
    const table = tableOf(3);
    if (seat === 1) offer(table, 0, 1, 1);
    const before = table.logs()[0] ?? 0;
    expect(offer(table, seat, 2, 3)).toBeNull();
    table.wait(300);
    for (const { disk } of table.phones)
      expect(disk.entries.slice(before)).toMatchObject([
        { seat, action: { take: 2 } },
        { seat, action: { take: 3 }, joined: true },
      ]);
    expect(table.told(seat, 'confirmed')).toHaveLength(1);
  });

  test('is played whole or not at all', () => {
    const table = tableOf(2);
    // The third take would be another seat's.
    expect(offer(table, 0, 1, 1, 1)).toMatchObject({ because: 'not-your-turn' });
    table.wait(300);
    expect(table.logs()).toEqual([0, 0]);
    expect(offer(table, 0, 1, 1)).toBeNull();
  });

  test('is not played in part when a phone proposes what the rules forbid', () => {
    const table = new HostedTable();
    table.host.offer([1], table.now);
    table.settle();
    const { length } = table.timeline;
    // Seat 1 may take once; in Beans the next take is the next seat's.
    table.propose(1, table.mallory, [1, 2]);
    expect(table.timeline.length).toBe(length);
    table.propose(1, table.mallory, [1]);
    expect(table.timeline.length).toBe(length + 1);
  });

  test('comes whole to a phone that was away', () => {
    const table = tableOf(3);
    table.phone(2).crash();
    offer(table, 0, 1, 2);
    offer(table, 1, 2, 1);
    table.restart(2, 5000);
    expect(table.phone(2).disk.entries).toEqual(table.phone(0).disk.entries);
    expect(table.phone(2).disk.entries[3]).toMatchObject({ joined: true });
  });
});

describe('inside one’s own open turn', () => {
  test.each([0, 1])('seat %i takes a step back at once, and nobody is asked', (seat) => {
    const table = tableOf(3);
    if (seat === 1) offer(table, 0, 1, 1);
    offer(table, seat, 2);
    const before = table.logs()[0] ?? 0;
    expect(undo(table, seat)).toBeNull();
    for (const at of [0, 1, 2]) expect(table.view(at).asking).toBeNull();
    table.wait(300);
    for (const { disk } of table.phones)
      expect(disk.entries.slice(before)).toMatchObject([{ do: 'undo', seat, plies: 1 }]);
    expect(table.view(seat).proposing).toBe(false);
    expect(offer(table, seat, 3)).toBeNull();
  });

  test('what was taken back is restored at once as well', () => {
    const table = tableOf(2);
    offer(table, 0, 2);
    undo(table, 0, 'turn');
    expect(table.askUndo(0, 'redo', 'step')).toBeNull();
    table.wait(300);
    expect(table.phone(1).disk.entries.map((entry) => entry.do)).toEqual(['play', 'undo', 'redo']);
  });

  test('but a turn that is over is taken back only when the others agree', () => {
    const table = tableOf(3);
    offer(table, 0, 1, 2);
    expect(undo(table, 0, 'turn')).toBeNull();
    for (const at of [1, 2]) {
      expect(table.view(at).asking).toMatchObject({ by: table.id(0), size: 'turn', here: true });
      expect(table.logs()).toEqual([2, 2, 2]);
      table.do(at, (session, now) => session.answerUndo(2, true, now));
    }
    table.wait(300);
    expect(table.phone(1).disk.entries[2]).toMatchObject({ do: 'undo', plies: 2 });
  });

  test.each([
    ['before anybody is asked', 0],
    ['while they are asked', 1],
  ])('and nobody takes such a turn back alone because the others are lost: %s', (_, asked) => {
    const table = tableOf(3);
    offer(table, 0, 1, 2);
    if (asked) expect(undo(table, 0, 'turn')).toBeNull();
    for (const at of [1, 2]) table.phone(at).crash();
    table.wait(30_000);
    expect(table.phone(0).disk.entries).toHaveLength(2);
    expect(table.view(0).asking).toBeNull();
    expect(undo(table, 0, 'turn')).toEqual({ because: 'nobody-there' });
    // A person who is there decides, even while another phone is lost.
    table.restart(1, 5000);
    expect(undo(table, 0, 'turn')).toBeNull();
    table.do(1, (session, now) => session.answerUndo(2, true, now));
    table.wait(300);
    expect(table.phone(1).disk.entries[2]).toMatchObject({ do: 'undo', plies: 2 });
  });

  test('who plays against computers alone takes back whatever they like', () => {
    const [own, ...seats] = people(2);
    if (!own) throw new Error('no seats');
    const rest = seats.map((seat) => ({
      ...seat,
      player: { kind: 'computer' as const, level: 'apprentice' as const },
    }));
    const table = new SettledTable(1, [own, ...rest], 'large', steps);
    offer(table, 0, 1, 2);
    expect(undo(table, 0, 'turn')).toBeNull();
    expect(table.phone(0).disk.entries[2]).toMatchObject({ do: 'undo', plies: 2 });
  });

  test('another phone takes nothing back', () => {
    const table = tableOf(2);
    offer(table, 0, 1);
    expect(undo(table, 1)).toEqual({ because: 'other-phone' });
  });
});

test('as many phones as there are seat colors play at one table, and a spectator sees it', () => {
  const seats = SEAT_COLORS.length;
  const table = new SettledTable(seats + 1, people(seats), 'sack', steps);
  for (let seat = 0; seat < seats; seat++) expect(offer(table, seat, 1, 1)).toBeNull();
  table.wait(300);
  expect(table.logs()).toEqual(Array.from({ length: seats + 1 }, () => 2 * seats));
  expect(table.view(0).table?.lobby.phones).toHaveLength(seats + 1);
});
