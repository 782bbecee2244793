import { expect, test } from 'vitest';
import { drawTile } from '../../../src/games/mini-express/rules/automa-bag';
import type { Event } from '../../../src/games/mini-express/rules/events';
import { PHASE, PLAY } from '../../../src/games/mini-express/rules/state';
import { words as en } from '../../../src/games/mini-express/words/en';
import { words as ko } from '../../../src/games/mini-express/words/ko';
import { fresh } from './support/positions';

test('7.5 a second refresh tile in a row is told as another one, in both languages', async () => {
  const events: Event[] = [];
  // Bags differ by the seed. Two refresh tiles follow each other now and then.
  for (let seed = 0; seed < 40 && !events.some((event) => 'again' in event); seed++) {
    const state = fresh(1, { mode: 'solo' }, `bag ${seed}`);
    state.turn[PHASE] = PLAY;
    events.length = 0;
    for (let draw = 0; draw < 12; draw++) drawTile(state, (event) => events.push(event));
  }
  const again = events.findIndex((event) => 'again' in event);
  const both = events.slice(again - 1, again + 1);
  expect(both).toEqual([
    { event: 'draw', tile: 'refresh' },
    { event: 'draw', tile: 'refresh', again: true },
  ]);
  const options = { board: 'usa', mode: 'solo' };
  for (const words of [en, ko]) {
    await words.ready(options);
    expect(new Set(both.map((event) => words.event(event, () => '', options))).size).toBe(2);
  }
});
