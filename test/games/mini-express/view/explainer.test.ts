import { describe, expect, test } from 'vitest';
import { rules } from '../../../../src/games/mini-express/rules';
import { draftAction } from '../../../../src/games/mini-express/rules/action';
import { choiceOf, chosenAction } from '../../../../src/games/mini-express/view/choice';
import { explainerIn } from '../../../../src/games/mini-express/view/explainer/explainer';
import { readLegal } from '../../../../src/games/mini-express/view/legal';
import { SEAT_COLORS } from '../../../../src/kit/header';
import { LANGUAGES } from '../../../../src/kit/words';
import { COMBINATIONS } from '../support/combinations';
import { drafted, edited, fresh, setCompany } from '../support/positions';
import { allLegal, begunAs, walk } from '../support/walk';

const seats = SEAT_COLORS.map((colour, seat) => ({
  name: ['Ana', '민준', 'Cho', 'Dora', 'Eli'][seat] ?? '',
  colour,
  player: { kind: 'person' } as const,
}));
const broken = /undefined|null|NaN|\[object|^[\s.]*$| {2}| [.,:;]/;

describe.each(LANGUAGES)('the coach in %s', (language) => {
  test('names every move and its effects, in every mode', async () => {
    const { move, reasons } = await explainerIn(language);
    for (const combination of COMBINATIONS.filter((_, at) => at % 5 === 0)) {
      walk(begunAs(combination, 'explainer'), 'explainer', (live, action) => {
        // What is foreseen is kept with its state, so it is asked of a state of its own.
        const state = rules.clone(live);
        const seat = rules.toAct(state) ?? 0;
        const said = [move(state, [action]), ...reasons(state, [action], seat, seats)];
        expect(said.length).toBeGreaterThan(1);
        expect(said.filter((sentence) => broken.test(sentence))).toEqual([]);
      });
    }
  });
});

test('the sentences are true: points, places and influence after the move', async () => {
  const { reasons } = await explainerIn('en');
  const state = fresh(3, { board: 'usa' }, 'said');
  const seat = rules.toAct(state) ?? 0;
  const after = rules.clone(state);
  rules.play(after, draftAction(0));
  const points = rules.standing(after).scores[seat];
  expect(reasons(state, [draftAction(0)], seat, seats)).toContain(
    `+${points} points for Ana now (total ${points}).`,
  );
});

test('a share that brings nothing yet is told with what it may bring', async () => {
  const state = edited(drafted(3), (position) => {
    setCompany(position, 'brown', { ready: 2, length: 4 });
    Object.assign(position.influence, { brown: [2, 1, 0] });
    Object.assign(position.shares, { brown: [0, 2, 0] });
    position.turn.seat = 0;
  });
  const take = rules.action.read({ do: 'take', company: 'brown' }, state) as number;
  const { reasons } = await explainerIn('en');
  const said = reasons(state, [take], 0, seats);
  const first = state.board.chart[4]?.first;
  expect(said).toContain(
    `Then 1 Brown share in hand, 0 each for now, ${first} points each in 1st place.`,
  );
  // Ana gains nothing, so nobody gains “too”.
  expect(said.find((sentence) => sentence.startsWith('민준'))).toMatch(/^민준 gains \d+ points\.$/);
});

test('a move shown by the coach is exactly the one that Confirm plays', () => {
  for (const combination of COMBINATIONS.filter((_, at) => at % 7 === 0)) {
    let seen = 0;
    walk(begunAs(combination, 'shown'), 'shown', (state) => {
      if (seen++ % 6 !== 0) return;
      const legal = readLegal(state);
      for (const action of allLegal(state))
        expect(chosenAction(state, choiceOf(state, legal, action))).toBe(action);
    });
  }
});
