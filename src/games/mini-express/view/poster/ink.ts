import { MAP_INK } from '../../../../ui/picture-ink';
import type { CompanyId } from '../../data/companies';

/** The colors of a poster, whatever theme the screen has: the light colors of the map. */
export const INK = {
  ...MAP_INK,
  water: '#3f6062',
  rim: '#2b2a22',
  face: '#fcf9f1',
} as const;

/** The ring of a city, by the number of companies it takes: 1, 2 or 3. */
export const RINGS: readonly string[] = ['#26292a', '#26292a', '#98a3a8', '#c8961e'];

/** A company's color, and the letter on it. */
export const COMPANY_INK: Readonly<
  Record<CompanyId, { readonly ground: string; readonly ink: string }>
> = {
  brown: { ground: '#6b3716', ink: '#fffaf0' },
  gray: { ground: '#7b8990', ink: '#10171a' },
  orange: { ground: '#f0982c', ink: '#2a1600' },
  white: { ground: '#fffdf7', ink: '#2a2a26' },
};
