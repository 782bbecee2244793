// Draws the app's PNG icons from public/icon.svg. Run after changing the drawing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { needChromium } from './chromium.mjs';
import { indexedPng } from './indexed-png.mjs';
import { pixels } from './pixels.mjs';
import { root } from './run.mjs';

// Systems cut these to a shape of their own: colour up to the edge, no frame, and all of the
// drawing within the safe zone, a circle four fifths as wide as the icon.
const cut =
  '#ground { rx: 0 } #frame { display: none } #drawing { transform: translate(256px, 256px) scale(1.04) }';

// Of these only what is not transparent counts; the system gives it a colour of its own.
const alone =
  '#ground, #frame { display: none } #drawing { transform: translate(256px, 256px) scale(1.2) }';

const icons = [
  { file: 'public/icon-192.png', size: 192, style: '' },
  { file: 'public/icon-512.png', size: 512, style: '' },
  { file: 'public/maskable-512.png', size: 512, style: cut },
  { file: 'public/monochrome-512.png', size: 512, style: alone },
  { file: 'public/apple-touch-icon.png', size: 180, style: cut },
  // For stores and for print, which take no SVG.
  { file: 'docs/icon-2048.png', size: 2048, style: '' },
];

const drawing = readFileSync(join(root, 'public/icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: await needChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const { file, size, style } of icons) {
  const svg = drawing
    .replace('<svg ', `<svg width="${size}" height="${size}" `)
    .replace('<defs>', `<style>${style}</style><defs>`);
  const shape = { width: size, height: size };
  const rgba = await pixels(page, `data:image/svg+xml,${encodeURIComponent(svg)}`, shape);
  writeFileSync(join(root, file), indexedPng(rgba, { ...shape, colours: 64 }));
}
await browser.close();
