/** How much is proved: on every change, before a push, or overnight. */
export type Circle = 'quick' | 'test' | 'long';

const CIRCLES: readonly Circle[] = ['quick', 'test', 'long'];

/** The circle of this run, from the environment variable `CIRCLE`. */
export function circleOf(word = 'test'): Circle {
  const circle = CIRCLES.find((one) => one === word);
  if (!circle) throw new Error(`CIRCLE is ${CIRCLES.join(', ')}; not “${word}”`);
  return circle;
}

/** The test files of a circle, by the ends of their names; each circle includes the ones before it. */
export function filesOf(circle: Circle): string[] {
  const ends = ['test', 'full.test', 'long.test'].slice(0, 1 + CIRCLES.indexOf(circle));
  return ends.map((end) => `test/**/+([a-z0-9-]).${end}.{ts,tsx}`);
}

export const CIRCLE = circleOf(process.env.CIRCLE);

/** How much of something a test does in this circle; without an amount of its own, quick does as much as test. */
export function amount<Amount>(of: {
  readonly quick?: Amount;
  readonly test: Amount;
  readonly long: Amount;
}): Amount {
  return CIRCLE === 'quick' ? (of.quick ?? of.test) : of[CIRCLE];
}
