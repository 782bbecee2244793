import type { Language } from '../../../../kit/words';
import type { Poster } from '../../../../ui/game-view';
import { scoreSheet } from '../../rules/scoring';
import type { State } from '../../rules/state';
import { texts } from '../../words/texts';
import { companyId } from '../names';
import { COMPANY_INK } from './ink';
import { mapOf } from './map';

/** The final map of a match, and the points that each company gave everybody. */
export async function posterOf(state: State, language: Language): Promise<Poster> {
  const { table } = await texts[language].words.fetch();
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
