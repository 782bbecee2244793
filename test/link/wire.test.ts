import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isProblem } from '../../src/kit/rules';
import { packEntry } from '../../src/link/messages/entry-form';
import {
  frames,
  Joiner,
  MAX_FRAME_LENGTH,
  MAX_MESSAGE_LENGTH,
  readMessage,
  writeMessage,
} from '../../src/link/messages/wire';
import { recordedIn, recordedMatch } from '../support/recorded';
import { header } from '../tiny-game/header';
import { charterOf, selfNamed } from './support/table';

const matches = recordedIn('').map(recordedMatch);

const { phone } = selfNamed('somebody');
const before = 'd'.repeat(22);
const signature = 's'.repeat(86);
const bytes = (text: string) => new TextEncoder().encode(text).length;

test('no action of any recorded match takes more than 300 bytes with its signature, asked or confirmed', () => {
  const messages = matches.flatMap(({ entries }) =>
    entries.flatMap((entry, index) => {
      const number = index + 1;
      const proof = `${phone}${signature}`;
      const entries = [packEntry({ ...entry, proof })];
      const confirmed = { number, before, revision: 99, entries };
      const said = [writeMessage({ say: 'played', ...confirmed })];
      if (entry.do === 'play') {
        // The numbers of the rules: as large as they can be.
        const actions = [0x7fffffff];
        const { seat } = entry;
        const signatures = [signature];
        said.push(
          writeMessage({ say: 'propose', number, before, seat, under: '', actions, signatures }),
        );
      }
      return said;
    }),
  );
  expect(messages.length).toBeGreaterThan(2000);
  expect(Math.max(...messages.map(bytes))).toBeLessThanOrEqual(300);
});

test('no secret bid takes more than 400 bytes: committed to, opened, or in the log', () => {
  const [at, fingerprint] = [1_900_000_000_000, 'f'.repeat(14)];
  const [nonce, digest] = ['n'.repeat(22), 'd'.repeat(43)];
  const action = { do: 'bid', amount: 65_000 };
  const proof = `${phone}${signature}`;
  const entries = [
    packEntry({ do: 'commit', seat: 3, digest, fingerprint, at, proof }),
    packEntry({
      ...{ do: 'play', seat: 3, action, revealed: true, fingerprint, at },
      proof: `${proof}.${nonce}`,
    }),
  ];
  const messages = [
    writeMessage({ say: 'bind', number: 9999, before, seat: 3, under: '', digest, signature }),
    writeMessage({ say: 'open', number: 9999, before, opened: [[3, action, nonce]] }),
    ...entries.map((entry) =>
      writeMessage({ say: 'played', number: 9999, before, revision: 99, entries: [entry] }),
    ),
  ];
  expect(Math.max(...messages.map(bytes))).toBeLessThanOrEqual(400);
  for (const message of messages) expect(isProblem(readMessage(message))).toBe(false);
});

test('a match with a large board of one’s own goes over a link in pieces', () => {
  const board = Array.from({ length: 900 }, (_, hex) => ({
    hex,
    name: `도시 ${hex}`,
    land: 'plain',
  }));
  const charter = charterOf('a', 'b', 'c');
  const { seats, ...rest } = header({ options: { board: { name: '나의 판', board } } });
  const text = writeMessage({
    say: 'start',
    match: 1,
    header: { ...rest, seats: [...seats] },
    charter,
  });
  const pieces = frames(text, 1);
  expect(pieces.length).toBeGreaterThan(2);
  const joiner = new Joiner();
  const whole = pieces.map((piece) => joiner.join(piece)).at(-1);
  expect(readMessage(whole ?? '')).toEqual({
    say: 'start',
    match: 1,
    header: { ...rest, seats },
    charter,
  });
});

const message = fc
  .integer({ min: 0, max: MAX_MESSAGE_LENGTH })
  .map((length) => '["talk","역장 🚂",'.repeat(Math.ceil(length / 17)).slice(0, length));

test('a message of any length comes whole, in whatever order its pieces come and come again', () => {
  fc.assert(
    fc.property(message, fc.infiniteStream(fc.nat()), (text, order) => {
      const pieces = frames(text, 7);
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(MAX_FRAME_LENGTH);
      const rank = new Map(pieces.map((piece) => [piece, order.next().value ?? 0]));
      const mixed = [...pieces].sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0));
      const joiner = new Joiner();
      const [first = ''] = mixed;
      const results = [...(mixed.length > 1 ? [first] : []), ...mixed].map((piece) =>
        joiner.join(piece),
      );
      expect(results.at(-1)).toBe(text);
      expect(results.slice(0, -1).every((result) => result === 'partial')).toBe(true);
    }),
    { numRuns: 60 },
  );
});

test('pieces of several messages do not get mixed up', () => {
  const [one, other] = ['a'.repeat(40_000), 'b'.repeat(40_000)];
  const joiner = new Joiner();
  const pieces = frames(one, 1).flatMap((piece, at) => [piece, frames(other, 2)[at] ?? '']);
  expect(pieces.map((piece) => joiner.join(piece)).filter((text) => text !== 'partial')).toEqual([
    one,
    other,
  ]);
});

test('messages that never become whole do not pile up', () => {
  const joiner = new Joiner();
  const halves = Array.from({ length: 50 }, (_, id) => frames('x'.repeat(20_000), id));
  for (const [half = ''] of halves) expect(joiner.join(half)).toBe('partial');
  // The oldest were forgotten, the newest were not.
  expect(joiner.join(halves[0]?.[1] ?? '')).toBe('partial');
  expect(joiner.join(halves[49]?.[1] ?? '')).toHaveLength(20_000);
});

test.each([
  ['too long', 'x'.repeat(MAX_FRAME_LENGTH + 1)],
  ['a mark without end', '~1.0.2'],
  ['a piece beyond the last', '~1.2.2~x'],
  ['a single piece', '~1.0.1~x'],
  ['more pieces than a message has', '~1.0.99~x'],
  ['signs in numbers', '~1.-1.2~x'],
])('%s is no frame', (_, text) => expect(new Joiner().join(text)).toBeNull());

test('a message whose pieces disagree about their number', () => {
  const joiner = new Joiner();
  joiner.join('~1.0.3~x');
  expect(joiner.join('~1.1.4~x')).toBeNull();
});
