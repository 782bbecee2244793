import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readFileText } from '../../src/kit/match-file';
import { isProblem } from '../../src/kit/rules';
import { packEntry } from '../../src/link/messages/entry-form';
import { frames, Joiner } from '../../src/link/messages/frames';
import { readMessage, writeMessage } from '../../src/link/messages/wire';
import { header } from '../tiny-game/header';
import { selfNamed } from './support/table';

const folder = join(import.meta.dirname, '../matches');
const matches = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => {
    const read = readFileText(readFileSync(join(folder, name), 'utf8'));
    if (isProblem(read)) throw new Error(`${name}: ${read.problem}`);
    return read.matches;
  });

const { phone } = selfNamed('somebody');
const before = '0123456789abcd';
const bytes = (text: string) => new TextEncoder().encode(text).length;

test('no action of any recorded match takes more than 200 bytes, asked or confirmed', () => {
  const messages = matches.flatMap(({ entries }) =>
    entries.flatMap((entry, index) => {
      const number = index + 1;
      const confirmed = { number, before, by: phone, revision: 99, entries: [packEntry(entry)] };
      const said = [writeMessage({ say: 'played', ...confirmed })];
      if (entry.do === 'play') {
        // The numbers of the rules: as large as they can be.
        const actions = [0x7fffffff];
        said.push(writeMessage({ say: 'propose', number, before, seat: entry.seat, actions }));
      }
      return said;
    }),
  );
  expect(messages.length).toBeGreaterThan(2000);
  expect(Math.max(...messages.map(bytes))).toBeLessThanOrEqual(200);
});

test('a match with a large board of one’s own goes over a link in pieces', () => {
  const board = Array.from({ length: 900 }, (_, hex) => ({
    hex,
    name: `도시 ${hex}`,
    land: 'plain',
  }));
  const { seats, ...rest } = header({ options: { board: { name: '나의 판', board } } });
  const text = writeMessage({ say: 'start', match: 1, header: { ...rest, seats: [...seats] } });
  const pieces = frames(text, 1);
  expect(pieces.length).toBeGreaterThan(2);
  const joiner = new Joiner();
  const whole = pieces.map((piece) => joiner.join(piece)).at(-1);
  expect(readMessage(whole ?? '')).toEqual({ say: 'start', match: 1, header: { ...rest, seats } });
});
