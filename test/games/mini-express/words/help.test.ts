import { describe, expect, test } from 'vitest';
import { words as en } from '../../../../src/games/mini-express/words/en';
import { refusals as outside } from '../../../../src/games/mini-express/words/en/outside';
import { refusals } from '../../../../src/games/mini-express/words/en/refusals';
import { words as ko } from '../../../../src/games/mini-express/words/ko';

const broken = /undefined|null|NaN|\[object|^[\s.]*$| {2}| [.,:;]/;

const paragraphsOf = async (words: typeof en) =>
  (await words.help({})).chapters.flatMap(({ paragraphs }) => paragraphs);

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  test('every refusal and every part of the table leads to an existing paragraph', async () => {
    const help = await words.help({});
    const ids = new Set((await paragraphsOf(words)).map(({ id }) => id));
    const parts = ['card', 'city', 'preview', 'players', 'places', 'bag'];
    for (const topic of [...Object.keys(refusals), ...Object.keys(outside), ...parts])
      expect(ids, topic).toContain(help.about(topic));
    expect(help.about('no such topic')).toBeNull();
  });

  test('every part of the table has a legend, and each of its figures has a link', async () => {
    const help = await words.help({});
    const all = await paragraphsOf(words);
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const part of ['card', 'city', 'preview', 'players', 'places', 'bag']) {
      const legend = all.find(({ id }) => id === help.about(part))?.legend ?? [];
      expect(legend.length, part).toBeGreaterThan(0);
      for (const { more } of legend) expect(ids).toContain(more);
    }
  });

  test('there is a ruling, with its reason, for everything the rules leave open', async () => {
    const rulings = (await paragraphsOf(words)).flatMap((paragraph) => paragraph.rulings);
    expect(rulings).toHaveLength(14);
    for (const { title, text } of rulings) {
      expect(title).not.toMatch(broken);
      expect(text.length).toBeGreaterThan(40);
    }
  });

  test('every passage is complete and short', async () => {
    for (const paragraph of await paragraphsOf(words)) {
      for (const { title, text } of [paragraph, ...paragraph.legend]) {
        expect(title).not.toMatch(broken);
        expect(text).not.toMatch(broken);
        expect(text.length).toBeLessThan(800);
      }
    }
  });
});

test('both languages have the same paragraphs in the same order, with the same pictures', async () => {
  const shape = async (words: typeof en) =>
    (await paragraphsOf(words)).map(({ id, picture, legend }) => [
      id,
      picture !== null,
      legend.map(({ more }) => more),
    ]);
  expect(await shape(ko)).toEqual(await shape(en));
});
