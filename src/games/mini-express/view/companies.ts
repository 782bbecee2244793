import { COMPANIES, type CompanyId } from '../data/companies';
import type { DemandColour } from '../data/demand-tiles';
import type { Company } from '../rules/state';
import { PURPLE } from '../rules/tile';

export function companyId(company: Company): CompanyId {
  const id = COMPANIES[company];
  if (id === undefined) throw new RangeError(`there is no company ${company}`);
  return id;
}

/** The colour of half a demand tile. */
export function demandColour(half: number): DemandColour {
  return half === PURPLE ? 'purple' : companyId(half);
}

/** The companies in a mask of bits, in their fixed order. */
export function companiesIn(mask: number): Company[] {
  return COMPANIES.map((_, company) => company).filter((company) => (mask >> company) & 1);
}
