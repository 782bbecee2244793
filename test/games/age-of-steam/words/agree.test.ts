import { expect, test } from 'vitest';
import type { Event } from '../../../../src/games/age-of-steam/rules/events';
import { voiceOf } from '../../../../src/games/age-of-steam/view/voice';
import { words } from '../../../../src/games/age-of-steam/words/en';
import type { Seat } from '../../../../src/kit/event';
import { SEAT_COLORS } from '../../../../src/kit/header';
import { options } from '../support/positions';

const seats = ['You', 'Ada'].map(
  (name, seat) =>
    ({ name, colour: SEAT_COLORS[seat] ?? 'red', player: { kind: 'person' } }) as const,
);
const voice = voiceOf(words, seats, options);

const told: readonly (readonly [string, string, (seat: Seat) => Event])[] = [
  ['You collect $3.', 'Ada collects $3.', (seat) => ({ event: 'income', seat, amount: 3 })],
  ['You pass.', 'Ada passes.', (seat) => ({ event: 'pass', seat, phase: 'auction' })],
  [
    'You go first and pay $4.',
    'Ada goes first and pays $4.',
    (seat) => ({ event: 'first', seat, pays: 4 }),
  ],
  [
    'You drop out: 2nd place for $3.',
    'Ada drops out: 2nd place for $3.',
    (seat) => ({ event: 'drop', seat, place: 2, pays: 3 }),
  ],
  [
    'You are bankrupt and out of the game.',
    'Ada is bankrupt and out of the game.',
    (seat) => ({ event: 'out', seat }),
  ],
  [
    'Your engine goes up to 2.',
    'Ada’s engine goes up to 2.',
    (seat) => ({ event: 'engine', seat, engine: 2 }),
  ],
];

test.each(told)('a learner is spoken to, and others are spoken of: %s', (you, ada, event) => {
  expect(voice.event(event(0))).toBe(you);
  expect(voice.event(event(1))).toBe(ada);
});

test('who is waited for, and whose track it is', () => {
  expect(words.table.phase.waiting.build('You')).toBe('You are building.');
  expect(words.table.phase.waiting.build('Ada')).toBe('Ada is building.');
  expect(words.table.build.ownedBy('You')).toBe('yours');
});
