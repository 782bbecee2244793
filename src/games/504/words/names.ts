import type { COMPANY_IDS } from '../data/figures';

export type CompanyId = (typeof COMPANY_IDS)[number];

/** The parts of a match (J2). */
export const STAGES = [
  ...(['bid', 'place', 'capital', 'share', 'auction'] as const),
  ...(['turn', 'shrink', 'dividend', 'over'] as const),
] as const;
export type StageId = (typeof STAGES)[number];

/** A name by its word; an unknown word is its own name. */
export function nameIn(names: Readonly<Record<string, string>>, word: string): string {
  return names[word] ?? word;
}
