import { expect, test } from 'vitest';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { SEAT, type State } from '../../../../src/games/ultimate-railroads/rules/state';
import { gainOf, gainOfSpace } from '../../../../src/games/ultimate-railroads/view/gain';
import { legalIn, spaceIn, usesOf } from '../../../../src/games/ultimate-railroads/view/legal';
import { fresh } from '../support/positions';

const spacesIn = (state: State) => [
  ...new Set(legalIn(state).flatMap((action) => spaceIn(action) ?? [])),
];

test('at the start of a match no space seems worse than an idle worker, in the same order as by themselves', () => {
  const live = fresh(3, 'over idle');
  // The start cards are chosen first.
  while (spacesIn(rules.clone(live)).length === 0)
    rules.play(live, legalIn(rules.clone(live))[0] ?? 0);
  const state = rules.clone(live);
  const seat = state.now[SEAT] ?? 0;
  const spaces = spacesIn(state);
  const usual = spaces.flatMap((space) => usesOf(state, space)[0] ?? []);
  const gains = usual.map((action) => gainOfSpace(state, action, seat));
  const figures = gains.flatMap((gain) => gain?.end ?? []);
  const counted = usual.filter((_, at) => gains[at] !== null);
  const alone = counted.map((action) => gainOf(state, action, seat).end);
  expect(Math.min(...figures)).toBeGreaterThanOrEqual(0);
  const [shift] = new Set(figures.map((figure, at) => figure - (alone[at] ?? 0)));
  expect(figures).toEqual(alone.map((figure) => figure + (shift ?? 0)));
});
