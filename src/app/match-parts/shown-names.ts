import type { MatchRecord, Summary } from '../../archive/database';
import type { FinishedMatch } from '../../archive/finished';
import type { ListedMatch } from '../../archive/match-row';
import { isRunning } from '../../archive/matches';
import type { MatchHeader, SeatPlan } from '../../kit/header';
import { shownNames } from '../../kit/names';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import type { Words } from '../words/en';

const known = new WeakMap<readonly SeatPlan[], readonly SeatPlan[]>();

/** The seats of a match with their names as they are shown; the same list for the same seats. */
export function shownSeats(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const before = known.get(seats);
  if (before) return before;
  const names = shownNames(seats.map(({ name }) => name));
  const shown = seats.map((plan, seat) => ({ ...plan, name: names[seat] ?? plan.name }));
  known.set(seats, shown);
  return shown;
}

/** The name of a seat; the number after the last seat is the automa's. */
export function seatName(header: MatchHeader, seat: Seat, automa = ''): string {
  return shownSeats(header.seats)[seat]?.name ?? automa;
}

/** The title that the user gave the match, or else the names of its players, and whether it goes on from another one. */
export function titleOf({ title, header }: Pick<MatchRecord, 'title' | 'header'>, words: Words) {
  const people = words.match.people(shownSeats(header.seats).map(({ name }) => name));
  return title ?? (header.start ? words.match.continued(people) : people);
}

export function matchStatus(record: ListedMatch, words: Words): string {
  const { header, summary } = record;
  if (summary === null) return words.match.unread;
  const winners = winnersIn(summary).map((one) => seatName(header, one, words.match.automa));
  if (winners.length > 0) return wonBy(winners, words);
  if (summary.toAct !== null && !isRunning(record)) return words.match.endedEarly;
  return summary.toAct === null
    ? words.match.over
    : words.match.toAct(seatName(header, summary.toAct, words.match.automa));
}

export function wonBy(names: readonly string[], { match }: Words): string {
  const [winner = '', ...others] = names;
  return others.length > 0 ? match.wonTogether(names) : match.won(winner);
}

/** The holders in the first place of a match that is over; before places could be shared only one was written. */
function winnersIn({ places, ranking }: Summary): readonly Seat[] {
  if (!places) return ranking?.slice(0, 1) ?? [];
  return places.flatMap((place, holder) => (place === 1 ? holder : []));
}

export function endOf({ timeline, header }: LiveMatch): Date {
  return new Date(timeline.entries.at(-1)?.at ?? header.begun);
}

export function wonIn({ header, places }: FinishedMatch, words: Words): string {
  const winners = places.flatMap((place, holder) =>
    place === 1 ? seatName(header, holder, words.match.automa) : [],
  );
  return wonBy(winners, words);
}
