/** All worlds of some modules. */
function worldsOf(digits: readonly string[]): readonly string[] {
  return digits
    .flatMap((one) => digits.flatMap((two) => digits.map((three) => `${one}${two}${three}`)))
    .filter((world) => new Set(world).size === 3);
}

const EARLIER = ['5', '6', '7', '8', '9'];

/** The sixty worlds of modules 5 to 9. */
export const WORLDS = worldsOf(EARLIER);

/** Worlds with 1 or 2 and with 3 or 4; those that mix them wait for what they do to each other (X1, X2, X23). */
const ALL_WORLDS = [
  ...new Set([...worldsOf(['1', '2', ...EARLIER]), ...worldsOf(['3', '4', ...EARLIER])]),
];

/** Those with one of these modules in them. */
export function worldsWith(...digits: readonly string[]): readonly string[] {
  return ALL_WORLDS.filter((world) => digits.some((digit) => world.includes(digit)));
}
