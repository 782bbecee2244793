import type { GOODS, KINDS } from '../data/board';
import type { COMPANY_IDS } from '../data/figures';

export type KindId = (typeof KINDS)[number];
export type GoodId = (typeof GOODS)[number];
export type CompanyId = (typeof COMPANY_IDS)[number];

/** The parts of a match (J2). */
export const STAGES = [
  ...(['bid', 'place', 'capital', 'share', 'auction'] as const),
  ...(['turn', 'shrink', 'dividend', 'over'] as const),
] as const;
export type StageId = (typeof STAGES)[number];

/** Every kind of action (J8). */
export const ACTIONS = [
  ...(['bid', 'pass', 'quit', 'done', 'place', 'capital', 'move-capital', 'buy', 'sell'] as const),
  ...(['recall', 'take', 'upgrade', 'factory', 'move', 'rouse', 'harvest', 'explore'] as const),
  ...(['shift', 'follow', 'road', 'plant', 'drive', 'load', 'unload', 'deliver', 'extra'] as const),
  ...(['settle', 'fight', 'retreat', 'refuge', 'seize', 'annex', 'swap', 'remove'] as const),
  ...(['payout', 'half', 'withhold'] as const),
] as const;
export type ActionId = (typeof ACTIONS)[number];

/** What points are for. */
export const REASONS = [
  ...(['explore', 'settle', 'harvest', 'factory', 'card', 'bonus', 'scoring', 'missed'] as const),
] as const;
export type ReasonId = (typeof REASONS)[number];

/** Mid-term bonuses that are not told by a terrain or a good (M2.10). */
export const FEATS = ['three-cities', 'one-city', 'one-each', 'two-each', 'k+2'] as const;
export type FeatId = (typeof FEATS)[number];

/** A name by its word; an unknown word is its own name. */
export function nameIn(names: Readonly<Record<string, string>>, word: string): string {
  return names[word] ?? word;
}
