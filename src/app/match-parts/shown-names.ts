import type { MatchRecord, Summary } from '../../archive/database';
import type { FinishedMatch } from '../../archive/finished';
import type { ListedMatch } from '../../archive/match-row';
import { isRunning } from '../../archive/matches';
import type { MatchHeader, SeatPlan } from '../../kit/header';
import { shownNames } from '../../kit/names';
import { oncePer } from '../../kit/once-per';
import type { Seat } from '../../kit/rules';
import type { Language } from '../../kit/words';
import type { LiveMatch } from '../../match/live-match';
import { appearance } from '../store/appearance';
import type { Words } from '../words/en';

/** What a person alone at the table is called who has given no name: the sentences speak to them. */
export const YOU: Readonly<Record<Language, string>> = { en: 'You', ko: '나' };

/** A name that the app gave to a person, in any language, with its number. */
export const NUMBERED = /^(?:Player|플레이어) ([1-9])$/;

type Seated = Pick<MatchHeader, 'seats' | 'undo'>;

/** The names in a match, with what a person alone without a name is called. */
export function calledIn({ seats, undo }: Seated, language = appearance.value.language) {
  const people = seats.filter(({ player }) => player.kind === 'person');
  // On linked phones others read the name, too.
  const alone = undo !== 'asked' && people.length === 1;
  return seats.map(({ name, player }) =>
    alone && player.kind === 'person' && NUMBERED.test(name) ? YOU[language] : name,
  );
}

const shown = oncePer((header: Seated) => {
  const named = (language: Language): readonly SeatPlan[] => {
    const names = shownNames(calledIn(header, language));
    return header.seats.map((plan, seat) => ({ ...plan, name: names[seat] ?? plan.name }));
  };
  return { en: named('en'), ko: named('ko') };
});

/** The seats of a match with their names as they are shown; the same list for the same match and language. */
export function shownSeats(header: Seated): readonly SeatPlan[] {
  return shown(header)[appearance.value.language];
}

/** The name of a seat; the number after the last seat is the automa's. */
export function seatName(header: Seated, seat: Seat, automa = ''): string {
  return shownSeats(header)[seat]?.name ?? automa;
}

/** The title that the user gave the match, or else the names of its players, and whether it goes on from another one. */
export function titleOf({ title, header }: Pick<MatchRecord, 'title' | 'header'>, words: Words) {
  const people = words.match.people(shownSeats(header).map(({ name }) => name));
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
    : words.table.turn(seatName(header, summary.toAct, words.match.automa));
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
