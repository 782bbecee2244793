import { describe, expect, test } from 'vitest';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';
import { whyTopic } from '../../../../src/games/age-of-steam/words/topic-words';
import { BROKEN, HANGUL } from './broken';
import { REFUSALS, REFUSALS_WITH_FIGURES } from './told';

/** Parts of the table that somebody may ask about. */
const PARTS = [
  ...[
    'players',
    'order',
    'turns',
    'shares',
    'auction',
    'bid',
    'actions',
    'tile',
    'supply',
    'track',
  ],
  ...['town', 'new-city', 'link', 'open-end', 'delivery', 'engine', 'income', 'expenses'],
  ...['payday', 'warning', 'reduction', 'display', 'dice', 'bag', 'score'],
];

const paragraphsOf = async (words: typeof en) =>
  (await words.help({})).chapters.flatMap(({ paragraphs }) => paragraphs);

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  test('every refusal and every part of the table leads to a paragraph that is there', async () => {
    const help = await words.help({});
    const ids = new Set((await paragraphsOf(words)).map(({ id }) => id));
    const refused = [...REFUSALS, ...REFUSALS_WITH_FIGURES].map(({ because }) => because);
    for (const topic of [...refused, ...PARTS]) expect(ids, topic).toContain(help.about(topic));
    expect(help.about('no such topic')).toBeNull();
  });

  test('want of money leads to bidding in the auction, and to the price of a tile elsewhere', async () => {
    const help = await words.help({});
    expect(help.about(whyTopic('money', 'auction'))).toBe('bidding');
    expect(help.about(whyTopic('money', 'tile'))).toBe('cost');
    expect(whyTopic('too-low', 'auction')).toBe('too-low');
  });

  test('figures of a legend lead on to paragraphs that are there', async () => {
    const all = await paragraphsOf(words);
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const legends = all.flatMap(({ legend }) => legend);
    expect(legends.length).toBeGreaterThan(15);
    for (const { more } of legends) expect(ids).toContain(more);
  });

  test('each ruling stands beside its rule, with a reason', async () => {
    const rulings = (await paragraphsOf(words)).flatMap((paragraph) => paragraph.rulings);
    expect(rulings).toHaveLength(18);
    for (const { title, text } of rulings) {
      expect(title).not.toMatch(BROKEN);
      expect(text).not.toMatch(BROKEN);
      expect(text.length).toBeGreaterThan(40);
    }
  });

  test('every passage is whole and short', async () => {
    for (const paragraph of await paragraphsOf(words)) {
      const pictured = paragraph.picture ? [{ title: 'x', text: paragraph.picture }] : [];
      for (const { title, text } of [paragraph, ...paragraph.legend, ...pictured]) {
        expect(title).not.toMatch(BROKEN);
        expect(text).not.toMatch(BROKEN);
        expect(text.length).toBeLessThan(480);
        if (words === ko) expect(text).toMatch(HANGUL);
      }
    }
  });

  test('figures of the rules are told as the rules have them', async () => {
    const all = await paragraphsOf(words);
    const text = (id: string) => all.find((one) => one.id === id)?.text ?? '';
    for (const figure of ['52', '18', '$10']) expect(text('set-up')).toContain(figure);
    for (const figure of ['11', '20', '21', '30', '31', '40', '41', '49', '50'])
      expect(text('reduction')).toContain(figure);
    expect(text('turns')).toMatch(/3.*10.*4.*8.*5.*7.*6.*6/);
    expect(text('cost')).toMatch(/\$2.*\$3.*\$4.*\$1.*\$2.*\$1.*\$1.*\$3.*\$2.*\$3.*\$2/);
  });
});

test('both languages have the same paragraphs in the same order, with the same pictures', async () => {
  const shape = async (words: typeof en) =>
    (await paragraphsOf(words)).map(({ id, picture, legend, rulings }) => [
      id,
      picture !== null,
      legend.map(({ more }) => more),
      rulings.length,
    ]);
  expect(await shape(ko)).toEqual(await shape(en));
});
