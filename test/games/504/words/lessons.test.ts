import { expect, test } from 'vitest';
import { worldFrom } from '../../../../src/games/504/data/world/world';
import { LESSONS, type LessonId, WORLD_OF } from '../../../../src/games/504/words/lesson-steps';

const IDS = Object.keys(LESSONS) as LessonId[];

test('each lesson is in a world with what it is about', () => {
  const about = {
    deliver: '1',
    race: '2',
    privileges: '3',
    military: '4',
    exploration: '5',
    roads: '6',
    majorities: '7',
    production: '8',
    shares: '9',
  };
  for (const [id, digit] of Object.entries(about))
    expect(WORLD_OF[id as LessonId]).toContain(digit);
  for (const id of IDS) expect(worldFrom(WORLD_OF[id])).not.toBeNull();
});
