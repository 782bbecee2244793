import type { CatalogueEntry } from '../../../src/games/catalogue';
import type { AnyAdvice } from '../../../src/kit/advice';
import type { AnyReader } from '../../../src/kit/reader';
import type { AnyRules } from '../../../src/kit/rules';
import { type GameWords, LANGUAGES, type Language } from '../../../src/kit/words';
import { catalogue } from '../../depot/catalogue';
import type { AnySubject } from './subject-type';

/** What a match needs to be played under a referee. */
export interface Played {
  readonly rules: AnyRules;
  readonly reader: AnyReader;
  readonly subject: AnySubject;
}

/** A game of the catalogue, loaded, with its subject. */
export interface Game extends Played {
  readonly id: string;
  readonly entry: CatalogueEntry;
  readonly advice: AnyAdvice | null;
  readonly words: Readonly<Record<Language, GameWords>>;
}

/** The subjects by their folders. A new game is found by its file alone. */
const found = import.meta.glob<{ readonly subject: AnySubject }>('../*/subject.ts', {
  eager: true,
});
export const subjects: readonly AnySubject[] = Object.values(found).map(({ subject }) => subject);

async function load(entry: CatalogueEntry): Promise<readonly Game[]> {
  const subject = subjects.find(({ game }) => game === entry.id);
  if (!subject) return [];
  const [en, ko] = await Promise.all(LANGUAGES.map((language) => entry.words(language)));
  if (!en || !ko) throw new Error(`${entry.id} lacks a language`);
  return [
    {
      id: entry.id,
      entry,
      subject,
      rules: await entry.rules(),
      reader: subject.reader ?? (await entry.reader()),
      advice: (await entry.advice?.()) ?? null,
      words: { en, ko },
    },
  ];
}

/** Every game of the catalogue, and Depot, the game of the tests. `subjects.test.ts` proves that none is missing. */
export const games: readonly Game[] = (await Promise.all(catalogue.map(load))).flat();
