import { expect, test } from 'vitest';
import { PALETTE as SHARED } from '../../src/app/share/palette';
import { COLORS } from '../../src/games/mini-express/view/miniature';
import { COMPANY_INK, INK, RINGS } from '../../src/games/mini-express/view/poster/ink';
import { SEAT_INK } from '../../src/ui/picture-ink';
import { COMPANIES } from './pairs';
import { colorOf, HOUSE, PALETTE, tokensOf } from './tokens';

// Pictures that leave the app cannot use tokens, so they contain the light colors.
const tokens = new Map([...tokensOf(HOUSE), ...tokensOf(PALETTE)]);
const light = (name: string) => colorOf(tokens, name, 'light');
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const MAP: Readonly<Record<keyof typeof INK, string>> = {
  sea: 'map-sea',
  shelf: 'map-shelf',
  land: 'map-land',
  grid: 'map-grid',
  coast: 'map-coast',
  name: 'ink',
  water: 'map-water-text',
  rim: 'mx-rim',
  face: 'mx-face',
};

test('a picture to share has the colors of the screen', () => {
  for (const [name, color] of Object.entries(SHARED)) {
    expect([name, color]).toEqual([name, light(name === 'rim' ? 'mx-rim' : kebab(name))]);
  }
  for (const [seat, color] of Object.entries(SEAT_INK)) expect(color).toBe(light(`seat-${seat}`));
});

test('so has the map on it', () => {
  for (const [name, token] of Object.entries(MAP)) expect(INK).toHaveProperty(name, light(token));
  for (const [company, { ground, ink }] of Object.entries(COMPANY_INK)) {
    expect([ground, ink]).toEqual([light(`mx-${company}`), light(`mx-on-${company}`)]);
  }
  expect(RINGS.slice(1)).toEqual(['mx-black', 'mx-silver', 'mx-gold'].map(light));
});

test('so have the small maps in lists, whose companies have those of both themes', () => {
  const both = COMPANIES.map((name) => ({
    light: light(name),
    dark: colorOf(tokens, name, 'dark'),
  }));
  const { companies, ...map } = COLORS;
  expect(companies).toEqual(both);
  expect(map).toEqual({
    rim: light('mx-rim'),
    sea: light('map-sea'),
    land: light('map-land'),
    text: light('map-text'),
  });
});
