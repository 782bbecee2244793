import { describe, expect, test } from 'vitest';
import { type Scores, standingSentence } from '../../../src/app/brief/standing-sentence';
import { en, ko } from '../../../src/app/brief/words';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const told = (scores: readonly number[], own: number | null, other: Partial<Scores> = {}) =>
  standingSentence(
    { scores, out: [], unit: 'points', name: (holder) => NAMES[holder] ?? '', ...other },
    own,
    en,
  );

describe('the place of a player, as if the match ended now', () => {
  test('behind: the place, the points, and how many the leader has more', () => {
    expect(told([10, 24, 19], 0)).toBe(
      'If it ended now, you would be third of 3 with 10 points, 14 points behind Ben.',
    );
  });

  test('in front: the lead over the next', () => {
    expect(told([24, 23, 19], 0)).toBe(
      'If it ended now, you would be first with 24 points, 1 point ahead of Ben.',
    );
  });

  test('as many as another: nobody is called the winner, whom the rules of ties decide', () => {
    expect(told([24, 24, 19], 0)).toContain('as many as Ben. Nobody would have more.');
  });

  test('at the start, where all have the same', () => {
    expect(told([-6, -6, -6], 1)).toBe('If it ended now, everybody would have −6 points.');
  });

  test('who is out hears that, and is in nobody’s way', () => {
    expect(told([-3, -9, 0], 2, { out: [2] })).toBe(en.out);
    expect(told([-3, -9, 0], 0, { out: [2] })).toBe(
      'If it ended now, you would be first with −3 points, 6 points ahead of Ben.',
    );
  });

  test('spectators hear of everybody, the first one first', () => {
    expect(told([10, 24, 19], null)).toBe(
      'If it ended now: Ben 24 points, Cleo 19 points, Ada 10 points.',
    );
  });

  test('wealth is told in dollars', () => {
    expect(told([110, 120], 0, { unit: 'dollars' })).toContain('with $110, $10 behind Ben.');
  });

  test('in Korean the same', () => {
    const scores = { scores: [10, 24], out: [], unit: 'points', name: () => '나래' } as const;
    expect(standingSentence(scores, 0, ko)).toBe(
      '지금 끝난다면 2명 중 2위, 10점입니다. 1위 나래보다 14점 적습니다.',
    );
  });
});
