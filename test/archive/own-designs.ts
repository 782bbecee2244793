import type { Archive } from '../../src/archive/database';
import { createDesign, type DesignSummary } from '../../src/archive/design-changes';
import type { DesignImportDeps } from '../../src/archive/designs-file';
import type { JsonObject } from '../../src/kit/json';

/** What lists show of a design of the tiny game. */
export function faceOf(design: JsonObject): DesignSummary {
  const name = String(design.heap);
  return { design, names: { en: name, ko: name }, picture: `<svg>${name}</svg>` };
}

/** The tiny game's validation of a design from outside. */
export const validate: DesignImportDeps['face'] = async (game, setting, design) => {
  if (game !== 'tiny' || setting !== 'heap') return null;
  if (typeof design.heap !== 'string') return { problem: 'not-a-heap', at: 'heap' };
  return faceOf(design);
};

/** Stores a design of the tiny game. */
export async function keepDesign(archive: Archive, id: string, heap: string): Promise<void> {
  const own = { id, game: 'tiny', setting: 'heap', touched: 1, ...faceOf({ heap }) };
  const trouble = await createDesign(archive, own);
  if (trouble) throw new Error(trouble.detail);
}
