import { holds, type Token } from '../../data/world/holds';
import type { World } from '../../data/world/world';
import type { ParagraphId } from './paragraphs';

/** The paragraphs that a small picture explains, and in which of their worlds it shows what can happen there. */
const PICTURES = {
  tiles: [],
  awake: [],
  move: [],
  explore: [],
  harvest: [],
  road: [],
  network: [],
  counts: [],
  // X14: with armies all roads are neutral.
  'counts-linked': ['!4'],
  'counts-plants': [],
  plants: [],
  houses: [],
  shares: [],
  // X4: cities have no goods where plants have some.
  demand: ['!8'],
  reach: [],
  // M4.2: with armies a city has one owner.
  factories: ['!4'],
  // M4.3: no militia, and no fights in cities.
  armies: ['!8.I/II'],
  attack: [],
} as const satisfies Readonly<Partial<Record<ParagraphId, readonly Token[]>>>;

export type PicturedId = keyof typeof PICTURES;
export const PICTURED = Object.keys(PICTURES) as readonly PicturedId[];

export function isPictured(id: string): id is PicturedId {
  return Object.hasOwn(PICTURES, id);
}

/** Whether the picture is true in a world; null: among the rules of all worlds. */
export function isTrueIn(id: PicturedId, world: World | null): boolean {
  return world === null || holds(world, PICTURES[id]);
}

/** What each picture shows, also for screen readers. */
export type PictureTexts = Readonly<Record<PicturedId, string>>;
