import type { Language } from '../../../../kit/words';
import type { Poster } from '../../../../ui/game-view';
import { scoreSheet } from '../../rules/scoring';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import { companyId } from '../names';
import { COMPANY_INK } from './ink';
import { mapOf } from './map';

const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('../../words/en')).words,
  ko: async () => (await import('../../words/ko')).words,
};

/** The final map of a match, and the points that each company gave everybody. */
export async function posterOf(state: State, language: Language): Promise<Poster> {
  const { table } = await WORDS[language]();
  return {
    map: mapOf(state, language, table),
    sums: scoreSheet(state).map(({ lines }) =>
      lines.map(({ company, points }) => {
        const id = companyId(company);
        return { sign: table.letter[id], ...COMPANY_INK[id], points };
      }),
    ),
  };
}
