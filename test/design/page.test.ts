import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../structure/sources';
import { contrast } from './color';
import { COLOR_VISIONS } from './color-vision';
import { nearest } from './nearest';
import { BOARD_PAIRS, COMPANIES, HOUSE_PAIRS, MARKS, SEATS } from './pairs';
import { colorOf, HOUSE, PALETTE, THEMES, type Theme, tokensOf } from './tokens';

const page = join(root, 'docs/design.md');
const house = tokensOf(HOUSE);
const tokens = new Map([...house, ...tokensOf(PALETTE)]);
const color = (name: string, theme: Theme) => colorOf(tokens, name, theme);
const both = (say: (theme: Theme) => string) => THEMES.map(say);

const table = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const head = (...titles: readonly string[]) => [titles, titles.map(() => '---')];

const contrasts = () =>
  table(
    ...head('what', 'on', 'light', 'dark', 'least'),
    ...[...HOUSE_PAIRS, ...BOARD_PAIRS].map(({ over, under, least }) => [
      `${over}`,
      `${under}`,
      ...both((theme) => {
        const [one, other] = [color(over, theme), color(under, theme)];
        return `${one} on ${other}: ${contrast(one, other).toFixed(1)}`;
      }),
      `${least}`,
    ]),
  );

const colorVisions = () => {
  const groups = { 'four companies': COMPANIES, 'with purple': MARKS, 'six seats': SEATS };
  return table(
    ...head(
      'vision',
      ...Object.keys(groups).flatMap((group) => both((theme) => `${group}, ${theme}`)),
    ),
    ...COLOR_VISIONS.map((vision) => [
      vision,
      ...Object.values(groups).flatMap((names) =>
        both((theme) => {
          const colors = new Map(names.map((name) => [name, color(name, theme)]));
          return nearest(colors, vision).apart.toFixed(0);
        }),
      ),
    ]),
  );
};

const values = (...names: readonly RegExp[]) =>
  table(
    ...head('token', 'value'),
    ...names.flatMap((pattern) =>
      [...house].filter(([name]) => pattern.test(name)).map(([name, value]) => [name, value]),
    ),
  );

const FIGURES: Readonly<Record<string, () => string>> = {
  contrast: contrasts,
  vision: colorVisions,
  type: () => values(/^text-/, /^measure$/),
  measures: () => values(/^space-/, /^touch$/, /^radius/, /^(quick|motion|ease)$/),
};

test('the design page says what the style sheets do', async () => {
  const written = readFileSync(page, 'utf8');
  const told = written.replace(
    /(<!-- figures: (\w+) -->\n).*?(<!-- end -->)/gs,
    (_, begin: string, name: string, end: string) => `${begin}\n${FIGURES[name]?.()}\n\n${end}`,
  );
  for (const name of Object.keys(FIGURES)) expect(told).toContain(`<!-- figures: ${name} -->`);
  await expect(told).toMatchFileSnapshot(page);
});
