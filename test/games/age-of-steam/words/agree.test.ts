import { expect, test } from 'vitest';
import { voiceOf } from '../../../../src/games/age-of-steam/view/voice';
import { words } from '../../../../src/games/age-of-steam/words/en';
import { SEAT_COLORS } from '../../../../src/kit/header';
import { options } from '../support/positions';

const seats = ['You', 'Ada'].map(
  (name, seat) =>
    ({ name, colour: SEAT_COLORS[seat] ?? 'red', player: { kind: 'person' } }) as const,
);
const voice = voiceOf(words, seats, options);

test.each([
  [{ event: 'income', amount: 3 }, 'You collect $3.', 'Ada collects $3.'],
  [{ event: 'pass' }, 'You pass.', 'Ada passes.'],
  [{ event: 'first', pays: 4 }, 'You go first and pay $4.', 'Ada goes first and pays $4.'],
  [
    { event: 'drop', place: 2, pays: 3 },
    'You drop out: 2nd place for $3.',
    'Ada drops out: 2nd place for $3.',
  ],
  [
    { event: 'out' },
    'You are bankrupt and out of the game.',
    'Ada is bankrupt and out of the game.',
  ],
  [{ event: 'engine', engine: 2 }, 'Your engine goes up to 2.', 'Ada’s engine goes up to 2.'],
])('a learner is spoken to, and others are spoken of: %j', (event, you, ada) => {
  expect(voice.event({ ...event, seat: 0 })).toBe(you);
  expect(voice.event({ ...event, seat: 1 })).toBe(ada);
});

test('who is waited for, and whose track it is', () => {
  expect(words.table.phase.waiting.build('You')).toBe('You are building.');
  expect(words.table.phase.waiting.build('Ada')).toBe('Ada is building.');
  expect(words.table.build.ownedBy('You')).toBe('yours');
});
