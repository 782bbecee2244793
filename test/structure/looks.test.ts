import { describe, expect, test } from 'vitest';
import { readSources, type SourceFile } from './sources';

/** Where colours are made. */
const PALETTES = [/^src\/ui\/theme\.css$/, /^src\/games\/[^/]+\/view\/colours\.css$/];

const isPalette = ({ path }: SourceFile) => PALETTES.some((palette) => palette.test(path));
const sheets = readSources('src', /\.css$/).filter((sheet) => !isPalette(sheet));
const everything = readSources('src', /\.(css|tsx?|html)$/);

/** Where something must be seen that is no part of the theme. */
const OF_THEIR_OWN: Readonly<Record<string, string>> = {
  'src/app/link/qr-code.css': 'cameras read black on white',
  'src/app/link/camera/camera.css': 'what a camera sees stands on black',
  'src/app/share/palette.ts': 'a picture to send, the same whatever theme the screen has',
  'src/games/mini-express/view/miniature.ts':
    'a picture that is shown where the game has no style sheet',
  'src/games/mini-express/view/poster/ink.ts': 'the map in a picture to send',
  'src/index.html': 'the bars of the browser, before any style sheet',
};

const WRITTEN = /#[0-9a-f]{3,8}\b(?=[;,)'"\s])|\b(?:rgba?|hsla?|oklch|lab)\(/i;
const NAMED = /:\s*(?:white|black|red|green|blue|gr[ae]y|orange|brown)\b/;

describe('one visual identity', () => {
  test('colours are made in the palettes alone', () => {
    const stray = everything
      .filter((file) => !isPalette(file))
      .filter(({ path }) => !(path in OF_THEIR_OWN))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, at) => {
          const stray = WRITTEN.test(line) || (path.endsWith('.css') && NAMED.test(line));
          return stray ? [`${path}:${at + 1}`] : [];
        }),
      );
    expect(stray).toEqual([]);
  });

  test('text has a size of the scale', () => {
    // Within a drawing, sizes are in its own units: px of its view box.
    const stray = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/font-size:\s*([^;]+);/g)]
        .map(([, size = '']) => size)
        .filter((size) => /\d(rem|%)/.test(size) && !/--text/.test(size))
        .map((size) => `${path}: ${size}`),
    );
    expect(stray).toEqual([]);
  });

  test('a finger leaves no hover behind on what it tapped: only a mouse hovers', () => {
    const forMice = /@media \(hover: hover\) \{\n(?: [^\n]*\n)*\}/g;
    const stray = sheets.filter(({ text }) => text.replace(forMice, '').includes(':hover'));
    expect(stray.map(({ path }) => path)).toEqual([]);
  });

  test('corners have a radius of the scale, or are round', () => {
    const stray = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/border-radius:\s*([^;]+);/g)]
        .map(([, radius = '']) => radius)
        .filter((radius) => /\d(px|rem)/.test(radius))
        .map((radius) => `${path}: ${radius}`),
    );
    expect(stray).toEqual([]);
  });

  test('every token that is used is declared, and every one declared is used', () => {
    const names = (pattern: RegExp, ending: RegExp) => {
      const files = everything.filter(({ path }) => ending.test(path));
      return new Set(
        files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, one]) => one)),
      );
    };
    const declared = names(/^\s*(--[\w-]+):/gm, /\.css$/);
    const used = names(/var\((--[\w-]+)/g, /./);
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
    expect([...declared].filter((name) => !used.has(name))).toEqual([]);
  });
});
