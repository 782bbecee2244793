import { describe, expect, test } from 'vitest';
import { people } from '../tiny-game/header';
import { SettledTable } from './support/settled';

describe('a computer in place of a lost phone', () => {
  test('plays at the host’s, and gives the seat back', () => {
    const table = new SettledTable(3);
    table.play([0, 1]);
    expect(table.host((host, now) => host.standIn(1, 'engineer', now))).toEqual({
      because: 'taken',
    });
    table.lose(1);
    expect(table.host((host, now) => host.standIn(1, 'engineer', now))).toBeNull();
    expect(table.view(2).seatAsking).toMatchObject({ seat: 1, level: 'engineer', here: true });
    expect(table.view(2).table?.lobby.seats[1]?.plan.player).toMatchObject({ kind: 'person' });
    table.agree(2);
    expect(table.view(2).table?.lobby.seats[1]?.plan.player).toMatchObject({ kind: 'computer' });
    table.play([0, 2], [2, 1], [0, 1], [0, 1]);
    table.restart(1, 3000);
    table.play([2, 1], [0, 1]);
    expect(table.offer(1, 1)).toEqual({ because: 'other-phone' });
    expect(table.host((host, now) => host.release(1, now))).toBeNull();
    table.do(1, (session, now) => session.claim(1, now));
    table.play([1, 1]);
    expect(table.logs()).toEqual([8, 8, 8]);
  });

  test('leaves its seat open for the next match', () => {
    const table = new SettledTable(2, people(2), 'small');
    table.lose(1);
    table.host((host, now) => host.standIn(1, 'apprentice', now));
    table.toTheEnd(0);
    expect(table.host((host, now) => host.rematch(now))).toBeNull();
    const seat = table.view(0).table?.lobby.seats[1];
    expect(seat).toMatchObject({ holder: null, plan: { player: { kind: 'person' } } });
    expect(table.host((host, now) => host.begin(now))).toEqual({ because: 'open-seats' });
  });
});

describe('the seat of a lost phone', () => {
  test('does not change hands while a person who is there does not agree, and who asked is told so', () => {
    const table = new SettledTable(3);
    table.play([0, 1]);
    table.lose(1);
    table.host((host, now) => host.claim(1, now));
    table.do(2, (session, now) => session.answerSeat(false, now));
    table.wait(300);
    expect(table.told(0, 'seat-refused')).toMatchObject([{ phone: table.id(2) }]);
    expect(table.view(0).table?.lobby.seats[1]?.holder).toBe(table.id(1));
    expect(table.view(2).table?.lobby.seats[1]?.holder).toBe(table.id(1));
    expect(table.offer(0, 1)).toEqual({ because: 'other-phone' });
  });

  test('is not given away when its phone comes back before all have agreed', () => {
    const table = new SettledTable(3);
    table.play([0, 1]);
    table.lose(1);
    table.host((host, now) => host.claim(1, now));
    table.restart(1, 3000);
    table.agree(2);
    expect(table.view(0).table?.lobby.seats[1]?.holder).toBe(table.id(1));
    table.play([1, 1]);
  });

  test('was played for, and its people are told when they come back', () => {
    const table = new SettledTable(3);
    table.play([0, 1]);
    table.lose(1);
    table.host((host, now) => host.claim(1, now));
    table.agree(2);
    table.play([0, 1]);
    table.restart(1, 5000);
    expect(table.told(1, 'seat-given')).toMatchObject([{ seat: 1, phone: table.id(0) }]);
    expect(table.logs()).toEqual([2, 2, 2]);
  });
});
