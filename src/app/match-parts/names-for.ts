import { SEAT_COLORS } from '../../kit/header';
import type { Language } from '../../kit/words';
import type { KeptSeat, KeptSettings } from '../store/kept-settings';
import type { Words } from '../words/en';
import { NUMBERED } from './shown-names';
import { COMPUTER_NAMES } from './usual-names';

/** What a seat without a name is called. */
type SeatWords = Pick<Words['newMatch'], 'seat'>;

/** Names for a person in a seat: of those who played last, and then numbered ones. */
export function namesFor({ people }: Pick<KeptSettings, 'people'>, words: SeatWords) {
  const known = people.map(({ name }) => inThisLanguage(name, words));
  const numbered = SEAT_COLORS.map((_, at) => words.seat(at + 1));
  return (seat: number) => [...known.slice(seat), ...known, ...numbered.slice(seat), ...numbered];
}

/** Those who played last, with usual names in the language of the app, where that makes no two alike. */
export function namedIn(people: readonly KeptSeat[], language: Language, words: SeatWords) {
  const names = people.map(({ name, player }) =>
    player.kind === 'computer' ? computerName(name, language) : inThisLanguage(name, words),
  );
  return people.map((one, seat) => {
    const name = names[seat] ?? one.name;
    return names.indexOf(name) === seat ? { ...one, name } : one;
  });
}

/** A numbered name follows the language of the app; a typed one stays. */
function inThisLanguage(name: string, words: SeatWords): string {
  const number = NUMBERED.exec(name)?.[1];
  return number === undefined ? name : words.seat(Number(number));
}

/** A name of earlier versions, which matches of that time keep, and what it is now. */
const FORMER: Readonly<Record<string, string>> = { 나래: '하람' };

/** The name of a computer in a language, where it has one of the usual names. */
function computerName(name: string, language: Language): string {
  const now = FORMER[name] ?? name;
  const place = Object.values(COMPUTER_NAMES)
    .find((names) => names.includes(now))
    ?.indexOf(now);
  return COMPUTER_NAMES[language][place ?? -1] ?? name;
}
