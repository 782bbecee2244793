import type { SeatPlan } from '../../../kit/header';
import type { Language, MatchWords } from '../../../kit/words';
import { useLazy } from '../../../ui/lazy';
import type { Event } from '../rules/events';
import { setups } from '../rules/options';
import type { Refusal } from '../rules/refusals';
import { phase, type State, USED } from '../rules/state';
import { isOpening } from '../rules/turn';
import { texts } from '../words/texts';
import type { Words } from '../words/words';
import { companyId } from './names';

/** The game's words; null until they are loaded. The app has usually loaded them before. */
export function useWords(language: Language): Words | null {
  return useLazy(texts[language].words);
}

/** The words of one match. */
export type Voice = MatchWords<Event, Refusal>;

export function voiceOf(
  words: Words,
  seats: readonly SeatPlan[],
  options: State['options'],
): Voice {
  const written = setups.write(options);
  const name = (holder: number) => seats[holder]?.name ?? words.automa ?? '';
  return {
    name,
    event: (event) => words.event(event, name, written),
    refusal: (refusal) => words.refusal(refusal, written),
  };
}

/** The first thing that the seat to act has to do, in a sentence. */
export function hintFor(state: State, { table, company }: Words): string {
  if (phase(state) === 'draft') return table.chooseShare;
  if (state.options.mode !== 'duel-expert') return table.chooseCompany;
  const used = (state.turn[USED] ?? 0) - 1;
  if (used >= 0) return table.chooseSecond(company[companyId(used)]);
  return isOpening(state) ? table.chooseOnly : table.chooseFirst;
}
