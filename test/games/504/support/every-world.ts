import { describe, test } from 'vitest';
import { IS_LONG } from './is-long';
import { playsOut } from './refereed';
import { busy, greedy, uniform } from './walk';
import { ALL_WORLDS, WORLDS } from './worlds';

/** Most of the time goes into these. */
const FEW = { first: 10, every: 197 };
const MANY = { first: 40, every: 61 };
/** Greedy players take thousands of steps: where there is nothing to gain they walk about. */
const GREEDY = { first: 40, every: 97 };

/** Greedy players take hours for all worlds: they play those of modules 5 to 9. */
const seatsOfGreedy = (world: string): readonly number[] =>
  WORLDS.includes(world) ? [2, 3, 4] : [];

/** Plays all worlds with some modules in role I to their ends. */
export function playEveryWorld(goals: string): void {
  const worlds = ALL_WORLDS.filter(([goal = '']) => goals.includes(goal));
  const seatsOf = (world: string) => 2 + (worlds.indexOf(world) % 3);

  if (!IS_LONG) {
    test.each(worlds)(
      'world %s with three seats, by random players',
      (world) => playsOut(world, 3, worlds.indexOf(world) % 2 === 0 ? uniform : busy, FEW),
      600_000,
    );
    return;
  }
  describe.each(worlds)('world %s', (world) => {
    test.each([2, 3, 4])(
      'any action as likely, %i seats',
      (seats) => playsOut(world, seats, uniform, MANY),
      600_000,
    );
    test('busy players', () => playsOut(world, seatsOf(world), busy, MANY), 600_000);
    test.each(seatsOfGreedy(world))(
      'greedy players, %i seats',
      (seats) => playsOut(world, seats, greedy, GREEDY),
      600_000,
    );
  });
}
