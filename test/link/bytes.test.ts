import { expect, test } from 'vitest';
import { isProblem } from '../../src/kit/rules';
import { packEntry } from '../../src/link/messages/entry-form';
import { frames, Joiner, readMessage, writeMessage } from '../../src/link/messages/wire';
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
