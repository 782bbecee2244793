import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rules } from '../../../../src/games/age-of-steam/rules';
import { argsOf } from '../../../../src/games/age-of-steam/rules/actions';
import { firstOf } from '../../../../src/games/age-of-steam/rules/kind';
import { lessonPointer } from '../../../../src/games/age-of-steam/view/lesson-pointer';
import { openForLessons } from '../../../../src/games/age-of-steam/view/open';
import { wholeMatch } from './positions';

beforeEach(() => void vi.stubGlobal('document', { querySelector: () => null }));
afterEach(() => vi.unstubAllGlobals());

test('a tile that a lesson asks for may also be chosen as a route: then it is to be confirmed', () => {
  const { states, plies } = wholeMatch();
  const at = plies.findIndex(({ events }) => events[0]?.event === 'build');
  const [state, ply] = [states[at], plies[at]];
  if (!state || typeof ply?.action !== 'number') throw new Error('nothing is built');
  const written = rules.action.write(ply.action, state);
  const goal = { goal: 'play', action: written, like: written } as const;
  const track = (...actions: number[]) => {
    const hex = firstOf(argsOf(actions[0] ?? 0));
    const routes = [{ actions, hexes: [hex], cost: 2, redirects: false }];
    return { step: 'track' as const, from: hex, to: hex, goals: new Map(), routes, route: 0 };
  };
  const next = plies[at + 1]?.action;
  if (typeof next !== 'number') throw new Error('nothing follows');
  const pointed = (...actions: number[]) =>
    lessonPointer(goal, openForLessons(state, track(...actions)), state);
  expect(pointed(ply.action)).toContain('primary');
  // A longer route is another one.
  expect(pointed(ply.action, next)).not.toContain('primary');
});
