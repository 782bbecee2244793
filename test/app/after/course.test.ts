import { expect, test } from 'vitest';
import { courseOf, scoresIn } from '../../../src/app/after/course';
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
