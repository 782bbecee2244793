import { afterEach, expect, test } from 'vitest';
import { matchStatus, shownSeats, titleOf } from '../../src/app/match-parts/shown-names';
import { appearance } from '../../src/app/store/appearance';
import { en } from '../../src/app/words/en';
import { ko } from '../../src/app/words/ko';
import { type Player, SEAT_COLORS, type UndoReach } from '../../src/kit/header';
import { header } from '../tiny-game/header';

const person: Player = { kind: 'person' };
const computer: Player = { kind: 'computer', level: 'conductor' };

function match(people: readonly (readonly [string, Player])[], undo: UndoReach = 'free') {
  const seats = people.map(([name, player], seat) => ({
    name,
    player,
    colour: SEAT_COLORS[seat] ?? 'red',
  }));
  return header({ seats, undo });
}
const names = (...given: Parameters<typeof match>) =>
  shownSeats(match(...given)).map(({ name }) => name);

const speak = (language: 'en' | 'ko') => {
  appearance.value = { ...appearance.value, language };
};
afterEach(() => speak('en'));

const alone = [
  ['Otto', computer],
  ['Player 2', person],
] as const;

test('a person alone without a name is spoken to, in the language of the app', () => {
  expect(names(alone)).toEqual(['Otto', 'You']);
  speak('ko');
  expect(names(alone)).toEqual(['Otto', '나']);
  expect(names([['플레이어 1', person]])).toEqual(['나']);
});

test('a name that was typed stays, and so do names where several people play', () => {
  expect(names([['Mia', person], alone[0]])).toEqual(['Mia', 'Otto']);
  const two = [['Player 1', person], alone[1], alone[0]] as const;
  expect(names(two, 'turn')).toEqual(['Player 1', 'Player 2', 'Otto']);
  // On linked phones others read it, too.
  expect(names(alone, 'asked')).toEqual(['Otto', 'Player 2']);
});

test('lists of matches say whose turn it is and who has won as people say it', () => {
  const record = (summary: object) =>
    ({ header: match(alone), title: null, ended: null, summary }) as never;
  expect(titleOf(record({}), en)).toBe('Otto, You');
  expect(matchStatus(record({ toAct: 1, ranking: null }), en)).toBe('Your turn');
  expect(matchStatus(record({ toAct: null, ranking: [1, 0], places: [2, 1] }), en)).toBe('You win');
  speak('ko');
  expect(matchStatus(record({ toAct: 1, ranking: null }), ko)).toBe('내 차례');
  expect(matchStatus(record({ toAct: null, ranking: [1, 0], places: [2, 1] }), ko)).toBe('내 승리');
});
