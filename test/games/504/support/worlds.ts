import { amount } from '../../../support/circle';

/** All worlds of some modules. */
function worldsOf(digits: readonly string[]): readonly string[] {
  return digits
    .flatMap((one) => digits.flatMap((two) => digits.map((three) => `${one}${two}${three}`)))
    .filter((world) => new Set(world).size === 3);
}

const EARLIER = ['5', '6', '7', '8', '9'];

/** The sixty worlds of modules 5 to 9. */
export const WORLDS = worldsOf(EARLIER);

/** All 504. */
export const ALL_WORLDS = worldsOf(['1', '2', '3', '4', ...EARLIER]);

/**
 * The 72 worlds in which every pair of modules meets in every pair of roles, each once: with modules a and b in roles I
 * and II, module 2b − a (counted round from 9 to 1) has role III. Fewer cannot do it, as a world has three of 216 pairs.
 */
export const EVERY_PAIR = ALL_WORLDS.filter((world) => {
  const [a = 0, b = 0, c = 0] = [...world].map(Number);
  return (2 * b - a - c) % 9 === 0;
});

/** The worlds for what takes long in each: those of every pair, and in the long circle all. */
export const THESE_WORLDS = amount({ test: EVERY_PAIR, long: ALL_WORLDS });
