import { expect, test } from 'vitest';
import { contrast } from './color';
import { BOARD_PAIRS, COMPANIES, HOUSE_PAIRS } from './pairs';
import { colorOf, HOUSE, PALETTE, THEMES, tokensOf } from './tokens';

const tokens = new Map([...tokensOf(HOUSE), ...tokensOf(PALETTE)]);

test('contrast as WCAG gives it', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(THEMES)('what is read or pressed has contrast with its ground, %s', (theme) => {
  const weak = [...HOUSE_PAIRS, ...BOARD_PAIRS].flatMap(({ over, under, least }) => {
    const found = contrast(colorOf(tokens, over, theme), colorOf(tokens, under, theme));
    return found < least ? [`${over} on ${under}: ${found.toFixed(2)} of ${least}`] : [];
  });
  expect(weak).toEqual([]);
});

test.each(THEMES)('the line or rim of a railway has contrast with the land, %s', (theme) => {
  const land = colorOf(tokens, 'map-land', theme);
  const clear = (name: string) => contrast(colorOf(tokens, name, theme), land) >= 3;
  expect(COMPANIES.filter((company) => !clear(company) && !clear('mx-rim'))).toEqual([]);
});
