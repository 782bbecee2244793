import type { BoardForm } from '../../../../src/games/age-of-steam/data/board-form';
import { NEW_CITIES } from '../../../../src/games/age-of-steam/data/goods';
import { rustBelt } from '../../../../src/games/age-of-steam/data/rust-belt';
import { oncePer } from '../../../../src/kit/once-per';
import type { Written } from './positions';

/**
 * Clause 6 taken literally on the written form, by sets of texts and nothing of the rules' own reckoning:
 * slow, and so simple that it can be checked by reading.
 */
export type Track = Written['track'];

const STEPS = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const;
export const hexesOf: (form: BoardForm) => ReadonlySet<string> = oncePer(
  ({ columns }) => new Set(columns.flatMap(({ col, rows }) => rows.map((row) => `${col},${row}`))),
);
const text = ({ col, row }: { col: number; row: number }) => `${col},${row}`;
export const townsOf = ({ towns }: BoardForm): readonly string[] => towns.map(text);

/** The board of a position: a whole one, or Rust Belt. */
export function formOf({ options: { board } }: Pick<Written, 'options'>): BoardForm {
  return board === 'rust-belt' ? rustBelt : (board as unknown as BoardForm);
}

/** The hex across an edge; null off the board and to a lake. */
export function across(form: BoardForm, hex: string, edge: number): string | null {
  const [col = 0, row = 0] = hex.split(',').map(Number);
  const [east, south] = STEPS[edge] ?? [0, 0];
  const next = `${col + east},${row + south}`;
  return hexesOf(form).has(next) ? next : null;
}

export const edgesOf = (segment: string): number[] => segment.split('-').map(Number);
export const isSpoke = (segment: string): boolean => segment.length === 1;

/** The hexes of all cities, new ones among them. */
export function citiesOf(position: Pick<Written, 'options' | 'newCities'>): readonly string[] {
  const { newCities } = position;
  const printed = formOf(position).cities.map(text);
  return [...printed, ...NEW_CITIES.flatMap(({ id }) => newCities[id] ?? [])];
}

export interface Section {
  /** `hex segment` of each. */
  readonly segments: readonly string[];
  readonly owners: ReadonlySet<number | null>;
  /** A stop's hex, or null for a loose end; none for a ring. */
  readonly ends: readonly (string | null)[];
}

/** 6.2, 6.3: the sections of this track beside these cities. */
export function sectionsOf(form: BoardForm, track: Track, cities: readonly string[]): Section[] {
  const seen = new Set<string>();
  const found: Section[] = [];
  for (const [hex, segments] of Object.entries(track)) {
    for (const segment of Object.keys(segments)) {
      if (!seen.has(`${hex} ${segment}`))
        found.push(sectionWith(form, track, cities, hex, segment, seen));
    }
  }
  return found;
}

function sectionWith(
  form: BoardForm,
  track: Track,
  cities: readonly string[],
  hex: string,
  segment: string,
  seen: Set<string>,
): Section {
  const open: [string, string][] = [[hex, segment]];
  const segments: string[] = [];
  const owners = new Set<number | null>();
  const ends: (string | null)[] = [];
  seen.add(`${hex} ${segment}`);
  for (let next = open.pop(); next; next = open.pop()) {
    const [at, part] = next;
    segments.push(`${at} ${part}`);
    owners.add(track[at]?.[part] ?? null);
    if (isSpoke(part)) ends.push(at);
    for (const edge of edgesOf(part)) {
      const there = across(form, at, edge);
      const met = there && meeting(track, there, (edge + 3) % 6);
      if (!met) ends.push(there !== null && cities.includes(there) ? there : null);
      else if (!seen.has(`${there} ${met}`)) {
        seen.add(`${there} ${met}`);
        open.push([there, met]);
      }
    }
  }
  return { segments, owners, ends };
}

/** The segment of a hex that has an edge. */
export function meeting(track: Track, hex: string, edge: number): string | undefined {
  return Object.keys(track[hex] ?? {}).find((segment) => edgesOf(segment).includes(edge));
}

/** 6.4. */
export const isLink = ({ ends }: Section): boolean =>
  ends.length === 2 && ends.every((end) => end !== null);

/** 6.6: the stops from which a chain of these links leads to a city, cities among them. */
export function connected(links: readonly Section[], cities: readonly string[]): Set<string> {
  const reached = new Set<string>(cities);
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const { ends } of links) {
      const [one = null, other = null] = ends;
      if (one !== null && other !== null && (reached.has(one) || reached.has(other))) {
        reached.add(one).add(other);
      }
    }
  }
  return reached;
}
