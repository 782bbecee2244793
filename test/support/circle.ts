/** How much is tested: before a commit, before a push, or before a release. */
export type Circle = 'quick' | 'test' | 'long';

const CIRCLES: readonly Circle[] = ['quick', 'test', 'long'];

/** The circle with this name; without a name it is `test`. Throws if there is no such circle. */
export function circleOf(word = 'test'): Circle {
  const circle = CIRCLES.find((one) => one === word);
  if (!circle) throw new Error(`CIRCLE is ${CIRCLES.join(', ')}; not “${word}”`);
  return circle;
}

/** The globs of the unit test files of a circle. Each circle includes the one before it. */
export function filesOf(circle: Circle): string[] {
  const ends = ['test', 'full.test', 'long.test'].slice(0, 1 + CIRCLES.indexOf(circle));
  return ends.map((end) => `test/**/+([a-z0-9-]).${end}.{ts,tsx}`);
}

/** The circle of this run, from the environment variable of the same name. */
export const CIRCLE = circleOf(process.env.CIRCLE);

/** What a test does in the circle of this run, such as a number of matches. Without `quick`, that circle takes `test`. */
export function amount<Amount>(of: {
  readonly quick?: Amount;
  readonly test: Amount;
  readonly long: Amount;
}): Amount {
  return CIRCLE === 'quick' ? (of.quick ?? of.test) : of[CIRCLE];
}
