import { expect, test } from 'vitest';
import { COLOR_VISIONS } from './color-vision';
import { difference } from './difference';
import { nearest } from './nearest';
import { COMPANIES, MARKS, SEATS } from './pairs';
import { colorOf, HOUSE, PALETTE, THEMES, type Theme, tokensOf } from './tokens';

const tokens = new Map([...tokensOf(HOUSE), ...tokensOf(PALETTE)]);
const named = (names: readonly string[], theme: Theme) =>
  new Map(names.map((name) => [name, colorOf(tokens, name, theme)]));
const cases = THEMES.flatMap((theme) => COLOR_VISIONS.map((vision) => ({ theme, vision })));

// Pairs from the paper's own table, with the values it gives.
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
] as const)('CIEDE2000 of %j and %j', (one, other, apart) => {
  expect(difference(one, other)).toBeCloseTo(apart, 4);
});

test.each(cases)('companies are told apart with $vision, $theme', ({ theme, vision }) => {
  expect(nearest(named(COMPANIES, theme), vision).apart).toBeGreaterThan(20);
});

test.each(cases)('so is the demand for any company, $vision, $theme', ({ theme, vision }) => {
  expect(nearest(named(MARKS, theme), vision).apart).toBeGreaterThan(15);
});

// Six colors that carry letters cannot all be very different, so each seat also has its own shape.
test.each(cases)('no two seats look the same with $vision, $theme', ({ theme, vision }) => {
  expect(nearest(named(SEATS, theme), vision).apart).toBeGreaterThan(8);
});
