import type { CompanyId } from '../../data/companies';

/** What a poster is printed with, whatever theme the screen has: the light colours of the map. */
export const INK = {
  sea: '#dbe5e1',
  shelf: '#b9cfcb',
  land: '#f2ead3',
  grid: '#d5c9a6',
  coast: '#8b9b8d',
  name: '#17392d',
  water: '#3f6062',
  rim: '#2b2a22',
  face: '#fcf9f1',
} as const;

/** The ring of a city, by how many companies it takes; few take none but these. */
export const RINGS: readonly string[] = ['#26292a', '#26292a', '#98a3a8', '#c8961e'];

/** A company's colour, and the letter upon it. */
export const COMPANY_INK: Readonly<
  Record<CompanyId, { readonly ground: string; readonly ink: string }>
> = {
  brown: { ground: '#6b3716', ink: '#fffaf0' },
  gray: { ground: '#7b8990', ink: '#10171a' },
  orange: { ground: '#f0982c', ink: '#2a1600' },
  white: { ground: '#fffdf7', ink: '#2a2a26' },
};
