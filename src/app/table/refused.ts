import { isTrouble, type Trouble } from '../../archive/trouble';
import type { Refusal } from '../../kit/rules';
import { MATCH_REFUSALS } from '../../match/live-match';
import type { Words } from '../words/words';

/** What the house says to a match's answer; what the rules refuse it leaves to the game. */
export function houseAnswer(answer: Refusal | Trouble, { table }: Words): Refusal | string {
  // The table tells in a banner what trouble it is.
  if (isTrouble(answer)) return table.refused['not-saved'];
  const house = MATCH_REFUSALS.find((because) => because === answer.because);
  return house ? table.refused[house] : answer;
}
