import { count } from '../../../../kit/agree';

/** With its article: “a Brown”, “an Orange”. */
export const one = (name: string) => `${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}`;

export const trains = (n: number) => count(n, 'train');
