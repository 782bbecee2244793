import { describe, expect, test } from 'vitest';
import { successor } from '../../src/link/session/lobby';
import { people } from '../tiny-game/header';
import { rules } from '../tiny-game/rules';
import { SettledTable } from './support/settled';

const [red, blue, green] = people(3);
if (!red || !blue || !green) throw new Error('three people');

describe('undo', () => {
  test('is asked of everybody else, and done when all agree', () => {
    const table = new SettledTable(3);
    table.play([0, 1], [1, 2]);
    expect(table.askUndo(1)).toBeNull();
    for (const at of [0, 2])
      expect(table.view(at).asking).toMatchObject({ by: table.id(1), back: 'undo', here: true });
    table.do(0, (session, now) => session.answerUndo(2, true, now));
    expect(table.logs()).toEqual([2, 2, 2]);
    table.do(2, (session, now) => session.answerUndo(2, true, now));
    table.wait(300);
    expect(table.logs()).toEqual([3, 3, 3]);
    expect(table.phone(2).disk.entries[2]).toMatchObject({ do: 'undo', seat: 1 });
    for (const at of [0, 1, 2]) expect(table.view(at).asking).toBeNull();
    table.play([1, 1]);
  });

  test('is not done when one person says no, and the asker is told who', () => {
    const table = new SettledTable(3);
    table.play([0, 1]);
    table.askUndo(0);
    table.do(2, (session, now) => session.answerUndo(1, false, now));
    expect(table.told(0, 'undo-refused')).toMatchObject([{ phone: table.id(2) }]);
    table.wait(3000);
    expect(table.logs()).toEqual([1, 1, 1]);
    expect(table.view(1).asking).toBeNull();
  });

  test('a person who answers what is settled is told so', () => {
    const table = new SettledTable(3);
    table.play([0, 1]);
    table.askUndo(1);
    table.do(2, (session, now) => session.answerUndo(1, false, now));
    for (const at of [0, 2])
      expect(table.do(at, (session, now) => session.answerUndo(1, true, now))).toEqual({
        because: 'settled',
      });
  });

  test('is over when a player plays on instead', () => {
    const table = new SettledTable(2);
    table.play([0, 1]);
    table.askUndo(0);
    table.play([1, 1]);
    table.wait(1000);
    expect([table.view(0).asking, table.view(1).asking]).toEqual([null, null]);
    expect(table.told(0, 'undo-refused')).toMatchObject([{ phone: null }]);
  });

  test('asks no computer, and nobody who is not there', () => {
    const computer = { ...green, player: { kind: 'computer', level: 'engineer' } } as const;
    const table = new SettledTable(2, [red, blue, computer]);
    table.play([0, 1], [1, 2], [0, 1]);
    table.lose(1);
    expect(table.askUndo(0)).toMatchObject({ because: 'other-phone' });
    table.host((host, now) => host.claim(1, now));
    expect(table.askUndo(0)).toBeNull();
    table.wait(200);
    expect(table.phone(0).disk.entries.at(-1)).toMatchObject({ do: 'undo', seat: 1, plies: 2 });
  });
});

