import * as v from 'valibot';
import { type FiledDesign, filedDesign } from '../kit/filed-design';
import { count, readForm } from '../kit/form';
import { readJson } from '../kit/hostile-json';
import type { JsonObject } from '../kit/json';
import { isProblem, type Problem, within } from '../kit/rules';
import type { Archive, DesignRecord } from './database';
import {
  addIfAbsent,
  type DesignSummary,
  type ImportedDesign,
  type NewDesign,
} from './design-changes';
import { filed } from './designs';
import { attempt, type Trouble } from './trouble';

const FORMAT = 'roundhouse-design';
/** Raised when older versions of the app could not read the files. Older files stay readable. */
const VERSION = 1;
/** In characters. The largest board needs about a tenth of it. */
export const LONGEST_DESIGN = 1_000_000;

const envelope = v.object({ format: v.literal(FORMAT), version: count });

export interface DesignImportDeps {
  /** Has the game validate a design from outside; null: this app does not have the game or the setting. */
  readonly face: (
    game: string,
    setting: string,
    design: JsonObject,
  ) => Promise<DesignSummary | Problem | null>;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Writes a design as the text of a file. */
export function exportDesign(record: DesignRecord): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...filed(record) });
}

/** Imports the text of an exported design. If it is invalid, the problem gives the path, and nothing changes. */
export async function importDesign(
  archive: Archive,
  text: string,
  deps: DesignImportDeps,
): Promise<ImportedDesign | Problem | Trouble> {
  const read = readDesignFile(text);
  const design = isProblem(read) ? read : await validateDesign(read, deps);
  if (isProblem(design)) return design;
  return attempt(() =>
    archive.transaction('rw', archive.designs, async () => {
      const imported = await addIfAbsent(archive, design);
      if (imported.outcome === 'already-here')
        await archive.designs.update(imported.id, { removed: null });
      return imported;
    }),
  );
}

/** Has the game validate a design from a file. Only what the game returns is kept. */
export async function validateDesign(
  { game, setting, design }: FiledDesign,
  deps: DesignImportDeps,
): Promise<NewDesign | Problem> {
  const face = await deps.face(game, setting, design);
  if (face === null) return { problem: 'unknown-game', at: 'game', game, setting };
  if (isProblem(face)) return within('design', face);
  return { id: deps.newId(), game, setting, ...face, touched: deps.now() };
}

function readDesignFile(text: string): FiledDesign | Problem {
  if (text.length > LONGEST_DESIGN)
    return { problem: 'too-large', at: '', length: text.length, longest: LONGEST_DESIGN };
  const json = readJson(text);
  if (isProblem(json)) return json;
  const kind = readForm(envelope, json.value, '');
  if (isProblem(kind)) return { ...kind, problem: 'unknown-format' };
  if (kind.version > VERSION)
    return { problem: 'newer-format', at: 'version', version: kind.version };
  return readForm(filedDesign, json.value, '');
}
