import { isTrouble, type Trouble } from '../../archive/trouble';
import type { Refusal } from '../../kit/rules';
import { MATCH_REFUSALS } from '../../match/live-match';
import type { Party } from '../../match/party';
import type { Words } from '../words/en';

/**
 * The sentence of the app, or of the linked phones, for a refusal by the match; refusals by the rules are left to the
 * game.
 */
export function appAnswer(
  answer: Refusal | Trouble,
  { table }: Words,
  party: Party | null = null,
): Refusal | string {
  // The table has a banner for the trouble.
  if (isTrouble(answer)) return table.refused['not-saved'];
  const house = MATCH_REFUSALS.find((because) => because === answer.because);
  return house ? table.refused[house] : (party?.sentence(answer.because) ?? answer);
}
