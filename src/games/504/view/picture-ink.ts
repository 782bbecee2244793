import { SEAT_INK } from '../../../ui/picture-ink';
import type { KINDS } from '../data/board';

/** Kinds of tile and owners in pictures outside the table, which has no part in them: always light. */
export const KIND_INK: Readonly<Record<(typeof KINDS)[number], string>> = {
  city: '#fbf8ee',
  water: '#b9cfcb',
  grassland: '#dbe4b6',
  forest: '#b7cba2',
  field: '#f1da98',
  mountain: '#d8c6b8',
  desert: '#f3e4c4',
};
export const OWNER_INK = { ...SEAT_INK, white: '#f2f2ec', orange: '#c25700' } as const;
export const EDGE_INK = '#6f6d4c';
export const SIGN = { ground: '#17392d', ink: '#f4efe2' };
