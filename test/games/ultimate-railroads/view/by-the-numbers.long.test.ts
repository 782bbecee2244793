import { expect, test } from 'vitest';
import { advice } from '../../../../src/games/ultimate-railroads/advice';
import { rules } from '../../../../src/games/ultimate-railroads/rules';
import { kindOf } from '../../../../src/games/ultimate-railroads/rules/actions';
import { SEAT, type State } from '../../../../src/games/ultimate-railroads/rules/state';
import { gainOfSpace } from '../../../../src/games/ultimate-railroads/view/gain';
import { kindView } from '../../../../src/games/ultimate-railroads/view/kinds';
import { legalIn, spaceIn, usesOf } from '../../../../src/games/ultimate-railroads/view/legal';
import type { Action } from '../../../../src/kit/rules';
import { chooserFor } from '../../../../src/players/chooser';
import { fresh } from '../support/positions';

const MATCHES = 20;

/** What the table shows beside an action as points by the end; where it shows none, what gives up more has less. */
function shown(state: State, action: Action): number {
  const seat = state.now[SEAT] ?? 0;
  const { do: kind } = kindOf(action);
  if (kind === 'pass') return -100;
  if (kind === 'stay') return 0;
  if (kind === 'done' || kind === 'skip') return -5;
  const space = spaceIn(action);
  if (space === null) return kindView(action).gain?.(state, action, seat)?.end ?? 0;
  // Only the usual way to pay has figures.
  return usesOf(state, space)[0] === action
    ? (gainOfSpace(state, action, seat)?.end ?? -100)
    : -100;
}

/** The action with the largest figure. */
function byTheNumbers(live: State): Action {
  // What is read of a position is kept for it, so the one that is played on is none to read.
  const state = rules.clone(live);
  const actions = legalIn(state);
  const figures = actions.map((action) => shown(state, action));
  return actions[figures.indexOf(Math.max(...figures))] ?? 0;
}

test('a player who takes the largest number by the end beats two Apprentices in most matches', async () => {
  let won = 0;
  for (let match = 0; match < MATCHES; match++) {
    const own = match % 3;
    const state = fresh(3, `by the numbers ${Math.floor(match / 3)}`);
    const apprentice = [0, 1, 2].map((seat) =>
      chooserFor(
        { kind: 'search', budget: { level: 'apprentice' } },
        { rules, advice },
        seat,
        `${match} ${seat}`,
      ),
    );
    const line: Action[] = [];
    for (let seat = rules.toAct(state); seat !== null; seat = rules.toAct(state)) {
      const action =
        seat === own ? byTheNumbers(state) : ((await apprentice[seat]?.(state, line)) ?? 0);
      rules.play(state, action);
      line.push(action);
    }
    const { ranking } = rules.standing(state);
    if (ranking?.[0] === own) won++;
  }
  expect(won).toBeGreaterThan(MATCHES / 2);
});
