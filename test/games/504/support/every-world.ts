import { describe, test } from 'vitest';
import { playsOut } from './refereed';
import { busy, greedy, uniform } from './walk';
import { ALL_WORLDS } from './worlds';

/** `EVERY_WORLD=long`: with all numbers of seats and by all manners of players. */
const IS_LONG = process.env.EVERY_WORLD === 'long';

/** Most of the time goes into these. */
const FEW = { first: 12, every: 101 };
const MANY = { first: 60, every: 31 };
/** Greedy players take thousands of steps: where there is nothing to gain they walk about. */
const GREEDY = { first: 60, every: 67 };

/** Plays all worlds with some modules in role I to their ends. */
export function playEveryWorld(goals: string): void {
  const worlds = ALL_WORLDS.filter(([goal = '']) => goals.includes(goal));
  const seatsOf = (at: number) => 2 + (at % 3);
  const mannerOf = (at: number) => (at % 2 === 0 ? uniform : busy);

  if (!IS_LONG) {
    test.each(worlds.map((world, at) => ({ world, at })))(
      'world $world with three seats, by random players',
      ({ world, at }) => playsOut(world, 3, mannerOf(at), FEW),
      600_000,
    );
    return;
  }
  describe.each(worlds.map((world, at) => ({ world, at })))('world $world', ({ world, at }) => {
    test.each([2, 3, 4])(
      'any action as likely, %i seats',
      (seats) => playsOut(world, seats, uniform, MANY),
      600_000,
    );
    test('busy players', () => playsOut(world, seatsOf(at), busy, MANY), 600_000);
    test('greedy players', () => playsOut(world, seatsOf(at + 1), greedy, GREEDY), 600_000);
  });
}
