import { describe, expect, test } from 'vitest';
import { Host } from '../../src/link/session/host/host';
import { newTable } from '../../src/link/session/lobby';
import { people } from '../tiny-game/header';
import { rules } from '../tiny-game/rules';
import { Intruder } from './sim/intruder';
import { Phone } from './sim/phone';
import { fakeSign } from './support/fake-keys';
import { HostedTable } from './support/hosted-table';
import { SettledTable } from './support/settled';
import { digestsOf, said, selfNamed, signedBy } from './support/table';

/** Honest phones have the same log, and sit where they sat. */
function expectSound(table: SettledTable, length: number): void {
  expect(table.logs()).toEqual(table.phones.map(() => length));
  const [first] = table.phones;
  for (const { disk } of table.phones) expect(disk.entries).toEqual(first?.disk.entries);
  for (const [at] of table.phones.entries()) {
    const seats = table.view(at).table?.lobby.seats.map(({ holder }) => holder);
    expect(seats).toEqual(table.phones.map((_, seat) => table.id(seat)));
  }
}

describe('a stranger against two honest phones', () => {
  test('D1: who takes the room while the host is away gets no guest, and the guest is told', () => {
    const table = new SettledTable(2);
    table.play([0, 1], [1, 2]);
    const { world } = table;
    const stranger = new Phone('Mallory', world, world.random);
    table.phone(0).crash();
    table.wait(100);
    const plan = { game: rules.id, rules: rules.version, options: {}, help: false };
    stranger.start(newTable(stranger.self, plan, people(2)));
    expect(world.host).toBe(stranger);
    table.wait(30_000);
    expect(table.view(1)).toMatchObject({ role: 'guest', linked: false, length: 2 });
    expect(table.view(1).table).toMatchObject({ host: table.id(0), term: 1 });
    expect(table.told(1, 'stranger').length).toBeGreaterThan(0);
    // The host finds its room taken, and does not become the stranger's guest either.
    table.restart(0, 20_000);
    expect(table.view(0)).toMatchObject({ linked: false, length: 2 });
    expect(table.told(0, 'stranger').length).toBeGreaterThan(0);
    stranger.crash();
    table.phone(0).crash();
    table.restart(0, 20_000);
    table.play([0, 1], [1, 1]);
    expectSound(table, 4);
  });

  test('D1: who knocks and claims to be a host of a far later term gets nowhere', () => {
    const table = new SettledTable(2);
    table.play([0, 1]);
    const stranger = new Intruder('mallory', table.world);
    table.world.letsIn = false;
    stranger.knock({ host: stranger.self.phone, term: 90, length: 999, match: 1 });
    stranger.say({ say: 'want', from: 1 });
    stranger.say({ say: 'host-is-now', term: 90, host: stranger.self.phone });
    table.wait(3000);
    expect(said(stranger.heard, 'lobby')).toEqual([]);
    expect(said(stranger.heard, 'entries')).toEqual([]);
    table.play([1, 1]);
    expectSound(table, 2);
  });

  test('D8: who waits for admission is sent away after two minutes, and keeps no seated phone out', () => {
    const table = new SettledTable(2);
    table.world.letsIn = false;
    table.phone(1).crash();
    const strangers = Array.from({ length: 30 }, (_, at) => new Intruder(`m${at}`, table.world));
    for (const stranger of strangers) stranger.knock();
    const atDoor = table.view(0).joinRequests.length;
    expect(atDoor).toBeGreaterThan(3);
    expect(atDoor).toBeLessThanOrEqual(8);
    table.restart(1, 5000);
    expect(table.view(1).membership).toBe('in');
    table.play([0, 1], [1, 1]);
    table.wait(130_000);
    expect(table.view(0).joinRequests).toEqual([]);
    expect(strangers.flatMap(({ heard }) => said(heard, 'refused'))).toContainEqual(
      expect.objectContaining({ because: 'unanswered' }),
    );
    expectSound(table, 2);
  });

  test('D8: links that never say who they are do not push out who does', () => {
    const table = new HostedTable();
    for (let link = 10; link < 300; link++) table.connect(link);
    table.settle();
    table.come(400, selfNamed('visitor'));
    expect(table.host.view.joinRequests).toMatchObject([{ name: 'visitor' }]);
    expect(table.host.offer([1], table.now)).toBeNull();
  });
});

