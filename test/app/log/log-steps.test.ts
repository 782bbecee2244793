import { expect, test } from 'vitest';
import { situationOf } from '../../../src/app/log/log-sentences';
import { stepsOf, turnsIn } from '../../../src/app/log/log-steps';
import { takenBack } from '../../../src/app/log/taken-back';
import { briefly } from '../../../src/app/log/turns-since';
import type { LogWords } from '../../../src/app/log/words';
import { en } from '../../../src/app/words/en';
import type { LiveMatch } from '../../../src/match/live-match';
import { people } from '../../tiny-game/header';
import { ASK, BID, CARD, STOP, TAKE } from '../../tiny-game/steps';
import { begun, words } from '../peas';

const own: LogWords = {
  log: 'Log',
  begin: 'Begin',
  keptPosition: 'Kept',
  turnOf: (name) => name,
  steps: (name, count) => `${name} ${count}`,
  goesOn: (name) => `${name} goes on`,
  everybody: 'Everybody',
  rest: 'rest',
  news: 'News',
  ofTurn: (points) => points.join(),
  by: (what, points) => `${what} ${points.join()}`,
  points: (by) => `${by}`,
  signed: (by) => `${by}`,
  last: { round: 'last round', turn: 'last turn' },
  order: (names) => names.join(),
};

function logOf(match: LiveMatch, viewers: readonly number[] = []) {
  const steps = stepsOf(match, viewers, words, en, own);
  return { steps, turns: turnsIn(steps, match, viewers, words) };
}

test('every entry is a step, and the steps of a turn are together', async () => {
  const match = await begun(people(2), TAKE, [TAKE, STOP], STOP);
  const { steps, turns } = logOf(match);
  expect(steps.map(({ at, entries }) => [at, entries])).toEqual([0, 1, 2, 3, 4].map((n) => [n, n]));
  expect(turns.map(({ name, steps, last }) => [name, steps.length, last.at])).toEqual([
    [null, 1, 0],
    ['P0', 3, 3],
    ['P1', 1, 4],
  ]);
});

test('an undone entry is a separate step, and the next one begins a new turn', async () => {
  const match = await begun(people(2), TAKE, TAKE);
  await match.undo();
  await match.offer([STOP]);
  const { turns } = logOf(match);
  expect(turns.map(({ steps }) => steps.length)).toEqual([1, 2, 1, 1]);
  expect(turns[2]?.last.sentences).toEqual(['P0’s move was undone.']);
});

test('moves that were undone and not redone are counted, whatever was played since', async () => {
  const match = await begun(people(2), TAKE, TAKE);
  expect(takenBack(match.timeline)).toBe(0);
  await match.undo();
  expect(takenBack(match.timeline)).toBe(1);
  await match.redo();
  expect(takenBack(match.timeline)).toBe(0);
  await match.undo();
  await match.offer([STOP]);
  expect(takenBack(match.timeline)).toBe(1);
});

test('round and phase are above the first turn that has them, with the order of turns', async () => {
  const match = await begun(people(2), STOP, STOP, STOP);
  const { turns } = logOf(match);
  expect(turns.map(({ heading, order }) => [heading, order?.join()])).toEqual([
    [null, undefined],
    ['Round 1', 'P1,P0'],
    [null, undefined],
    ['Round 2', 'P1,P0'],
  ]);
});

test('a game may have another heading above a whole turn', async () => {
  const match = await begun(people(2), STOP, STOP);
  const steps = stepsOf(match, [], { ...words, turnHeading: () => 'The round' }, en, own);
  expect(steps.map(({ heading }) => heading)).toEqual([null, 'The round', 'The round']);
});

test('no step is without words', async () => {
  const match = await begun(people(2), TAKE);
  const [, step] = stepsOf(match, [], { ...words, event: () => null }, en, own);
  expect(step?.sentences).toEqual(['P0 goes on']);
});

test('no turn is without words in short', async () => {
  const match = await begun(people(2), TAKE, TAKE);
  const silent = { ...words, event: () => null };
  const [, turn] = turnsIn(stepsOf(match, [], silent, en, own), match, [], silent);
  expect(turn?.steps.length).toBe(2);
  expect(turn?.brief).toEqual(['P0 goes on']);
});

test('what happens to the whole match is an entry of its own, not of the turn that led to it', async () => {
  const match = await begun(people(2), TAKE, STOP);
  const scoring = { ...words, ofMatch: ({ event }: { event: string }) => event === 'stop' };
  const steps = stepsOf(match, [], scoring, en, own);
  const [, turn] = turnsIn(steps, match, [], scoring);
  expect(turn?.brief).toEqual(['P0: take.']);
  expect(turn?.ofMatch).toEqual(['P0: stop.']);
});

test('only what the viewers may know is shown', async () => {
  const match = await begun(people(2), CARD);
  const said = (viewers: readonly number[]) => logOf(match, viewers).steps[1]?.sentences.length;
  expect([said([]), said([1]), said([0])]).toEqual([1, 1, 2]);
});

test('the heading includes on whose behalf the decision is, where the game has words for it', async () => {
  const match = await begun(people(3), TAKE);
  const state = match.state.value;
  expect(situationOf(match.rules, state, words)).toBe('Round 1 · for green');
  const { heading: _, actingFor: __, ...silent } = words;
  expect(situationOf(match.rules, state, silent)).toBeNull();
  await match.offer([ASK]);
  await match.offer([BID]);
  expect(logOf(match).turns).toHaveLength(3);
});

const plain = (text: string) => ({ text, told: () => text });

test('a folded turn tells once what was done several times', () => {
  const moves = ['Ada moves a resident.', 'Ada buys a resident.', 'Ada moves a resident.'];
  expect(briefly(moves.map(plain))).toEqual(['Ada moves a resident ×2.', 'Ada buys a resident.']);
  expect(briefly([plain('Ada passes.')])).toEqual(['Ada passes.']);
  expect(briefly([])).toEqual([]);
});

test('a game that has words for it says how many times something was done', () => {
  const buys = { text: 'Ada buys a resident.', told: (times: number) => `Ada buys ${times}.` };
  expect(briefly([buys, plain('Ada rests.'), buys])).toEqual(['Ada buys 2.', 'Ada rests.']);
});
