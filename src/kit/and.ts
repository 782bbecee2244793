const list = (names: readonly string[], last: 'and' | 'or'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

/** English names as a list: “Sora”, “Sora and Jun”, “Sora, Jun and Mina”. Empty: there are none. */
export const and = (names: readonly string[]): string => list(names, 'and');

/** The same where one of them is enough, or none of them is: “Sora, Jun or Mina”. */
export const or = (names: readonly string[]): string => list(names, 'or');
