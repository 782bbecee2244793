import { describe, expect, test } from 'vitest';
import { rules } from '../../depot/rules';
import { words as en } from '../../depot/words/en';
import { CHAPTERS } from '../../depot/words/help';
import { words as ko } from '../../depot/words/ko';
import { expectSentence } from '../contract/sentence';

describe.each([
  ['en', en],
  ['ko', ko],
] as const)('%s', (language, words) => {
  test('says what a table may be asked besides, at the ends of the deck and of the prices', () => {
    for (const because of ['deck-empty', 'over'] as const)
      expectSentence(words.refusal({ because }, {}), language);
    for (const because of ['price-lowest', 'price-highest'] as const)
      expectSentence(words.refusal({ because, price: 1 }, {}), language);
  });

  test('says why a part is blocked, and sums a match up by its prices', () => {
    for (const setting of rules.setups.settings)
      if (setting.kind === 'composed')
        for (const value of setting.blocked)
          expectSentence(words.blocked?.(setting.key, [value]), language);
    expect(words.summary({})).toMatch(/2–4–6/);
  });

  test('has the paragraphs of the rules in their order', async () => {
    const { chapters } = await words.help({});
    const ids = chapters.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(ids).toEqual(Object.values(CHAPTERS).flat());
  });
});

test('both languages have the same words at the table', () => {
  expect(Object.keys(en.table)).toEqual(Object.keys(ko.table));
});
