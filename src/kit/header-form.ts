import * as v from 'valibot';
import { count, jsonObject, readForm, text, time } from './form';
import { LEVELS, LOG_VERSIONS, type MatchHeader, SEAT_COLORS } from './header';
import { storedName, visibleName } from './names';
import type { Problem } from './rules';

/** The maximum length of a match's name, in characters. */
export const LONGEST_TITLE = 200;
/** The maximum length of a player's name, in characters. */
export const LONGEST_NAME = 80;

export const title = text(LONGEST_TITLE);

/** The limit for the actions that lead to a start: all of them are played before anything is shown. */
const MOST_ACTIONS = 10_000;
/** And for the matches that they belong to: the position between two of them is written and read. */
const MOST_PARTS = 100;
const playedPart = v.object({
  seed: text(256),
  actions: v.pipe(v.array(jsonObject), v.readonly()),
});
const reachedBy = v.pipe(
  v.array(playedPart),
  v.minLength(1),
  v.maxLength(MOST_PARTS),
  v.check(
    (parts) => parts.reduce((sum, { actions }) => sum + 1 + actions.length, 0) <= MOST_ACTIONS,
  ),
  v.readonly(),
);

const seatPlanWith = (name: v.GenericSchema<unknown, string>) =>
  v.object({
    name,
    colour: v.picklist(SEAT_COLORS),
    player: v.variant('kind', [
      v.object({ kind: v.literal('person') }),
      v.object({ kind: v.literal('computer'), level: v.picklist(LEVELS) }),
    ]),
  });

const headerWith = (seat: ReturnType<typeof seatPlanWith>) =>
  v.object({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    game: text(64),
    rulesVersion: count,
    logVersion: v.exactOptional(v.picklist(LOG_VERSIONS)),
    options: jsonObject,
    seats: v.pipe(v.array(seat), v.minLength(1), v.maxLength(16)),
    seed: text(256),
    start: v.exactOptional(jsonObject),
    reachedBy: v.exactOptional(reachedBy),
    help: v.exactOptional(v.boolean()),
    undo: v.picklist(['free', 'turn', 'asked']),
    begun: time,
  });

export const seatPlan = seatPlanWith(visibleName(LONGEST_NAME));
export const header = headerWith(seatPlan);
const storedHeader = headerWith(seatPlanWith(storedName(LONGEST_NAME)));

/** Reads an untrusted header. Only its form is validated; the rules validate options and start. */
export function readHeader(json: unknown, at: string): MatchHeader | Problem {
  return readForm(header, json, at);
}

/** The same for a header of this phone's own archive: its names do not keep a match from being opened. */
export function readStoredHeader(json: unknown, at: string): MatchHeader | Problem {
  return readForm(storedHeader, json, at);
}
