import { randomUUID } from 'node:crypto';
import { type MatchHeader, SEAT_COLOURS, type SeatPlan } from '../kit/header';
import type { JsonObject } from '../kit/json';
import type { FiledMatch } from '../kit/match-file';
import { type AnyReader, designFlaw } from '../kit/reader';
import { type AnyRules, isProblem, type Problem, within } from '../kit/rules';
import { Timeline } from '../kit/timeline';

/** A game as the command line needs it, which takes everything from outside. */
export interface Game {
  readonly rules: AnyRules;
  readonly reader: AnyReader;
}

/** A fresh match, as far as its options and seats allow. `begun`: milliseconds since 1970. */
export function freshMatch(
  { rules, reader }: Game,
  given: { readonly options: JsonObject; readonly seats: number; readonly seed: string },
  begun: number,
): Timeline | Problem {
  const flaw = designFlaw(reader, given.options);
  if (flaw) return within('options', flaw);
  const options = rules.setups.read(given.options);
  if (isProblem(options)) return within('options', options);
  const { seats, seed } = given;
  const allowed = rules.setups.seats(options);
  if (!allowed.includes(seats))
    return { problem: 'wrong-seats', at: 'seats', has: seats, allowed: allowed.join(', ') };
  return Timeline.begin(rules, header(rules, options, seats, seed, begun), reader);
}

/** A match that begins from a position in its written form. */
export function matchFrom(
  { rules, reader }: Game,
  { position, seed }: { readonly position: JsonObject; readonly seed: string },
  begun: number,
): Timeline | Problem {
  const state = reader.position(position, seed);
  if (isProblem(state)) return within('position', state);
  const plain = header(rules, rules.options(state), rules.seats(state), seed, begun);
  return Timeline.begin(rules, { ...plain, start: position }, reader);
}

/** A match from a file, replayed entry by entry; or the first entry that does not follow. */
export function replayed(
  { rules, reader }: Game,
  { header, entries }: FiledMatch,
): Timeline | Problem {
  const timeline = Timeline.begin(rules, header, reader);
  if (isProblem(timeline)) return within('header', timeline);
  for (const [index, entry] of entries.entries()) {
    const reason = timeline.append(entry);
    const at = `entries[${index}]`;
    if (reason)
      return isProblem(reason) ? within(at, reason) : { problem: 'refused', at, ...reason };
  }
  return timeline;
}

function header(
  rules: AnyRules,
  options: object,
  seats: number,
  seed: string,
  begun: number,
): MatchHeader {
  return {
    id: randomUUID(),
    game: rules.id,
    rulesVersion: rules.version,
    options: rules.setups.write(options),
    seats: Array.from({ length: seats }, (_, seat) => seatPlan(seat)),
    seed,
    undo: 'free',
    begun,
  };
}

function seatPlan(seat: number): SeatPlan {
  const colour = SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? SEAT_COLOURS[0];
  return { name: `Seat ${seat}`, colour, player: { kind: 'person' } };
}