describe('coming and going', () => {
  test('a phone is missed after six seconds, and given back when it is heard', () => {
    const table = new SettledTable(3);
    const session = table.phone(1).session;
    table.phone(1).session = null;
    table.wait(5000);
    expect(table.told(0, 'lost')).toEqual([]);
    table.wait(3500);
    expect(table.told(0, 'lost')).toMatchObject([{ phone: table.id(1) }]);
    expect(
      table.view(2).table?.lobby.phones.find(({ phone }) => phone === table.id(1)),
    ).toMatchObject({ linked: false });
    table.phone(1).session = session;
    table.wait(4000);
    expect(table.told(0, 'back')).toMatchObject([{ phone: table.id(1) }]);
    expect(table.view(2).table?.lobby.phones.every(({ linked }) => linked)).toBe(true);
  });

  test('a host that has slept does not hold it against the others', () => {
    const table = new SettledTable(2);
    const { session } = table.phone(0);
    table.wait(100);
    session?.tick(table.world.clock.now + 600_000);
    table.phone(0).settle();
    expect(table.told(0, 'lost')).toEqual([]);
  });

  test('a match goes on where it was after every phone has been switched off', () => {
    const table = new SettledTable(3);
    table.play([0, 1], [1, 2], [2, 3]);
    for (const phone of table.phones) phone.crash();
    table.wait(60_000);
    for (const phone of table.phones) phone.start(phone.disk.record);
    table.wait(15_000);
    table.play([0, 1], [1, 2], [2, 3]);
    expect(table.logs()).toEqual([6, 6, 6]);
  });

  test('a seat whose phone is lost can be played by the host’s people, and taken back', () => {
    const table = new SettledTable(3);
    table.play([0, 1]);
    expect(table.host((host, now) => host.claim(1, now))).toEqual({ because: 'taken' });
    table.lose(1);
    expect(table.host((host, now) => host.claim(1, now))).toBeNull();
    table.agree(2);
    table.play([0, 2], [2, 1]);
    table.restart(1, 3000);
    table.host((host, now) => host.release(1, now));
    table.do(1, (session, now) => session.claim(1, now));
    table.play([0, 1], [1, 1]);
    expect(table.logs()).toEqual([5, 5, 5]);
  });

  test('a phone that joins late only looks on, and gets the whole of a long match in a few messages', () => {
    const table = new SettledTable(2, people(2), 'sack');
    for (let entry = 0; entry < 500; entry++) table.play([entry % 2, 1]);
    const late = table.phone(1);
    late.disk.entries = [];
    late.disk.header = null;
    late.crash();
    late.start(null);
    const { now } = table.world.clock;
    table.wait(2500);
    expect(late.disk.entries).toEqual(table.phone(0).disk.entries);
    expect(late.disk.entries).toHaveLength(500);
    expect(table.world.clock.now - now).toBeLessThan(3000);
  });

  test('a looker-on sees everything, and plays nothing', () => {
    const table = new SettledTable(3, people(2));
    table.play([0, 1], [1, 2]);
    expect(table.logs()).toEqual([2, 2, 2]);
    expect(table.offer(2, 1)).toEqual({ because: 'other-phone' });
  });
});

test('a seat has the name of who sits down there, as long as the match has not begun', () => {
  const table = new SettledTable(
    2,
    people(2).map((seat) => ({ ...seat, name: 'free' })),
  );
  const names = ['P0', 'P1'];
  expect(table.phone(1).disk.header?.seats.map(({ name }) => name)).toEqual(names);
  table.lose(1);
  table.host((host, now) => host.claim(1, now, 'Ann'));
  expect(table.view(0).table?.lobby.seats.map(({ plan }) => plan.name)).toEqual(names);
});

