export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** With its article: “a Brown”, “an Orange”. */
export const one = (name: string) => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

export const trains = (n: number) => count(n, 'train');

/** “Brown, Gray and White” */
export const and = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
