import { describe, expect, test } from 'vitest';
import { whyTopic } from '../../../../src/games/age-of-steam/view/panels/ask-panel';
import { words as en } from '../../../../src/games/age-of-steam/words/en';
import { words as ko } from '../../../../src/games/age-of-steam/words/ko';

const paragraphsOf = async (words: typeof en) =>
  (await words.help({})).chapters.flatMap(({ paragraphs }) => paragraphs);

describe.each([
  ['English', en],
  ['Korean', ko],
])('%s', (_, words) => {
  test('the legends of the table have a line for each of its figures', async () => {
    const legends = (await paragraphsOf(words)).flatMap(({ legend }) => legend);
    expect(legends.length).toBeGreaterThan(15);
  });

  test('want of money leads to bidding in the auction, and to the price of a tile elsewhere', async () => {
    const help = await words.help({});
    expect(help.about(whyTopic('money', 'auction'))).toBe('bidding');
    expect(help.about(whyTopic('money', 'tile'))).toBe('cost');
    expect(whyTopic('too-low', 'auction')).toBe('too-low');
  });

  test('8.1: what is asked before a delivery leads to what else a round can be used for', async () => {
    const help = await words.help({});
    const asked = (await paragraphsOf(words)).find(({ id }) => id === help.about('move'));
    expect(asked?.text).toMatch(words === en ? /or upgrade the engine/ : /수송 능력을 높이거나/);
    expect(asked?.legend.length).toBeGreaterThan(0);
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
