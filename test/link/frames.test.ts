import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frames, Joiner, MAX_FRAME_LENGTH, MAX_MESSAGE_LENGTH } from '../../src/link/messages/wire';

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
