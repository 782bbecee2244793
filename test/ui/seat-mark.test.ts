import { describe, expect, test } from 'vitest';
import { en } from '../../src/app/words/en';
import { ko } from '../../src/app/words/ko';
import { seatSign } from '../../src/ui/seat-mark';

const signs = (...names: readonly string[]) =>
  names.map((name) =>
    seatSign(
      name,
      names.map((name) => ({ name })),
    ),
  );

describe('the letters of a seat’s sign', () => {
  test('are the first letter of the name where nobody else has it', () => {
    expect(signs('Anna', 'bert', ' Zoë ', '철수', '👻')).toEqual(['A', 'B', 'Z', '철', '👻']);
  });

  test.each([
    ['English', en],
    ['Korean', ko],
  ])('is the number in the %s names that a new match gives', (_, words) => {
    const names = [1, 2, 3, 4, 5].map((seat) => words.newMatch.seat(seat));
    expect(signs(...names)).toEqual(['1', '2', '3', '4', '5']);
    // Shuffled, and one of them renamed.
    expect(signs(names[2] ?? '', 'Mia', names[0] ?? '')).toEqual(['3', 'M', '1']);
  });

  test('are the number of a player who has two seats', () => {
    expect(signs('Anna', 'Anna 2', 'Bert')).toEqual(['A', '2', 'B']);
  });

  test('are a second letter where names begin alike', () => {
    expect(signs('Anna', 'Alex', 'Bert')).toEqual(['An', 'Al', 'B']);
    expect(signs('Anna', 'Anton', 'Alex')).toEqual(['An', 'At', 'Al']);
    expect(signs('Anna 2', 'Alex 2')).toEqual(['An', 'Al']);
    expect(signs('Ann', 'Ann Lee')).toEqual(['A', 'Al']);
  });

  test('are one syllable in Korean, the one that differs', () => {
    expect(signs('김철수', '김영희', '박민준')).toEqual(['철', '영', '박']);
  });

  test('are what people see as one letter: a flag, or a letter with its accent', () => {
    expect(signs('🇰🇷가은', 'Bert')).toEqual(['🇰🇷', 'B']);
    expect(signs('E\u0301mile', 'Bert')).toEqual(['E\u0301', 'B']);
  });

  test('are empty where there is no name yet', () => {
    expect(seatSign('', [{ name: '' }, { name: 'Anna' }])).toBe('');
  });
});
