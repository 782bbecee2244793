import { describe, expect, test } from 'vitest';
import { nameOfApplicant, phoneName, seatNameAt } from '../../src/app/link/shown-names';
import { en } from '../../src/app/link/words/en';
import { ko } from '../../src/app/link/words/ko';
import { movesAsked } from '../../src/app/log/asked-moves';
import { peopleDecide } from '../../src/link/session/lobby';
import { HostedTable } from '../link/support/hosted-table';
import { selfNamed } from '../link/support/table';
import { people } from '../tiny-game/header';
import { STOP, TAKE } from '../tiny-game/steps';
import { begun, words as peas } from './peas';

const named = (phone: string, name: string) => ({ ...selfNamed(phone), name });

test('D10: two phones of the same name are told apart, and a stranger of that name who asks to be admitted too', () => {
  const table = new HostedTable();
  const { phones } = table.host.view.table?.lobby ?? {};
  const [, friend] = phones ?? [];
  expect(phoneName(table.host.view, friend?.phone ?? '')).toBe(friend?.name);
  const stranger = named('stranger', friend?.name ?? '');
  table.come(7, stranger);
  expect(table.host.view.joinRequests).toHaveLength(1);
  expect(nameOfApplicant(table.host.view, stranger.phone)).toBe(`${friend?.name} 4`);
  expect(phoneName(table.host.view, 'nobody')).toBe('');
});

test('D10: a name from right to left is isolated: it does not reverse the text beside it', () => {
  const table = new HostedTable();
  const stranger = named('stranger', 'שרה');
  table.come(7, stranger);
  expect(nameOfApplicant(table.host.view, stranger.phone)).toBe('\u2068שרה\u2069');
});

test('D10: seats with the same name are told apart', () => {
  const { view } = new HostedTable().host;
  const { lobby } = view.table ?? {};
  if (!view.table || !lobby) throw new Error('no table');
  const seats = lobby.seats.map((one) => ({ ...one, plan: { ...one.plan, name: 'Ann' } }));
  const same = { table: { ...view.table, lobby: { ...lobby, seats } } };
  expect([0, 1, 2].map((seat) => seatNameAt(same, seat))).toEqual(['Ann 1', 'Ann 2', 'Ann 3']);
});

test('a request to undo says which moves it takes back, and nothing of another log', async () => {
  const { timeline } = await begun(people(2), TAKE, [TAKE, STOP], STOP);
  const request = { back: 'undo', size: 'step', by: 'x', number: timeline.length } as const;
  const said = movesAsked(timeline, request, [], peas);
  expect(said.moves).toHaveLength(timeline.step('undo')?.plies ?? 0);
  const [last] = timeline.line().slice(-1);
  expect(said.moves.at(-1)).toBe(
    last?.events.map((event) => peas.event(event, (seat) => `P${seat}`, {})).find(Boolean),
  );
  const none = { moves: [], more: 0 };
  expect(movesAsked(timeline, { ...request, number: 1 }, [], peas)).toEqual(none);
  expect(movesAsked(timeline, { ...request, back: 'redo' }, [], peas)).toEqual(none);
});

test('a list says of a linked match whether people here or others are waited for', () => {
  const { host, mallory } = new HostedTable();
  const { table } = host.view;
  if (!table) throw new Error('no table');
  expect(peopleDecide(table, 0, table.host)).toBe(true);
  expect(peopleDecide(table, 1, table.host)).toBe(false);
  expect(peopleDecide(table, 1, mallory.phone)).toBe(true);
  const computer = { kind: 'computer', level: 'director' } as const;
  const seats = table.lobby.seats.map((one) => ({
    ...one,
    plan: { ...one.plan, player: computer },
  }));
  // Its computers are the host's, and nobody waits for people then.
  const lobby = { ...table.lobby, seats };
  expect(peopleDecide({ ...table, lobby }, 0, table.host)).toBe(false);
});

// The types prove that every reason has a sentence.
describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  test('no two reasons have the same sentence', () => {
    const said = [...Object.values(words.refused), ...Object.values(words.ended)];
    for (const sentence of said) expect(sentence).toMatch(/^\S.+\.$/);
    expect(new Set(said).size).toBe(said.length);
  });
});
