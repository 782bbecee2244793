const DIGITS = ['3', '4', '5', '6', '7', '8', '9'];

/** The worlds of modules 3 to 9. */
export const WORLDS: readonly string[] = DIGITS.flatMap((one) =>
  DIGITS.flatMap((two) => DIGITS.map((three) => `${one}${two}${three}`)),
).filter((world) => new Set(world).size === 3);
