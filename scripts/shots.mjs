// Pictures of every screen, on three sizes, in both themes and languages.
//   npm run shots                  into test-results/shots
//   npm run shots -- some/folder   elsewhere
//   npm run shots -- --readme      only the pictures of the README, into docs
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.mjs';
import { needChromium } from './chromium.mjs';
import { indexedPng } from './indexed-png.mjs';
import { installMissing } from './install.mjs';
import { pixels } from './pixels.mjs';
import { root } from './run.mjs';
import { bringInMatches, screens } from './screens.mjs';

const sizes = [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
  { width: 1280, height: 800 },
];
const locales = { en: 'en-GB', ko: 'ko-KR' };

const everything = sizes.flatMap((size) =>
  ['light', 'dark'].flatMap((theme) =>
    Object.keys(locales).map((language) => ({ size, theme, language, of: screens })),
  ),
);
const pick = (name) => screens.filter((screen) => screen.name === name);
const phone = { width: 360, height: 640 };
const forReadme = [
  { size: phone, theme: 'light', language: 'en', of: pick('table-city') },
  { size: phone, theme: 'dark', language: 'ko', of: pick('ranking') },
];

const { values, positionals } = parseArgs({
  options: { readme: { type: 'boolean' } },
  allowPositionals: true,
});
const readme = values.readme === true;
const folder = resolve(root, readme ? 'docs' : (positionals[0] ?? 'test-results/shots'));

await installMissing();
await buildIfChanged();
const [{ chromium }, { preview }] = await Promise.all([import('@playwright/test'), import('vite')]);
const server = await preview({
  configFile: false,
  root,
  logLevel: 'warn',
  preview: { port: 4190 },
});
const address = `http://localhost:${server.httpServer.address().port}/`;
const browser = await chromium.launch({
  executablePath: await needChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});

/** What a phone remembers that has played. */
async function memory() {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  await bringInMatches(await context.newPage(), address);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** Few colours in place of all; nobody sees the difference, and the file is a third. */
async function shrink(png, shape) {
  const page = await browser.newPage();
  const rgba = await pixels(page, `data:image/png;base64,${png.toString('base64')}`, shape);
  await page.close();
  return indexedPng(rgba, { ...shape, colours: 256 });
}

mkdirSync(folder, { recursive: true });
const storageState = await memory();
const scale = readme ? 2 : 1;
for (const { size, theme, language, of } of readme ? forReadme : everything) {
  const context = await browser.newContext({
    ...{ viewport: size, colorScheme: theme, locale: locales[language], storageState },
    ...{ deviceScaleFactor: scale, isMobile: size.width < 600, hasTouch: size.width < 600 },
    ...{ reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  for (const { name, at, ready, first } of of) {
    const page = await context.newPage();
    await page.goto(`${address}${at}`);
    await page.locator(ready).first().waitFor();
    await first?.(page);
    const png = await page.screenshot();
    const file = readme ? `${name}.png` : `${name}-${size.width}-${theme}-${language}.png`;
    const shape = { width: size.width * scale, height: size.height * scale };
    writeFileSync(join(folder, file), readme ? await shrink(png, shape) : png);
    await page.close();
  }
  await context.close();
}
await browser.close();
await server.close();
console.log(`The pictures are in ${folder}.`);
