import { expect, test } from 'vitest';
import { words as en } from '../../../../src/games/mini-express/words/en';
import { words as ko } from '../../../../src/games/mini-express/words/ko';

test.each([
  ['English', en],
  ['Korean', ko],
])('%s: every part of the table has a legend', async (_, words) => {
  const help = await words.help({});
  const all = help.chapters.flatMap(({ paragraphs }) => paragraphs);
  for (const part of ['card', 'city', 'preview', 'players', 'places', 'bag']) {
    const legend = all.find(({ id }) => id === help.about(part))?.legend ?? [];
    expect(legend.length, part).toBeGreaterThan(0);
  }
});
