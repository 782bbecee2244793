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
