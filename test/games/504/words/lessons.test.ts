import { describe, expect, test } from 'vitest';
import { worldFrom } from '../../../../src/games/504/data/world/world';
import { texts as en } from '../../../../src/games/504/words/en/lessons';
import { texts as ko } from '../../../../src/games/504/words/ko/lessons';
import { LESSONS, type LessonId, WORLD_OF } from '../../../../src/games/504/words/lesson-steps';
import { BROKEN, HANGUL } from '../../age-of-steam/words/broken';

const IDS = Object.keys(LESSONS) as LessonId[];

describe.each([
  ['English', en],
  ['Korean', ko],
] as const)('%s', (language, texts) => {
  test.each(IDS)('every step of the lesson %s says what to do and what came of it', (id) => {
    const { title, sentence, steps } = texts[id];
    expect(Object.keys(steps)).toEqual([...LESSONS[id]]);
    const said = Object.values(steps).flatMap(({ say, other, done }) => [say, other, done]);
    const wrong = [title, sentence, ...said].filter(
      (text) => BROKEN.test(text) || (language === 'Korean') !== HANGUL.test(text),
    );
    expect(wrong).toEqual([]);
    // They stand in a panel of a small phone.
    expect(said.filter((text) => text.length > 170)).toEqual([]);
  });
});

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
