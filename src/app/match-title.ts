import type { MatchRecord } from '../archive/database';
import type { MatchHeader } from '../kit/header';
import type { Seat } from '../kit/rules';
import type { Words } from './words/dictionary';

/** The name of a seat; the number after the last seat is the automa's. */
export function seatName(header: MatchHeader, seat: Seat, automa: string): string {
  return header.seats[seat]?.name ?? automa;
}

/** The name somebody gave a match, or else the people in it. */
export function titleOf({ title, header }: Pick<MatchRecord, 'title' | 'header'>, words: Words) {
  return title ?? words.match.people(header.seats.map((seat) => seat.name));
}

/** Where a match stands, in a few words. */
export function standingOf({ header, summary }: MatchRecord, words: Words): string {
  const winner = summary.ranking?.[0];
  if (winner !== undefined) return words.match.won(seatName(header, winner, words.match.automa));
  return summary.toAct === null
    ? words.match.over
    : words.match.toAct(seatName(header, summary.toAct, words.match.automa));
}
