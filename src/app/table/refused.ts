import { isTrouble, type Trouble } from '../../archive/trouble';
import type { Refusal } from '../../kit/rules';
import { MATCH_REFUSALS } from '../../match/live-match';
import type { Party } from '../../match/party';
import type { Words } from '../words/dictionary';

/**
 * What the house, or the phones linked with this one, say to a match's answer; what the rules refuse is left to
 * the game.
 */
export function houseAnswer(
  answer: Refusal | Trouble,
  { table }: Words,
  party: Party | null = null,
): Refusal | string {
  // The table tells in a banner what trouble it is.
  if (isTrouble(answer)) return table.refused['not-saved'];
  const house = MATCH_REFUSALS.find((because) => because === answer.because);
  return house ? table.refused[house] : (party?.sentence(answer.because) ?? answer);
}
