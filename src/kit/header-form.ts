import * as v from 'valibot';
import { count, jsonObject, readForm, text } from './form';
import { LEVELS, type MatchHeader, SEAT_COLOURS } from './header';
import type { Problem } from './rules';

/** The maximum length of a match's name, in characters. */
export const LONGEST_TITLE = 200;

export const title = text(LONGEST_TITLE);

export const seatPlan = v.object({
  name: text(80),
  colour: v.picklist(SEAT_COLOURS),
  player: v.variant('kind', [
    v.object({ kind: v.literal('person') }),
    v.object({ kind: v.literal('computer'), level: v.picklist(LEVELS) }),
  ]),
});

export const header = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  game: text(64),
  rulesVersion: count,
  options: jsonObject,
  seats: v.pipe(v.array(seatPlan), v.minLength(1), v.maxLength(16)),
  seed: text(256),
  start: v.exactOptional(jsonObject),
  help: v.exactOptional(v.boolean()),
  undo: v.picklist(['free', 'turn', 'asked']),
  begun: count,
});

/** Reads an untrusted header. Only its form is validated; the rules validate options and start. */
export function readHeader(json: unknown, at: string): MatchHeader | Problem {
  return readForm(header, json, at);
}
