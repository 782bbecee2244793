import { expect, test } from 'vitest';
import { worthOverTime } from '../../src/app/table/worth';
import type { Entry } from '../../src/kit/log';
import { isProblem, isRefusal, type Refusal } from '../../src/kit/rules';
import { Timeline } from '../../src/kit/timeline';
import { header } from '../tiny-game/header';
import { rules } from '../tiny-game/rules';

test('worth over time follows the moves in force, one score a seat after each', () => {
  const timeline = Timeline.begin(rules, header({ options: { heap: 'large', die: false } }));
  if (isProblem(timeline)) throw new Error(timeline.problem);
  const append = (entry: Entry | Refusal | null) => {
    if (!entry || isRefusal(entry)) throw new Error('not possible');
    expect(timeline.append(entry)).toBeNull();
  };
  append(timeline.prepare(3, 0));
  append(timeline.prepareUndo(0));
  append(timeline.prepare(2, 0));
  append(timeline.prepare(1, 0));

  const first = rules.standing(timeline.stateAt(3)).scores;
  const second = rules.standing(timeline.state).scores;
  expect(worthOverTime(timeline)).toEqual([0, 1, 2].map((seat) => [0, first[seat], second[seat]]));
  expect(first[0]).not.toBe(0);
});
