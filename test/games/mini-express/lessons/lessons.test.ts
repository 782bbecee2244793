import { describe, expect, test } from 'vitest';
import { lessonsIn } from '../../../../src/games/mini-express/lessons';
import { rules } from '../../../../src/games/mini-express/rules';
import { reader } from '../../../../src/games/mini-express/rules/reader';
import type { State } from '../../../../src/games/mini-express/rules/state';
import { LESSONS } from '../../../../src/games/mini-express/words/lesson-steps';
import type { JsonObject } from '../../../../src/kit/json';
import type { Lesson } from '../../../../src/kit/lesson';
import { fits, fitsLine, stepsIn } from '../../../../src/kit/line';
import { unwrap } from '../../../../src/kit/result';
import { because, good } from '../support/positions';

const broken = /undefined|null|NaN|\[object|^[\s.]*$| {2}| [.,:;]/;

const ids = Object.keys(LESSONS) as (keyof typeof LESSONS)[];
const en = await lessonsIn('en');
const ko = await lessonsIn('ko');

function lesson(id: string, from: readonly Lesson[] = en): Lesson {
  const found = from.find((one) => one.id === id);
  if (!found) throw new Error(`no lesson ${id}`);
  return found;
}

function begin(start: JsonObject): State {
  return unwrap(reader.position(start, 'lesson'));
}

/** Plays a written action on the state; a refusal fails the test. */
function play(state: State, action: JsonObject): void {
  expect(because(state, action), JSON.stringify(action)).toBeNull();
  rules.play(state, good(rules.action.read(action, state) as number));
}

describe.each(ids)('%s', (id) => {
  test('can be finished: each step’s goal is legal in its position, on the learner’s turn', () => {
    const { steps } = lesson(id);
    let state: State | null = null;
    for (const step of steps) {
      if (step.start) state = begin(step.start);
      if (!state) throw new Error('the first step needs a position');
      if (step.goal.goal !== 'read') expect(rules.toAct(state), step.id).toBe(0);
      if (step.goal.goal === 'play') {
        expect(fitsLine(stepsIn(step.goal.action), step.goal.like)).toBe(true);
        for (const action of stepsIn(step.goal.action)) play(state, action);
      }
      for (const reply of step.replies) play(state, reply);
    }
  });

  test('its position to play on from has every decision still open', () => {
    const { rest, seats } = lesson(id);
    const state = begin(rest);
    expect(rules.toAct(state)).toBe(0);
    expect(rules.seats(state)).toBe(seats);
  });

  test('has the same texts in Korean as in English', () => {
    const [english, korean] = [lesson(id), lesson(id, ko)];
    expect(korean.steps.map((step) => step.id)).toEqual(english.steps.map((step) => step.id));
    expect(english.steps.length).toBe(LESSONS[id].length);
    for (const told of [english, korean])
      for (const { say, other, done } of told.steps)
        for (const sentence of [say, other, done]) {
          expect(sentence).not.toMatch(broken);
          expect(sentence.length).toBeLessThan(170);
        }
  });
});

test('the first lesson ends with a ranking that the learner wins', () => {
  const { steps } = lesson('first');
  const from = steps.findIndex(({ id }) => id === 'end');
  const [end] = steps.slice(from);
  if (end?.goal.goal !== 'play' || !end.start) throw new Error('no end');
  const state = begin(end.start);
  for (const action of [...stepsIn(end.goal.action), ...end.replies]) play(state, action);
  expect(rules.standing(state).ranking?.[0]).toBe(0);
});

test('an action fits what it should be like, with any route', () => {
  const like = { do: 'build', route: ['3,1'] };
  expect(fits({ do: 'build', company: 'gray', route: ['1,1', '3,1'] }, like)).toBe(true);
  expect(fits({ do: 'build', company: 'gray', route: ['3,1', '1,1'] }, like)).toBe(false);
  expect(fits({ do: 'take', company: 'gray' }, like)).toBe(false);
});
