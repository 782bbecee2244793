import { expect, test } from 'vitest';
import { endsTurn, isBest, turnStartOf } from '../../../src/app/coach/turn-check';
import { people } from '../../tiny-game/header';
import { begin, CARD, play, rules, STOP, TAKE } from '../../tiny-game/steps';

test('the best line of a turn is searched from its start, or from the last random draw in it', () => {
  const timeline = begin({ seats: people(2) });
  play(timeline, STOP);
  expect(turnStartOf(timeline)).toEqual({ entries: 1, played: [] });
  play(timeline, TAKE, TAKE);
  expect(turnStartOf(timeline)).toEqual({ entries: 1, played: [TAKE, TAKE] });
  const other = begin({ seats: people(2) });
  play(other, TAKE, CARD, TAKE);
  expect(turnStartOf(other)).toEqual({ entries: 2, played: [TAKE] });
});

test('a check is due where actions end the turn or lead to a random draw, not at each step', () => {
  const { state } = begin({ seats: people(2) });
  expect(endsTurn(rules, state, [TAKE])).toBe(false);
  expect(endsTurn(rules, state, [TAKE, STOP])).toBe(true);
  expect(endsTurn(rules, state, [CARD])).toBe(true);
});

test('a turn that follows the best line to its end is the best', () => {
  expect(isBest([TAKE, TAKE, STOP], [TAKE, TAKE, STOP])).toBe(true);
  expect(isBest([TAKE, CARD], [TAKE])).toBe(true);
  expect(isBest([TAKE], [TAKE, TAKE, STOP])).toBe(false);
  expect(isBest([TAKE, STOP], [CARD])).toBe(false);
});
