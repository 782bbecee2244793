import { expect, test } from 'vitest';
import {
  doneIn,
  heaviestTurn,
  lastTurns,
  outcomeOf,
  turnsSince,
} from '../../../src/app/log/turns-since';
import { people } from '../../tiny-game/header';
import { STOP, TAKE } from '../../tiny-game/steps';
import { begun, words } from '../peas';

/** A score is less by what the next seat has, so that the turns of others change it. */
const telling = {
  cueOf: () => null,
  weightOf: () => 1,
  placesOf: () => [],
  newsOf: () => ({ events: [] }),
  scoresOf(state: object) {
    const { peas } = state as { readonly peas: readonly number[] };
    return peas.map((own, seat) => own - (peas[(seat + 1) % peas.length] ?? 0));
  },
};

test('the list of what others did says the same points of a turn as the line beside it', async () => {
  const turns = [STOP, TAKE, STOP, TAKE, TAKE, STOP];
  const match = await begun(people(3), ...turns);
  const teller = { viewers: [0], game: words, telling };
  const own = (seat: number) => seat === 0;
  const since = turnsSince(match, own);
  const told = since.map((turn) => outcomeOf(match, turn, teller, 'en'));
  expect(told.map((one) => one && [one.seat, one.points])).toEqual([
    [1, 1],
    [2, 2],
  ]);
  const listed = doneIn(match, since, teller).map(({ seat, points }) => [seat, points]);
  expect(listed).toEqual(told.map((one) => one && [one.seat, one.points]));
  expect(lastTurns(match, own).map(({ seat }) => seat)).toEqual([1, 2]);
});

test('points that the turns of others take from a person here are told with the turn that took them', async () => {
  const match = await begun(people(3), STOP, TAKE, STOP, TAKE, TAKE, STOP);
  const teller = { viewers: [0], game: words, telling };
  const since = turnsSince(match, (seat) => seat === 0);
  const lost = [[{ seat: 0, points: -1 }], [{ seat: 1, points: -2 }]];
  expect(since.map((turn) => outcomeOf(match, turn, teller, 'en')?.others)).toEqual(lost);
  expect(doneIn(match, since, teller).map(({ others }) => others)).toEqual(lost);
});

test('what a payday takes from everybody is told once, apart from the turn that it ended', async () => {
  const match = await begun(people(3), STOP, TAKE, STOP, TAKE, TAKE, STOP);
  const isPayday = (events: readonly { readonly event: string; readonly seat?: unknown }[]) =>
    events.some(({ event, seat }) => event === 'stop' && seat === 2);
  const paid = {
    ...telling,
    scored: (events: Parameters<typeof isPayday>[0], seat: number) =>
      isPayday(events) ? -seat : 0,
  };
  const game = {
    ...words,
    ofMatch: (event: { readonly event: string; readonly seat?: unknown }) => isPayday([event]),
    scoring: 'Payday',
  };
  const since = turnsSince(match, (seat) => seat === 0);
  const told = doneIn(match, since, { viewers: [0], game, telling: paid });
  expect(told.map(({ seat, points }) => [seat, points])).toEqual([
    [1, 1],
    [2, 4],
    [null, 0],
  ]);
  expect(told.at(-1)?.others).toEqual([
    { seat: 1, points: -1 },
    { seat: 2, points: -2 },
  ]);
});

test('of several turns of others the one that weighs most is told, of those alike the last', async () => {
  const match = await begun(people(3), STOP, TAKE, STOP, TAKE, TAKE, STOP);
  const turns = turnsSince(match, (seat) => seat === 0);
  const told = (weightOf: (event: object) => number, of = turns) =>
    heaviestTurn(match, of, { viewers: [0], game: words, telling: { ...telling, weightOf } })?.seat;
  expect(told((event) => ('seat' in event && event.seat === 1 ? 2 : 1))).toBe(1);
  expect(told(() => 1)).toBe(2);
  expect(told(() => 1, [])).toBeUndefined();
});

test('of what weighs the same in a turn, what brought the most points is told', async () => {
  const match = await begun(people(2), TAKE, STOP, TAKE, TAKE, STOP);
  const [turn] = turnsSince(match, (seat) => seat === 0);
  if (!turn) throw new Error('nobody else has played');
  const teller = { viewers: [0], game: words, telling: { ...telling, weightOf: () => 1 } };
  // Taking brings a pea, stopping nothing.
  expect(outcomeOf(match, turn, teller, 'en')?.text).toBe('P1: take ×2.');
});
