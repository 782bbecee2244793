import type { CompanyId } from '../../data/companies';

/** What a poster is printed with, whatever theme the screen has: the light colours of the map. */
export const INK = {
  sea: '#dbe5e1',
  shelf: '#c6d6d2',
  land: '#f2ead3',
  grid: '#ddd2b2',
  coast: '#8d8462',
  name: '#4a452f',
  water: '#5d7f86',
  rim: '#2b2a22',
  face: '#fcf9f1',
} as const;

/** The ring of a city, by how many companies it takes; few take none but these. */
export const RINGS: readonly string[] = ['#26292a', '#26292a', '#98a3a8', '#c8961e'];

/** A company's colour, and the letter upon it. */
export const COMPANY_INK: Readonly<
  Record<CompanyId, { readonly ground: string; readonly ink: string }>
> = {
  brown: { ground: '#71411f', ink: '#fffaf0' },
  gray: { ground: '#5f6a71', ink: '#ffffff' },
  orange: { ground: '#f0912b', ink: '#2a1600' },
  white: { ground: '#fffdf7', ink: '#2a2a26' },
};
