import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../structure/sources';

export const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Where tokens are declared: those of the app, and the palette of each game. */
export const HOUSE = 'src/ui/theme.css';
export const PALETTE = 'src/games/mini-express/view/colors.css';

/** Every token that a style sheet declares for the whole page, as it is written, without the dashes. */
export function tokensOf(path: string): ReadonlyMap<string, string> {
  const text = readFileSync(join(root, path), 'utf8').replace(/\/\*.*?\*\//gs, '');
  const own = text.split(/^@media/m)[0] ?? '';
  const declared = [...own.matchAll(/^:root \{(.*?)^\}/gms)].flatMap(([, body = '']) => [
    ...body.matchAll(/^\s*--([\w-]+):\s*([^;]+);/gm),
  ]);
  return new Map(declared.map(([, name = '', value = '']) => [name, value.trim()]));
}

/** The color of a token in a theme, as #rrggbb. Throws if it is not a color. */
export function colorOf(tokens: ReadonlyMap<string, string>, name: string, theme: Theme): string {
  const value = tokens.get(name);
  if (value === undefined) throw new RangeError(`no token is called ${name}`);
  const [, light, dark] = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(value) ?? [];
  const color = (theme === 'light' ? light : dark) ?? value;
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new RangeError(`${name} is no color: ${value}`);
  return color;
}
