import fc from 'fast-check';
import { h } from 'preact';
import { expect, test } from 'vitest';
import { Recent } from '../../../src/app/statistics/recent';
import {
  figuresBy,
  figuresOf,
  hasWon,
  namesIn,
  resultsOf,
  streaksOf,
} from '../../../src/app/statistics/results';
import type { FinishedMatch } from '../../../src/archive/finished';
import { LEVELS, type Player, SEAT_COLORS } from '../../../src/kit/header';
import { header } from '../../tiny-game/header';
import { drawOnce } from '../../ui/support/draw-once';

const person: Player = { kind: 'person' };

/** A finished match of these people; the first of `scores` belongs to the first, one more to an automa. */
function finished(
  people: readonly (readonly [string, Player])[],
  scores: readonly number[],
  ended = 0,
): FinishedMatch {
  const seats = people.map(([name, player], seat) => ({
    name,
    player,
    colour: SEAT_COLORS[seat] ?? 'red',
  }));
  const ranking = [...scores.keys()].sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
  const places = scores.map((_, holder) => ranking.indexOf(holder) + 1);
  return { header: header({ id: `m${ended}`, seats }), ended, scores, ranking, places };
}

const player = fc.oneof(
  fc.constant(person),
  fc.constantFrom(...LEVELS).map((level): Player => ({ kind: 'computer', level })),
);
const match = fc
  .uniqueArray(fc.constantFrom('Ana', 'Bo', 'Cy', 'Dora', 'ana ', 'Eli'), {
    minLength: 1,
    maxLength: 5,
    selector: (name: string) => name.trim().toLowerCase(),
  })
  .chain((names) =>
    fc.record({
      people: fc.tuple(...names.map((name) => player.map((one) => [name, one] as const))),
      scores: fc.array(fc.nat(60), { minLength: names.length, maxLength: names.length + 1 }),
    }),
  )
  .map(({ people, scores }) => finished(people, scores));

test('the statistics of an archive are the sum of its matches', () => {
  fc.assert(
    fc.property(fc.array(match), (matches) => {
      const names = namesIn(matches);
      let people = 0;
      for (const name of names) {
        const all = figuresOf(resultsOf(matches, name));
        const each = matches.map((one) => figuresOf(resultsOf([one], name)));
        const sum = (of: 'played' | 'won' | 'points') => each.reduce((so, one) => so + one[of], 0);
        expect(all).toMatchObject({
          played: sum('played'),
          won: sum('won'),
          points: sum('points'),
        });
        expect(all.best?.points).toBe(
          Math.max(...each.flatMap(({ best }) => (best ? [best.points] : []))),
        );
        people += all.won;
      }
      expect(people).toBe(matches.filter((one) => hasWon('person', one)).length);
    }),
  );
});

test('groups are parts of the whole', () => {
  fc.assert(
    fc.property(fc.array(match, { minLength: 1 }), (matches) => {
      const [name = ''] = namesIn(matches);
      const showings = resultsOf(matches, name);
      const groups = [
        ...figuresBy(showings, ({ match }) => `${match.header.seats.length}`).values(),
      ];
      const all = figuresOf(showings);
      expect(groups.reduce((sum, { played }) => sum + played, 0)).toBe(all.played);
      expect(groups.reduce((sum, { won }) => sum + won, 0)).toBe(all.won);
      expect(groups.reduce((sum, { points }) => sum + points, 0)).toBe(all.points);
    }),
  );
});

test('a person is identified by the name, in any spelling', () => {
  const matches = [
    finished([['ana', person]], [3, 9]),
    finished(
      [
        [' Ana ', person],
        ['Bo', person],
      ],
      [8, 5],
    ),
  ];
  expect(namesIn(matches)).toEqual(['Ana', 'Bo']);
  expect(resultsOf(matches, 'ANA').map(({ points, won }) => [points, won])).toEqual([
    [3, false],
    [8, true],
  ]);
  expect(hasWon('automa', matches[0] as FinishedMatch)).toBe(true);
  expect(hasWon('person', matches[0] as FinishedMatch)).toBe(false);
});

test('series of wins: the current one, and the longest', () => {
  const played = (...results: readonly boolean[]) =>
    resultsOf(
      results.map((won) =>
        finished(
          [
            ['Ana', person],
            ['Bo', person],
          ],
          won ? [2, 1] : [1, 2],
        ),
      ),
      'Ana',
    );
  expect(streaksOf(played(true, true, true, false, true))).toEqual({ now: 1, longest: 3 });
  expect(streaksOf(played(true, false))).toEqual({ now: 0, longest: 1 });
  expect(streaksOf([])).toEqual({ now: 0, longest: 0 });
});

test('the last matches of a person are shown beside what won, the oldest first, and no more than have room', () => {
  const played = [[30, 45], ...Array.from({ length: 9 }, (_, at) => [50 + at, 20])].map(
    (scores, ended) =>
      finished(
        [
          ['Ana', person],
          ['Bo', person],
        ],
        scores,
        ended,
      ),
  );
  const shown = (matches: readonly FinishedMatch[]) =>
    drawOnce(h(Recent, { showings: resultsOf(matches, 'Ana') }));
  expect(shown(played)).toMatch(/30 points; the winner had 45.*Won with 50 points/s);
  const one = finished(
    [
      ['Ana', person],
      ['Bo', person],
    ],
    [99, 3],
    10,
  );
  expect(shown([...played, one])).not.toContain('30 points');
  expect(shown([...played, one])).toContain('Won with 99 points');
});
