import { describe, expect, test } from 'vitest';
import {
  decisiveSentences,
  factsInLog,
  scoreFacts,
  turningPoint,
  turningSentence,
} from '../../../src/app/after/decisive';
import { AFTER_WORDS } from '../../../src/app/after/words';
import type { Evaluation } from '../../../src/app/analysis/analyse';
import type { Hindsight } from '../../../src/kit/hindsight';
import { finalStanding } from '../../../src/kit/standing';
import { LANGUAGES } from '../../../src/kit/words';
import { moments } from '../moments';

/** A match that ended with these holders in this order, none sharing a place. */
const inOrder = (...ranking: readonly number[]) =>
  finalStanding(
    ranking.map(() => 0),
    (a, b) => ranking.indexOf(a) - ranking.indexOf(b),
  );

test('the margin comes first', () => {
  const [first] = scoreFacts(
    [
      [0, 9],
      [0, 12],
      [0, 4],
    ],
    inOrder(1, 0, 2),
    4,
  );
  expect(first).toMatchObject({ fact: 'margin', winner: 1, points: 12, second: 0, by: 3 });
});

test('from which move on the winner had more points than all others', () => {
  const scores = [
    [0, 3, 3, 8, 9],
    [0, 0, 3, 4, 8],
  ];
  expect(scoreFacts(scores, inOrder(0, 1), 4)).toContainEqual(
    expect.objectContaining({ fact: 'lead', winner: 0, move: 3, of: 4 }),
  );
  const level = [
    [0, 5],
    [0, 5],
  ];
  expect(scoreFacts(level, inOrder(0, 1), 4).map(({ fact }) => fact)).toEqual(['margin']);
});

test('the largest gap that the winner closed, and to whom', () => {
  const scores = [
    [0, 1, 2, 9],
    [0, 3, 5, 6],
    [0, 2, 8, 7],
  ];
  expect(scoreFacts(scores, inOrder(0, 2, 1), 4)).toContainEqual(
    expect.objectContaining({ fact: 'comeback', winner: 0, move: 2, leader: 2, by: 6 }),
  );
});

test('a single player has nobody to compare with', () => {
  expect(scoreFacts([[0, 7]], inOrder(0), 4)).toEqual([
    expect.objectContaining({ fact: 'margin', winner: 0, points: 7, second: null }),
  ]);
});

test('those who share the first place have won together, and nobody led', () => {
  const scores = [
    [0, -2, 7],
    [0, 9, 7],
    [0, 1, 3],
  ];
  const shared = finalStanding([7, 7, 3], (a, b) => (a === 2 ? 1 : 0) - (b === 2 ? 1 : 0));
  expect(scoreFacts(scores, shared, 4)).toEqual([
    expect.objectContaining({ fact: 'shared', winners: [0, 1], points: 7 }),
  ]);
});

test('the game decides how large a gap is worth a sentence', () => {
  const scores = [
    [0, 10, 90],
    [0, 40, 60],
  ];
  expect(scoreFacts(scores, inOrder(0, 1), 50).map(({ fact }) => fact)).not.toContain('comeback');
  expect(scoreFacts(scores, inOrder(0, 1), 30).map(({ fact }) => fact)).toContain('comeback');
});

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

const all = moments([0, 1, 0], [0, 2, 3, 5]);
const chances = (...shares: readonly number[]): ReadonlyMap<number, Evaluation> =>
  new Map(
    shares.map((share, at) => [
      all[at]?.entries ?? 0,
      { worth: [share, 1 - share], best: null, error: 0 },
    ]),
  );

test('it is the turn with the largest rise of the winner’s chance, by any player', () => {
  expect(turningPoint(all, chances(0.4, 0.5, 0.8, 1), [0])).toEqual({
    move: 2,
    seat: 1,
    from: 0.5,
    to: 0.8,
  });
});

test('there is none where no turn raised it by a tenth, or while a position is not evaluated', () => {
  expect(turningPoint(all, chances(0.9, 0.95, 0.97, 1), [0])).toBeNull();
  expect(turningPoint(all, chances(0.1, 0.5, 0.9), [0])).toBeNull();
});

test('when all have won together there is no turning point', () => {
  expect(turningPoint(all, chances(0.1, 0.9, 0.2, 0.5), [0, 1])).toBeNull();
});

test('moves are called as the log calls them: by the number of the last entry of the turn', () => {
  // A turn of several steps, and steps that were undone.
  const facts = scoreFacts(
    scores,
    finalStanding([0, 0], (a, b) => a - b),
    4,
  );
  const said = factsInLog(facts, moments([0, 1, 0], [0, 2, 7, 9]));
  expect(said.map((fact) => ('move' in fact ? fact.move : null))).toEqual([null, 2, 7]);
  expect(said.map((fact) => ('of' in fact ? fact.of : null))).toEqual([null, null, 9]);
});
