// Draws the app's PNG icons and launch images from public/icon.svg. Run it after changing the drawing.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { needChromium } from './chromium.mjs';
import { indexedPng } from './indexed-png.mjs';
import { pixels } from './pixels.mjs';
import { root } from './run.mjs';

/** The screens of the iPhones and iPads that can run the app (iOS 16.4), in pixels, in portrait orientation. */
const PHONES = [
  [750, 1334], // 8, SE
  [1242, 2208], // 8 Plus
  [828, 1792], // XR, 11
  [1125, 2436], // X, XS, 11 Pro, 12 mini, 13 mini
  [1242, 2688], // XS Max, 11 Pro Max
  [1170, 2532], // 12, 13, 14, 16e
  [1284, 2778], // 12 Pro Max, 13 Pro Max, 14 Plus
  [1179, 2556], // 14 Pro, 15, 15 Pro, 16
  [1290, 2796], // 14 Pro Max, 15 Plus, 15 Pro Max, 16 Plus
  [1206, 2622], // 16 Pro, 17, 17 Pro
  [1320, 2868], // 16 Pro Max, 17 Pro Max
  [1260, 2736], // Air
];
const TABLETS = [
  [1536, 2048], // 9.7 inches, and the mini with the same ratio
  [1488, 2266], // 8.3-inch mini
  [1620, 2160], // 10.2 inches
  [1640, 2360], // 10.9 inches
  [1668, 2224], // 10.5 inches
  [1668, 2388], // 11 inches
  [1668, 2420], // 11 inches, from 2024
  [2048, 2732], // 12.9 inches
  [2064, 2752], // 13 inches
];

// Systems crop these icons to their own shape. So the color goes to the edge, there is no frame, and the whole
// drawing is inside the safe zone: a circle four fifths as wide as the icon.
const cut =
  '#ground { rx: 0 } #frame { display: none } #drawing { transform: translate(256px, 256px) scale(1.04) }';

// The system uses only the opacity of these icons, and sets its own color.
const alone =
  '#ground, #frame { display: none } #drawing { transform: translate(256px, 256px) scale(1.2) }';

// The background fills the screen; the drawing takes a third of its short side.
const launch =
  '#ground { rx: 0; x: -1024px; y: -1024px; width: 2560px; height: 2560px } #frame { display: none } ' +
  '#drawing { transform: translate(256px, 256px) scale(0.46) }';

const icon = (file, size, style) => ({ file, width: size, height: size, style });
const splash = (width, height) => ({
  file: `public/splash/${width}x${height}.png`,
  width,
  height,
  style: launch,
});

const icons = [
  icon('public/icon-192.png', 192, ''),
  icon('public/icon-512.png', 512, ''),
  icon('public/maskable-512.png', 512, cut),
  icon('public/monochrome-512.png', 512, alone),
  icon('public/apple-touch-icon.png', 180, cut),
  // For stores and print, which do not accept SVG.
  icon('docs/icon-2048.png', 2048, ''),
  ...PHONES.map(([width, height]) => splash(width, height)),
  ...TABLETS.flatMap(([width, height]) => [splash(width, height), splash(height, width)]),
];

const drawing = readFileSync(join(root, 'public/icon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: await needChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
mkdirSync(join(root, 'public/splash'), { recursive: true });
for (const { file, style, ...shape } of icons) {
  const svg = drawing
    .replace('<svg ', `<svg width="${shape.width}" height="${shape.height}" `)
    .replace('<defs>', `<style>${style}</style><defs>`);
  const rgba = await pixels(page, `data:image/svg+xml,${encodeURIComponent(svg)}`, shape);
  writeFileSync(join(root, file), indexedPng(rgba, { ...shape, colors: 64 }));
}
await browser.close();