describe('a host that is gone', () => {
  test('everybody knows who goes on', () => {
    const table = new SettledTable(4, people(3));
    table.lose(0);
    const lobbies = [1, 2, 3].map((at) => table.view(at).table?.lobby);
    for (const lobby of lobbies) expect(lobby && successor(lobby, table.id(0))).toBe(table.id(1));
  });

  test('nothing is played before everybody has shown what the old host had confirmed to them', () => {
    const table = new SettledTable(3);
    table.play([0, 1]);
    table.phone(2).crash();
    table.lose(0);
    table.becomeHost(1);
    expect(table.view(1)).toMatchObject({ role: 'host', awaited: [table.id(2)] });
    expect(table.offer(1, 1)).toEqual({ because: 'gathering' });
    // That it waits outlives its own restart.
    table.phone(1).crash();
    table.restart(1);
    expect(table.view(1)).toMatchObject({ role: 'host', awaited: [table.id(2)] });
    table.restart(2, 3000);
    table.play([1, 1], [2, 2]);
    expect(table.view(2).table).toMatchObject({ term: 2, host: table.id(1) });
    expect(table.logs()).toEqual([1, 3, 3]);
  });

  test('can be followed by nobody who does not have the match', () => {
    const table = new SettledTable(2);
    table.play([0, 1]);
    const { record } = table.phone(1).disk;
    table.phone(1).crash();
    table.phone(0).crash();
    table.phone(1).disk.header = null;
    table.phone(1).start(record);
    const go = table.becomeHost(1);
    expect(go).toEqual({ because: 'no-log' });
  });

  test('that comes back is a guest, and gets what it has missed', () => {
    const table = new SettledTable(2);
    table.play([0, 1]);
    table.lose(0);
    table.becomeHost(1);
    table.play([1, 2]);
    table.restart(0, 5000);
    expect(table.view(0)).toMatchObject({ role: 'guest', membership: 'in' });
    table.play([0, 3]);
    expect(table.logs()).toEqual([3, 3]);
  });

  test('that plays on where it was hands over to the one that went on meanwhile, when people say so', () => {
    const table = new SettledTable(2);
    table.play([0, 1]);
    table.lose(0);
    table.becomeHost(1);
    table.host((host, now) => host.claim(0, now));
    table.play([1, 2], [1, 2]);
    table.phone(1).crash();
    table.restart(0, 1000);
    table.host((host, now) => host.claim(1, now));
    table.play([0, 3]);
    table.world.insists = true;
    table.restart(1, 3000);
    expect(table.view(1)).toMatchObject({ role: 'guest', membership: 'requesting' });
    expect(table.host((host, now) => host.handOver(table.id(1), now))).toBeNull();
    table.wait(6000);
    expect(table.view(1).divergences).toEqual([
      { phone: table.id(0), common: 1, ours: 3, theirs: 2 },
    ]);
    expect(table.view(0)).toMatchObject({ role: 'guest', membership: 'in' });
  });

  test('that was handed the table, and never heard so, is followed by who did hear', () => {
    const table = new SettledTable(3);
    table.play([0, 1]);
    table.lose(0);
    table.becomeHost(1);
    table.wait(3000);
    const { disk } = table.phone(2);
    expect(disk.record).toMatchObject({ host: table.id(1), term: 2 });
    // Another phone had been host, and had named this one, in words that only the third phone got.
    table.phone(2).crash();
    if (!disk.record) throw new Error('no record');
    table.phone(2).start({ ...disk.record, term: 3 });
    table.wait(3000);
    expect(table.told(1, 'newer-host')).toEqual([]);
    expect(table.view(2)).toMatchObject({ membership: 'in', table: { host: table.id(1) } });
    table.play([1, 1], [2, 1]);
  });

  test('that has gone on as well: both see how far the logs are apart, and people choose', () => {
    const table = new SettledTable(2);
    table.play([0, 1], [1, 1]);
    table.lose(0);
    table.becomeHost(1);
    table.host((host, now) => host.claim(0, now));
    table.play([1, 2], [1, 2]);
    // Meanwhile the match has gone on at the old host, too, while no other phone could reach it.
    const old = table.phone(0).disk;
    const timeline = old.timeline(rules);
    const entry = timeline?.prepare(3, 1);
    if (!entry || 'because' in entry) throw new Error('no entry');
    table.phone(0).playAlone(entry);
    table.phone(0).start(old.record);
    table.wait(6000);
    expect(table.view(0).divergences).toEqual([
      { phone: table.id(1), common: 2, ours: 3, theirs: 4 },
    ]);
    expect(table.view(1).divergences).toEqual([
      { phone: table.id(0), common: 2, ours: 4, theirs: 3 },
    ]);
    expect(table.logs()).toEqual([3, 4]);
    const choose = () => table.do(0, (session, now) => session.choose(table.id(1), now));
    expect(choose()).toBeNull();
    table.wait(3000);
    expect(choose()).toEqual({ because: 'settled' });
    expect(old.entries).toEqual(table.phone(1).disk.entries);
    expect([table.view(0).divergences, table.view(1).divergences]).toEqual([[], []]);
  });
});
