import { describe, expect, test } from 'vitest';
import { decisiveSentences, scoreFacts, turningSentence } from '../../../src/app/after/decisive';
import { AFTER_WORDS } from '../../../src/app/after/words';
import type { Hindsight } from '../../../src/kit/hindsight';
import { finalStanding } from '../../../src/kit/standing';
import { LANGUAGES } from '../../../src/kit/words';

const name = (holder: number) => ['Ana', '민준', 'Cy'][holder] ?? 'Automa';
const course = { states: [], plies: [] };

/** A game with this number of facts about a match, each of this weight. */
const knowing = (...weights: readonly number[]): Hindsight => ({
  facts: () => weights.map((weight) => ({ fact: `${weight}`, weight })),
  sentence: ({ fact }) => fact,
});
const scores = [
  [0, 1, 9, 12],
  [0, 9, 5, 10],
];
const told = (hindsight: Hindsight | null, points = scores, ranking = [0, 1]) => {
  const standing = finalStanding([0, 0], (a, b) => ranking.indexOf(a) - ranking.indexOf(b));
  return decisiveSentences(
    scoreFacts(points, standing, 4),
    hindsight,
    course,
    AFTER_WORDS.en,
    name,
    'points',
  );
};

test('there are three: the margin, then the most important facts of the app or the game', () => {
  expect(told(knowing(2, 30, 7))).toEqual(['Ana won with 12 points, 2 more than 민준.', '30', '7']);
  expect(told(knowing(30))).toEqual([
    'Ana won with 12 points, 2 more than 민준.',
    '30',
    'After move 1, Ana was still 8 points behind 민준.',
  ]);
});

test('without facts of the game there are those from the scores', () => {
  expect(told(null)).toEqual([
    'Ana won with 12 points, 2 more than 민준.',
    'After move 1, Ana was still 8 points behind 민준.',
    'Ana led from move 2 of 3 to the end.',
  ]);
});

test('for a tie the game’s own rule comes first', () => {
  const level = [
    [0, 5],
    [0, 5],
  ];
  expect(told(knowing(100), level)).toEqual(['100', 'Ana and 민준 tied at 5 points.']);
});

describe.each(LANGUAGES)('in %s', (language) => {
  const words = AFTER_WORDS[language];
  test.each(['points', 'dollars'] as const)('scores in %s are told', (unit) => {
    const all = [
      ...[words.margin('Ana', 75, 1, 'Cy', unit), words.level('Ana', '민준', 75, unit)],
      ...[words.won('민준', 75, unit), words.shared(['Ana', '민준'], 75, unit)],
      words.comeback('Ana', 3, 'Cy', 75, unit),
    ];
    const said = { points: /75 points|75점/, dollars: /\$75|75달러/ }[unit];
    for (const sentence of all) expect(sentence).toMatch(said);
  });

  test('every sentence is complete, for one move and for many', () => {
    const unit = 'points';
    const all = [
      ...[words.margin('Ana', 1, 1, 'Cy', unit), words.level('Ana', '민준', 7, unit)],
      ...[words.won('민준', 0, unit), words.comeback('Ana', 3, 'Cy', 1, unit)],
      ...[words.lead('민준', 9, 9), words.lead('Ana', 2, 9)],
      turningSentence({ move: 4, seat: 1, from: 0.204, to: 0.51 }, 'Ana', words, name),
      turningSentence(null, 'Ana', words, name),
    ];
    for (const sentence of all) expect(sentence).toMatch(/^\S.+\.$/);
    expect(all.filter((one) => /undefined|NaN|1 points| {2}/.test(one))).toEqual([]);
    expect(all.at(-2)).toMatch(/20 ?%.* 51 ?%/);
  });
});
