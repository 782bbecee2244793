import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/mini-express/rules/state';
import {
  answersTo,
  type BuildChoice,
  type Choice,
  chooseBuild,
  chosenAction,
  openQuestion,
  otherRoute,
  type Question,
  shownRoute,
  steerThrough,
} from '../../../../src/games/mini-express/view/choice';
import { readLegal } from '../../../../src/games/mini-express/view/legal';
import type { Action } from '../../../../src/kit/rules';
import { COMBINATIONS } from '../support/combinations';
import { fresh } from '../support/positions';
import { allLegal, begunAs, walk } from '../support/walk';

/** The choice after tapping a highlighted city, for every company and highlighted city of the position. */
function* buildChoices(state: State): Generator<BuildChoice> {
  for (const [company, { targets }] of readLegal(state).entries()) {
    for (const target of targets) {
      const choice = chooseBuild(state, company, target);
      if (choice.step === 'build') yield choice;
    }
  }
}

/** Every action that further taps can lead to: all routes, and all answers to questions. */
function* answered(state: State, choice: BuildChoice): Generator<Action> {
  const question = openQuestion(choice);
  if (question === null) {
    const action = chosenAction(state, choice);
    if (action !== null) yield action;
    return;
  }
  for (const answer of answersTo(choice, question)) {
    yield* answered(state, { ...choice, answers: { ...choice.answers, [question]: answer } });
  }
}

function byTaps(state: State): Set<Action> {
  const found = new Set<Action>();
  const add = (choice: Choice) => {
    const action = chosenAction(state, choice);
    if (action !== null) found.add(action);
  };
  for (const [company, { share }] of readLegal(state).entries()) {
    if (share) add({ step: 'share', company });
  }
  for (let choice of buildChoices(state)) {
    for (const _ of choice.routes) {
      for (const action of answered(state, choice)) found.add(action);
      const next = otherRoute(choice);
      if (next.step === 'build') choice = next;
    }
  }
  return found;
}

/** Some of all the ways to set a match up: each mode, level, edition and variant is among them. */
const samples = COMBINATIONS.filter((_, index) => index % 13 === 0);

describe('the way from taps to an action', () => {
  test('taps lead to the legal actions and no others, in every position of matches of all modes', () => {
    const asked = new Set<Question>();
    for (const combination of samples) {
      const seed = JSON.stringify(combination);
      let position = 0;
      walk(begunAs(combination, seed), seed, (state) => {
        if (position++ % 6 !== 0) return;
        expect(byTaps(state)).toEqual(allLegal(state));
        for (const choice of buildChoices(state)) {
          for (const question of ['also', 'harbor', 'west'] as const)
            if (answersTo(choice, question).length > 0) asked.add(question);
        }
      });
    }
    expect([...asked].sort()).toEqual(['also', 'harbor', 'west']);
  });

  test('a purple tile waits for the second company, and nothing is preselected', () => {
    let asked = 0;
    walk(fresh(4, { board: 'usa' }, 'purple'), 'purple', (state) => {
      for (const choice of buildChoices(state)) {
        if (openQuestion(choice) !== 'also') continue;
        asked++;
        expect(chosenAction(state, choice)).toBeNull();
        expect(answersTo(choice, 'also')).toHaveLength(3);
      }
    });
    expect(asked).toBeGreaterThan(0);
  });

  test('a tapped hex changes to a route through it; without such a route nothing changes', () => {
    let steered = 0;
    walk(fresh(4, { board: 'usa' }, 'steer'), 'steer', (state) => {
      for (const choice of buildChoices(state)) {
        const shown = shownRoute(choice);
        const elsewhere = choice.routes
          .flatMap(({ hexes }) => hexes)
          .find((hex) => !shown.includes(hex));
        expect(steerThrough(choice, state.board.startHex[choice.company] ?? -1)).toBeNull();
        if (elsewhere === undefined) continue;
        const next = steerThrough(choice, elsewhere);
        if (next === null) throw new Error('no route through a hex of a route');
        expect(shownRoute(next)).toContain(elsewhere);
        steered++;
      }
    });
    expect(steered).toBeGreaterThan(0);
  });
});
