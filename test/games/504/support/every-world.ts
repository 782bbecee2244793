import { describe, test } from 'vitest';
import { rules } from '../../../../src/games/504/rules';
import { reader } from '../../../../src/games/504/rules/reader';
import type { State } from '../../../../src/games/504/rules/state/state';
import { amount } from '../../../support/circle';
import { playsOut } from '../../contract/refereed';
import type { Checks, Manner } from '../../contract/subject-type';
import { subject } from '../subject';
import { tableOf } from './begun';
import { busy, greedy, uniform } from './walk';
import { THESE_WORLDS, WORLDS } from './worlds';

/** Most of the time goes into these. */
const SOME: Checks = amount({ test: { first: 20, every: 97 }, long: { first: 40, every: 61 } });
/** Greedy players take thousands of steps: where there is nothing to gain they walk about. */
const GREEDY: Checks = { first: 40, every: 97 };
/** Greedy players take hours for all worlds: they play those of modules 5 to 9. */
const isForGreedy = (world: string) => WORLDS.includes(world);

function plays(world: string, seats: number, manner: Manner<State>, checks = SOME): void {
  playsOut({ rules, reader, subject }, tableOf(world, seats, manner, checks));
}

/** Plays the worlds of this circle with some modules in role I to their ends. */
export function playEveryWorld(goals: string): void {
  const worlds = THESE_WORLDS.filter(([goal = '']) => goals.includes(goal));
  const seatsOf = (world: string) => 2 + (worlds.indexOf(world) % 3);
  const mannerOf = (world: string) => (worlds.indexOf(world) % 2 === 0 ? uniform : busy);

  const playLong = (world: string) => {
    test.each([2, 3, 4])('any action as likely, %i seats', (seats) => plays(world, seats, uniform));
    test('busy players', () => plays(world, seatsOf(world), busy));
    test.each(isForGreedy(world) ? [2, 3, 4] : [])('greedy players, %i seats', (seats) =>
      plays(world, seats, greedy, GREEDY),
    );
  };
  const playOnce = (world: string) => {
    test('random players', () => plays(world, seatsOf(world), mannerOf(world)));
  };
  describe.each(worlds)('world %s', amount({ test: playOnce, long: playLong }));
}
