import { expect, expectTypeOf, test } from 'vitest';
import { lazyTexts, type TextsOf } from '../../src/kit/texts';

const english = {
  title: 'Title',
  count: (n: number) => (n === 1 ? 'one' : 'many'),
  event: (told: { readonly seat: string }): string | null => told.seat || null,
  names: { red: 'red', blue: 'blue' },
  list: ['a', 'b'] as readonly string[],
};
type Texts = TextsOf<typeof english>;

test('the English texts say which members and parameters every language has', () => {
  expectTypeOf<Texts>().toEqualTypeOf<{
    readonly title: string;
    readonly count: (n: number) => string;
    readonly event: (told: { readonly seat: string }) => string | null;
    readonly names: { readonly red: string; readonly blue: string };
    readonly list: readonly string[];
  }>();
  const { names: _, ...rest } = english;
  // @ts-expect-error: a text is missing.
  const incomplete: Texts = rest;
  expect(incomplete).toBe(rest);
});

test('a part of a language is loaded when it is first needed, and once', async () => {
  const loaded: string[] = [];
  const load = (name: string) => async () => {
    loaded.push(name);
    return name;
  };
  const texts = lazyTexts({
    en: { words: load('en words'), help: load('en help') },
    ko: { words: load('ko words'), help: load('ko help') },
  });
  expect(loaded).toEqual([]);
  expect(texts.ko.help.here()).toBeNull();
  expect(await texts.ko.help.fetch()).toBe('ko help');
  await texts.ko.help.fetch();
  expect(texts.ko.help.here()).toBe('ko help');
  expect(loaded).toEqual(['ko help']);
});
