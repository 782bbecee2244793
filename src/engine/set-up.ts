import { randomUUID } from 'node:crypto';
import { type MatchHeader, SEAT_COLORS, type SeatPlan, versionsNow } from '../kit/header';
import type { JsonObject } from '../kit/json';
import type { FiledMatch } from '../kit/match-file';
import { type AnyReader, designFlaw } from '../kit/reader';
import { failed, type Result } from '../kit/result';
import { type AnyRules, isProblem, within } from '../kit/rules';
import { Timeline } from '../kit/timeline';

/** A game as the engine needs it: all its input is untrusted. */
export interface Game {
  readonly rules: AnyRules;
  readonly reader: AnyReader;
}

/** Begins a fresh match, if its options and seats are valid. `begun`: milliseconds since 1970. */
export function freshMatch(
  { rules, reader }: Game,
  given: { readonly options: JsonObject; readonly seats: number; readonly seed: string },
  begun: number,
): Result<Timeline> {
  const flaw = designFlaw(reader, given.options);
  if (flaw) return failed(within('options', flaw));
  const options = rules.setups.read(given.options);
  if (!options.ok) return failed(within('options', options.problem));
  const { seats, seed } = given;
  const allowed = rules.setups.seats(options.value);
  if (!allowed.includes(seats))
    return failed({ problem: 'wrong-seats', at: 'seats', has: seats, allowed: allowed.join(', ') });
  return Timeline.begin(rules, header(rules, options.value, seats, seed, begun), reader);
}

/** Begins a match from a position in its written form. */
export function matchFrom(
  { rules, reader }: Game,
  { position, seed }: { readonly position: JsonObject; readonly seed: string },
  begun: number,
): Result<Timeline> {
  const state = reader.position(position, seed);
  if (!state.ok) return failed(within('position', state.problem));
  const { value } = state;
  const plain = header(rules, rules.options(value), rules.seats(value), seed, begun);
  return Timeline.begin(rules, { ...plain, start: position }, reader);
}

/** Replays a match from a file entry by entry; returns the problem of the first invalid entry. */
export function replayed(
  { rules, reader }: Game,
  { header, entries }: FiledMatch,
): Result<Timeline> {
  const timeline = Timeline.begin(rules, header, reader);
  if (!timeline.ok) return failed(within('header', timeline.problem));
  for (const [index, entry] of entries.entries()) {
    const reason = timeline.value.append(entry);
    const at = `entries[${index}]`;
    if (reason)
      return failed(isProblem(reason) ? within(at, reason) : { problem: 'refused', at, ...reason });
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
    ...versionsNow(rules.version),
    options: rules.setups.write(options),
    seats: Array.from({ length: seats }, (_, seat) => seatPlan(seat)),
    seed,
    undo: 'free',
    begun,
  };
}

function seatPlan(seat: number): SeatPlan {
  const colour = SEAT_COLORS[seat % SEAT_COLORS.length] ?? SEAT_COLORS[0];
  return { name: `Seat ${seat}`, colour, player: { kind: 'person' } };
}
