import { SEAT_COLORS } from '../../kit/header';
import type { Language } from '../../kit/words';
import type { KeptSeat, KeptSettings } from '../store/kept-settings';
import type { Words } from '../words/en';

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
  const number = /^(?:Player|플레이어) ([1-9])$/.exec(name)?.[1];
  return number === undefined ? name : words.seat(Number(number));
}

/** The usual names of computers, enough for every seat. A name and its translation have the same place. */
export const COMPUTER_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Iris', 'Otto', 'Nell', 'Hugo', 'Mina', 'Basil', 'Juno', 'Felix', 'Cora'],
  ko: ['가온', '나래', '다온', '라온', '마루', '바름', '소담', '아라', '하늘'],
};

/** The name of a computer in a language, where it has one of the usual names. */
function computerName(name: string, language: Language): string {
  const place = Object.values(COMPUTER_NAMES)
    .find((names) => names.includes(name))
    ?.indexOf(name);
  return COMPUTER_NAMES[language][place ?? -1] ?? name;
}
