/** English names as a list: “Sora”, “Sora and Jun”, “Sora, Jun and Mina”. Empty: there are none. */
export const and = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
