import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../structure/sources';
import { colorOf, HOUSE, tokensOf } from './tokens';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const house = tokensOf(HOUSE);
const splash = colorOf(house, 'splash', 'light');

// Neither manifest nor page can use a token, because there is none before the style sheet.
test('the system’s splash screen, the icon and the first paint have the same background', () => {
  expect(/background_color: '(#\w+)'/.exec(read('vite.config.ts'))?.[1]).toBe(splash);
  expect(/id="ground"[^>]* fill="(#\w+)"/.exec(read('public/icon.svg'))?.[1]).toBe(splash);
  expect(read('src/first-paint.css')).toContain('background: var(--splash)');
});

test('the bars of the system have the color of the sign at the top of each page', () => {
  const bars = [
    ...read('src/index.html').matchAll(/theme-color" content="(#\w+)" media="[^"]*: (\w+)\)/g),
  ];
  expect(bars.map(([, color, theme]) => [theme, color])).toEqual([
    ['light', colorOf(house, 'sign', 'light')],
    ['dark', colorOf(house, 'sign', 'dark')],
  ]);
  expect(/theme_color: '(#\w+)'/.exec(read('vite.config.ts'))?.[1]).toBe(splash);
});
