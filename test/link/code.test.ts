import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCode, joinRoute, lobbyId, readInvitation } from '../../src/link/connections/room-code';

test('a code survives being typed, read aloud, and followed as a link', () => {
  for (let i = 0; i < 500; i++) {
    const code = drawCode();
    expect(code).toMatch(/^[^01OILZSB258]{6}$/);
    const typed = ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)} `;
    const host = `${code.slice(1)}-_abcdefghijklmno`;
    const link = `https://trains.example/${joinRoute(code, host)}`;
    expect(
      [code, typed, link, `https://trains.example/#/join/${code}`].map(readInvitation),
    ).toEqual([
      { code, host: null },
      { code, host: null },
      { code, host },
      { code, host: null },
    ]);
  }
});

test('codes differ, and so do the places where their rooms are found', () => {
  const codes = Array.from({ length: 2000 }, drawCode);
  expect(new Set(codes).size).toBeGreaterThan(1990);
  expect(new Set(codes.map(lobbyId)).size).toBe(new Set(codes).size);
  for (const code of codes) expect(lobbyId(code)).toMatch(/^roundhouse-[0-9a-f]{14}$/);
});

test.each(['', 'ABC', 'ABCDEFG', 'ABCDE0', 'ABCDEÉ', '#/join/', '#/join/../x', '######'])(
  '%j is no code',
  (typed) => expect(readInvitation(typed)).toBeNull(),
);

test('no text makes it stumble', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = readInvitation(text);
      expect(read === null || read.code.length === 6).toBe(true);
    }),
  );
});
