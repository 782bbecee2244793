import type { Language } from '../../../kit/words';
import { COMPANIES, type CompanyId } from '../data/companies';
import type { DemandColor } from '../data/tiles';
import type { Company, State } from '../rules/state';
import { PURPLE } from '../rules/tile';

export function companyId(company: Company): CompanyId {
  const id = COMPANIES[company];
  if (id === undefined) throw new RangeError(`there is no company ${company}`);
  return id;
}

/** The color of half a demand tile. */
export function demandColor(half: number): DemandColor {
  return half === PURPLE ? 'purple' : companyId(half);
}

/** The companies in a bit mask, in their fixed order. */
export function companiesIn(mask: number): Company[] {
  return COMPANIES.map((_, company) => company).filter((company) => (mask >> company) & 1);
}

/** The name of a harbor by its number in the board's list. The board's own form may have another order. */
export function harborName({ board }: State, harbor: number, language: Language): string {
  const hex = board.map.hexes[board.harborHex[harbor] ?? -1];
  const found = board.form.harbors.find(({ col, row }) => col === hex?.col && row === hex.row);
  return found?.[language] ?? '';
}
