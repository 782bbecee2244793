import { describe, expect, test } from 'vitest';
import { readSources, type SourceFile } from './sources';

/** The files that may define colors. */
const PALETTES = [/^src\/ui\/theme\.css$/, /^(src\/games\/[^/]+|test\/depot)\/view\/colors\.css$/];

const isPalette = ({ path }: SourceFile) => PALETTES.some((palette) => palette.test(path));
const everything = ['src', 'test/depot'].flatMap((folder) =>
  readSources(folder, /\.(css|tsx?|html)$/),
);
const sheets = everything.filter((file) => file.path.endsWith('.css') && !isPalette(file));

/** Files that need colors outside the theme, and why. */
const EXCEPTIONS: readonly (readonly [file: RegExp, why: string])[] = [
  [/^src\/app\/link\/qr-code\.css$/, 'cameras read black on white'],
  [/^src\/app\/link\/camera\/camera\.css$/, 'the camera picture is on black'],
  [/^src\/ui\/picture-ink\.ts$/, 'seats and maps in pictures to send, for all games'],
  [/^src\/app\/share\/palette\.ts$/, 'a picture to send, the same in every theme'],
  [/^src\/games\/504\/view\/picture-ink\.ts$/, 'the map in small pictures and in one to send'],
  [/\/view\/miniature\.ts$/, 'a picture that is shown without the style sheet of the game'],
  [/\/view\/poster(\/ink)?\.ts$/, 'a picture to send'],
  [/^src\/index\.html$/, 'the bars of the browser, before any style sheet'],
];

const LITERAL_COLOR = /#[0-9a-f]{3,8}\b(?=[;,)'"\s])|\b(?:rgba?|hsla?|oklch|lab)\(/i;
const NAMED_COLOR = /:\s*(?:white|black|red|green|blue|gr[ae]y|orange|brown)\b/;

describe('one visual identity', () => {
  test('colors are defined only in the palettes', () => {
    const stray = everything
      .filter((file) => !isPalette(file))
      .filter(({ path }) => !EXCEPTIONS.some(([file]) => file.test(path)))
      .flatMap(({ path, text }) =>
        text.split('\n').flatMap((line, at) => {
          const stray =
            LITERAL_COLOR.test(line) || (path.endsWith('.css') && NAMED_COLOR.test(line));
          return stray ? [`${path}:${at + 1}`] : [];
        }),
      );
    expect(stray).toEqual([]);
  });

  test('text has a size of the scale', () => {
    // Sizes inside a drawing are in its own units: px of its view box.
    const stray = sheets.flatMap(({ path, text }) =>
      [...text.matchAll(/font-size:\s*([^;]+);/g)]
        .map(([, size = '']) => size)
        .filter((size) => /\d(rem|%)/.test(size) && !/--text/.test(size))
        .map((size) => `${path}: ${size}`),
    );
    expect(stray).toEqual([]);
  });

  test('only a mouse hovers: a tap must not leave a hover style behind', () => {
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

  test('every token that is used is declared, and every declared one is used', () => {
    const names = (pattern: RegExp, ending: RegExp) => {
      const files = everything.filter(({ path }) => ending.test(path));
      return new Set(
        files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, one]) => one)),
      );
    };
    const declared = names(/^\s*(?:@property\s+)?(--[\w-]+)(?::|\s*\{)/gm, /\.css$/);
    const used = names(/var\((--[\w-]+)/g, /./);
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
    expect([...declared].filter((name) => !used.has(name))).toEqual([]);
  });
});
