import { count } from '../../../../kit/agree';

export const shares = (n: number) => count(n, 'share');
export const points = (n: number) => (n < 0 ? `−${count(-n, 'point')}` : count(n, 'point'));
export const links = (n: number) => count(n, 'link');
export const hexes = (n: number) => count(n, 'hex', 'hexes');
export const NO_CUBES = 'no cubes';

/** With its article: “a red”, “an open”. */
export const one = (name: string) => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th'];
export const ordinal = (n: number) => ORDINALS[n] ?? `${n}th`;
