import { expect, test } from 'vitest';
import { courseOf, figuresIn, scoresIn } from '../../../src/app/after/course';
import { begunBy, starters } from '../../../src/app/after/order';
import type { MatchChart } from '../../../src/kit/charts';
import type { Entry } from '../../../src/kit/log';
import { unwrap } from '../../../src/kit/result';
import { isRefusal, type Refusal } from '../../../src/kit/rules';
import { Timeline } from '../../../src/kit/timeline';
import { header, people } from '../../tiny-game/header';
import { rules } from '../../tiny-game/rules';
import { begin, play, STOP, rules as stepRules, TAKE } from '../../tiny-game/steps';

test('the course of a match follows the moves in force, one score for everybody at each position', () => {
  const timeline = unwrap(
    Timeline.begin(rules, header({ options: { heap: 'large', die: false } })),
  );
  const append = (entry: Entry | Refusal | null) => {
    if (!entry || isRefusal(entry)) throw new Error('not possible');
    expect(timeline.append(entry)).toBeNull();
  };
  append(timeline.prepare(3, 0));
  append(timeline.prepareUndo(0));
  append(timeline.prepare(2, 0));
  append(timeline.prepare(1, 0));

  const course = courseOf(timeline);
  expect(course.states.map((state) => rules.position.write(state))).toEqual(
    [0, 3, 4].map((entries) => rules.position.write(timeline.stateAt(entries))),
  );
  expect(course.plies.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(scoresIn(course, rules)).toEqual([
    [0, 2, 2],
    [0, 0, 1],
    [0, 0, 0],
  ]);
});

test('a turn of several steps has one score, after its last step', () => {
  const timeline = begin({ seats: people(2) });
  play(timeline, TAKE, TAKE, STOP, TAKE);
  expect(scoresIn(courseOf(timeline), stepRules)).toEqual([
    [0, 2, 2],
    [0, 0, 1],
  ]);
});

test('a chart of the game has figures at the beginning, after each round or turn, and at the end', () => {
  const timeline = begin({ seats: people(2) });
  play(timeline, TAKE, STOP, TAKE, TAKE, STOP, STOP);
  const course = courseOf(timeline);
  type Peas = { readonly peas: readonly number[]; readonly stops: number };
  const round = (state: object) => Math.floor((state as Peas).stops / 2);
  const peas = (state: object, holder: number) => (state as Peas).peas[holder] ?? 0;
  const words = { id: 'peas', label: 'Peas', title: 'Peas' };
  const figures = (chart: Omit<MatchChart, keyof typeof words>) =>
    figuresIn(course, { ...words, ...chart }, round, 2);

  expect(figures({ rhythm: 'turn', value: peas })).toEqual([
    [0, 1, 1, 1],
    [0, 0, 2, 2],
  ]);
  expect(figures({ rhythm: 'round', value: peas })).toEqual([
    [0, 1, 1],
    [0, 2, 2],
  ]);
  // What each round brought.
  const brought: MatchChart['value'] = (state, holder, before) =>
    before && peas(state, holder) - peas(before, holder);
  expect(figures({ rhythm: 'round', value: brought })).toEqual([
    [null, 1, 0],
    [null, 2, 0],
  ]);
});

test('by default the next neighbor begins the next match, or the last in the ranking, or the same player', () => {
  expect(starters(3, [1, 0, 2])).toEqual([
    { seat: 1, why: 'next' },
    { seat: 2, why: 'last' },
    { seat: 0, why: 'same' },
  ]);
});

test('nobody is offered twice, and an opponent without a seat is not offered', () => {
  expect(starters(2, [0, 1])).toEqual([
    { seat: 1, why: 'next' },
    { seat: 0, why: 'same' },
  ]);
  expect(starters(2, [1, 0, 2])).toEqual([
    { seat: 1, why: 'next' },
    { seat: 0, why: 'last' },
  ]);
  expect(starters(1, [1, 0])).toEqual([{ seat: 0, why: 'next' }]);
});

test('with every start player, everybody keeps their neighbors', () => {
  expect(begunBy(['Ana', 'Bo', 'Cy'], 1)).toEqual(['Bo', 'Cy', 'Ana']);
  expect(begunBy(['Ana', 'Bo', 'Cy'], 0)).toEqual(['Ana', 'Bo', 'Cy']);
});
