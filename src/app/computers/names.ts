import type { Language } from '../../kit/words';

/** The usual names of computers, enough for every seat. A name and its translation have the same place. */
export const COMPUTER_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['Iris', 'Otto', 'Nell', 'Hugo', 'Mina', 'Basil', 'Juno', 'Felix', 'Cora'],
  ko: ['가온', '나래', '다온', '라온', '마루', '바름', '소담', '아라', '하늘'],
};

/** The name of a computer in a language, where it has one of the usual names. */
export function computerName(name: string, language: Language): string {
  const place = Object.values(COMPUTER_NAMES)
    .find((names) => names.includes(name))
    ?.indexOf(name);
  return COMPUTER_NAMES[language][place ?? -1] ?? name;
}
