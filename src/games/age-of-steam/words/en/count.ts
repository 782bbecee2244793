export const count = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

export const shares = (n: number) => count(n, 'share');
export const points = (n: number) => (n < 0 ? `−${count(-n, 'point')}` : count(n, 'point'));
export const links = (n: number) => count(n, 'link');
export const hexes = (n: number) => count(n, 'hex', 'hexes');

/** “Sora, Jun and Mina” */
export const and = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** With its article: “a red”, “an open”. */
export const one = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];
export const ordinal = (n: number) => ORDINALS[n] ?? `${n}th`;