describe('a hostile guest against two honest phones', () => {
  /** A guest that sits at a table of two others, and from then on sends what it wants. */
  function intruded() {
    const table = new SettledTable(3, people(2));
    table.play([0, 1]);
    const { self } = table.phone(2);
    table.phone(2).crash();
    table.wait(100);
    return { table, mallory: new Intruder('mallory', table.world, self) };
  }

  /** The two honest ones go on as if nothing had happened. */
  function goesOn(table: SettledTable): void {
    table.play([1, 1], [0, 1]);
    expect(table.logs().slice(0, 2)).toEqual([3, 3]);
    expect(table.phone(0).disk.entries).toEqual(table.phone(1).disk.entries);
    expect(table.view(0)).toMatchObject({ role: 'host' });
    expect(table.view(1).table).toMatchObject({ host: table.id(0), term: 1 });
  }

  test('D3: it does not become the host by saying so: people are asked', () => {
    const { table, mallory } = intruded();
    table.world.insists = true;
    mallory.knock({ host: mallory.self.phone, term: 50, length: 999, match: 1 });
    table.wait(3000);
    expect(table.told(0, 'newer-host')).toHaveLength(1);
    goesOn(table);
  });

  test('D3: a term that no table can reach is not accepted', () => {
    const { table, mallory } = intruded();
    table.world.insists = true;
    for (const term of [Number.MAX_SAFE_INTEGER, 1_000_000, 200]) {
      mallory.knock({ host: mallory.self.phone, term, length: 9, match: 1 });
      table.wait(500);
    }
    expect(table.told(0, 'newer-host')).toEqual([]);
    goesOn(table);
  });

  test('D3: where people do hand over, the term rises no further than it may', () => {
    const { table, mallory } = intruded();
    table.world.insists = true;
    mallory.knock({ host: mallory.self.phone, term: 101, length: 1, match: 1 });
    table.wait(500);
    expect(table.host((host, now) => host.handOver(mallory.self.phone, now))).toBeNull();
    // It does nothing with it, so the others go on, and the table is as good as before.
    table.wait(10_000);
    table.becomeHost(1);
    table.wait(8000);
    expect(table.view(1)).toMatchObject({ role: 'host' });
    expect(table.view(1).table?.term).toBeLessThan(110);
  });

  test('D3: in the lobby and after a reload of the host it is the same', () => {
    const self = selfNamed('host');
    const table = newTable(self, { game: rules.id, rules: 1, options: {}, help: false }, people(2));
    const key = selfNamed('mallory');
    const phones = [...table.lobby.phones, { ...key, linked: false }].map(
      ({ phone, key: one, name, linked }) => ({ phone, key: one, name, linked }),
    );
    const record = { ...table, lobby: { ...table.lobby, phones } };
    const hosted = new HostedTable();
    const host = new Host(self, record, null, 0);
    Object.assign(hosted, { host, effects: [] });
    hosted.come(1, key, { host: key.phone, term: 9, match: 1 });
    hosted.say(1, { say: 'ping', revision: 0, match: 1, at: [4, 'x'.repeat(22)], signature: null });
    expect(hosted.deeds).toEqual([]);
    expect(hosted.told()).toContain('newer-host');
    expect(host.view.table).toMatchObject({ host: self.phone, term: 1 });
  });

  test('D12: it plays for nobody but itself, whatever it signs', () => {
    const { table, mallory } = intruded();
    mallory.knock();
    const { entries } = table.phone(0).disk;
    const timeline = table.phone(0).disk.timeline(rules);
    const { charter } = table.phone(0).disk.record ?? {};
    if (!timeline || !charter) throw new Error('no match');
    const before = digestsOf(timeline, charter).at(-1) ?? '';
    for (let again = 0; again < 12; again++)
      mallory.say({
        say: 'propose',
        number: entries.length + 1,
        before,
        seat: 1,
        under: '',
        actions: [1],
        signatures: [fakeSign(mallory.self.key, 'anything')],
      });
    expect(said(mallory.heard, 'refused')).toMatchObject([{ because: 'dropped' }]);
    expect(table.told(0, 'dropped')).toMatchObject([{ phone: mallory.self.phone }]);
    goesOn(table);
  });

  test('D15: it cannot ask again and again to take something back', () => {
    const table = new HostedTable();
    table.host.offer([1], table.now);
    table.settle();
    table.propose(1, table.mallory, [1]);
    let asked = 0;
    for (let again = 0; again < 20; again++) {
      const entry = table.timeline.fork().prepareUndo(5);
      if (!entry) throw new Error('nothing to undo');
      const [signed] = signedBy(['mallory'], table.timeline, [entry], table.charter);
      const signature = signed?.proof?.slice(22, 108) ?? null;
      const { phone } = table.mallory;
      const number = table.timeline.length;
      const request = { number, back: 'undo', size: 'step', by: phone } as const;
      table.say(1, { say: 'ask-undo', ...request, under: table.under, signature });
      if (!table.host.view.asking) continue;
      asked++;
      table.host.answerUndo(number, false, table.now);
      table.settle();
    }
    expect(asked).toBe(3);
    expect(said(table.heard(1), 'undo-over').length).toBeGreaterThanOrEqual(17);
    expect(table.host.view.length).toBe(2);
  });

  test('D7: a share of the seed that it keeps to itself stops nobody forever', () => {
    const table = new SettledTable(2, people(2), 'small');
    table.toTheEnd();
    expect(table.host((host, now) => host.rematch(now))).toBeNull();
    // From now on it answers every ping, and nothing else.
    const { self } = table.phone(1);
    table.phone(1).crash();
    const mallory = new Intruder('mallory', table.world, self);
    mallory.knock({ match: 2, term: 1 });
    table.wait(500);
    const ping = () =>
      mallory.say({ say: 'ping', revision: 99, match: 2, at: null, signature: null });
    ping();
    expect(table.host((host, now) => host.begin(now))).toBeNull();
    for (let second = 0; second < 25; second++) {
      table.wait(900);
      ping();
    }
    expect(table.told(0, 'withheld')).toMatchObject([{ phone: self.phone }]);
    expect(table.view(0)).toMatchObject({ withheld: [self.phone] });
    expect(table.view(0).table?.lobby.stage.is).toBe('gathering');
    table.host((host, now) => host.putOut(self.phone, now));
    expect(said(mallory.heard, 'refused')).toMatchObject([{ because: 'put-out' }]);
    expect(table.host((host, now) => host.claim(1, now))).toBeNull();
    expect(table.host((host, now) => host.begin(now))).toBeNull();
    table.wait(2000);
    table.play([0, 1], [0, 1]);
  });

  test('a phone that is put out in a match is out for good, and the match goes on without it', () => {
    const table = new SettledTable(3);
    table.play([0, 1]);
    table.host((host, now) => host.putOut(table.id(1), now));
    table.wait(10_000);
    expect(table.told(1, 'refused')).toMatchObject([{ because: 'put-out' }]);
    expect(table.view(1).membership).toBe('ended');
    table.host((host, now) => host.standIn(1, 'engineer', now));
    table.agree(2);
    table.play([0, 1], [2, 1]);
    expect(table.logs()).toEqual([3, 1, 3]);
  });
});
