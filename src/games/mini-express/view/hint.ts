import { phase, type State, USED } from '../rules/state';
import { isOpening } from '../rules/turn';
import type { Words } from '../words/words';
import { companyId } from './companies';

/** What the seat to act is to do first, in a sentence. */
export function hintFor(state: State, { table, company }: Words): string {
  if (phase(state) === 'draft') return table.chooseShare;
  if (state.options.mode !== 'duel-expert') return table.chooseCompany;
  const used = (state.turn[USED] ?? 0) - 1;
  if (used >= 0) return table.chooseSecond(company[companyId(used)]);
  return isOpening(state) ? table.chooseOnly : table.chooseFirst;
}
