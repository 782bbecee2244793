import { isObject } from '../kit/json';
import { isVisible, plainName } from '../kit/names';
import type { DamagedRow } from './rows';

/** In characters. */
const LONGEST = 80;

/**
 * What a damaged row calls itself: the title of a match, else its players; the name of a design; the key of a setting.
 * null: that cannot be read either.
 */
export function nameIn({ row }: DamagedRow): string | null {
  if (!isObject(row)) return null;
  const { title, header, names, key } = row;
  const seats = isObject(header) && Array.isArray(header.seats) ? header.seats : [];
  const players = seats.map((seat: unknown) => (isObject(seat) ? seat.name : null)).filter(isText);
  const called = [title, players.join(', '), isObject(names) && names.en, key];
  const name = called.filter(isText).find(isVisible);
  return name === undefined ? null : plainName(name).slice(0, LONGEST);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
