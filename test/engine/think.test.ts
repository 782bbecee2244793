import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Talk } from './support/talk';

let talk: Talk;
beforeAll(async () => {
  talk = new Talk();
  await talk.ask({ ask: 'games' });
});
afterAll(() => talk.end());
beforeEach(async () => {
  const options = { mode: 'solo', level: 'hard' };
  await talk.ask({ ask: 'begin', game: 'mini-express', seats: 1, seed: 'k', options });
});

test('returns an action and the worth for every holder, the same again with the same seed', async () => {
  const question = { ask: 'think', playouts: 150, seed: 's' };
  const answer = await talk.ask(question);
  expect(answer).toMatchObject({ playouts: 150, seed: 's' });
  expect(answer.worth).toHaveLength(2);
  expect(answer.worth?.[0] ?? 0).toBeGreaterThan(0);
  expect(await talk.ask(question)).toEqual(answer);
  expect((await talk.ask({ ask: 'actions' })).actions).toContainEqual(answer.action);
});

test('within a time limit, without changing the match', async () => {
  const before = await talk.ask({ ask: 'match' });
  const { action, playouts } = await talk.ask({ ask: 'think', ms: 30 });
  expect(playouts).toBeGreaterThan(0);
  expect((await talk.ask({ ask: 'match' })).match?.entries).toEqual(before.match?.entries);
  expect((await talk.ask({ ask: 'play', action: action ?? null })).refusal).toBeUndefined();
});

test('plays a whole match against the automa, and fails after its end', async () => {
  for (let toAct: unknown = 0; toAct !== null; ) {
    const { action } = await talk.ask({ ask: 'think', playouts: 20, seed: 's' });
    const played = await talk.ask({ ask: 'play', action: action ?? null });
    expect(played.error ?? played.refusal).toBeUndefined();
    toAct = played.toAct;
  }
  expect(await talk.ask({ ask: 'think', playouts: 20 })).toMatchObject({ error: 'over' });
});
