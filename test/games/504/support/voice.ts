import type { State } from '../../../../src/games/504/rules/state/state';
import { type Voice, voiceOf } from '../../../../src/games/504/view/model/base/voice';
import { words as en } from '../../../../src/games/504/words/en';
import { table as enTable } from '../../../../src/games/504/words/en/table';
import { words as ko } from '../../../../src/games/504/words/ko';
import { table as koTable } from '../../../../src/games/504/words/ko/table';
import type { SeatPlan } from '../../../../src/kit/header';
import type { Language } from '../../../../src/kit/words';

const TEXTS = { en: [en, enTable], ko: [ko, koTable] } as const;

/** What the table says of a position; without seats players have their default names. */
export function voiceIn(
  { world }: State,
  language: Language = 'en',
  seats: readonly SeatPlan[] = [],
): Voice {
  const [words, table] = TEXTS[language];
  return voiceOf(words, table, seats, { world: world.name, company: world.company });
}
