import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { reader } from '../../../../src/games/504/rules/reader';
import type { State } from '../../../../src/games/504/rules/state';
import { LESSONS } from '../../../../src/games/504/words/lesson-steps';
import { fitsLine, stepsIn, writeLine } from '../../../../src/kit/line';
import { unwrap } from '../../../../src/kit/result';
import { ids, ko, lesson, runOf, stateOf, wanted, written } from '../support/lesson-runs';

describe.each(ids)('%s', (id) => {
  test('can be finished: each goal is legal in its position, on the learner’s turn', () => {
    const run = runOf(id);
    for (const [at, step] of lesson(id).steps.entries()) {
      expect(run.shown.value.at).toBe(at);
      if (step.goal.goal !== 'read') expect(rules.toAct(stateOf(run)), step.id).toBe(0);
      if (step.goal.goal === 'play')
        expect(fitsLine(stepsIn(step.goal.action), step.goal.like)).toBe(true);
      const actions = wanted(run);
      if (actions.length > 0) expect(run.offer(actions), step.id).toBeNull();
      if (step.goal.goal === 'look') run.look(step.goal.at);
      expect(run.shown.value.done, step.id).toBe(step.goal.goal !== 'read');
      run.next();
    }
    expect(run.step).toBeNull();
  });

  test('resumes at the same position wherever it is left', () => {
    const run = runOf(id);
    for (const at of lesson(id).steps.keys()) {
      expect(written(stateOf(runOf(id, at)))).toEqual(written(stateOf(run)));
      run.next();
    }
  });

  test('any other action is told to be one, never played', () => {
    const run = runOf(id);
    const listed = new Int32Array(rules.max);
    let told = 0;
    for (; run.step; run.next()) {
      const { goal } = run.step;
      if (goal.goal !== 'play') continue;
      const { timeline } = run.shown.value;
      const { length } = timeline;
      for (const action of listed.slice(0, rules.list(stateOf(run), listed))) {
        if (fitsLine(writeLine(timeline.rules, timeline.state, [action]), goal.like)) continue;
        expect(run.offer([action]), `${run.step.id} ${action}`).toBe('astray');
        told++;
      }
      expect(timeline.length).toBe(length);
    }
    expect(told).toBeGreaterThan(0);
  });

  test('whoever opens something else is told so, and whoever is on the way is not', () => {
    const run = runOf(id);
    for (; run.step; run.next()) {
      const { goal } = run.step;
      if (goal.goal === 'read') continue;
      const [asked = {}] = goal.goal === 'look' ? [goal.at] : stepsIn(goal.like);
      run.look({ do: 'elsewhere' });
      expect(run.shown.value.astray, run.step.id).toBe(true);
      run.look({ do: null, hex: null });
      expect(run.shown.value.astray, run.step.id).toBe(false);
      run.look(asked);
      expect(run.shown.value.astray, run.step.id).toBe(false);
    }
  });

  test('its position to play on from is the learner’s to decide', () => {
    const { rest, seats } = lesson(id);
    const state = unwrap(reader.position(rest, 'rest')) as State;
    expect(rules.toAct(state)).toBe(0);
    expect(rules.seats(state)).toBe(seats);
  });

  test('has the same steps in Korean, and texts that leave room for the table', () => {
    const [english, korean] = [lesson(id), lesson(id, ko)];
    expect(english.steps.map((step) => step.id)).toEqual(LESSONS[id]);
    expect(korean.steps.map((step) => step.id)).toEqual(LESSONS[id]);
    for (const [told, most] of [
      [english, 140],
      [korean, 75],
    ] as const)
      for (const { say, other, done } of told.steps)
        for (const sentence of [say, other, done]) {
          expect(sentence).not.toMatch(/undefined|\s\s|^$/);
          expect(sentence.length, sentence).toBeLessThanOrEqual(most);
        }
  });
});
