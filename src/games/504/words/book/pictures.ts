import type { ParagraphId } from './paragraphs';

/** The paragraphs that a small picture explains. */
export const PICTURED = [
  ...(['tiles', 'awake', 'move', 'explore', 'harvest', 'road', 'network'] as const),
  ...(['counts', 'plants', 'houses', 'shares', 'demand', 'reach'] as const),
  ...(['factories', 'armies'] as const),
] as const satisfies readonly ParagraphId[];
export type PicturedId = (typeof PICTURED)[number];

export function isPictured(id: string): id is PicturedId {
  return (PICTURED as readonly string[]).includes(id);
}

/** What each picture shows, for whoever does not see it too. */
export type PictureTexts = Readonly<Record<PicturedId, string>>;
