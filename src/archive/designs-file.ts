import * as v from 'valibot';
import { count, jsonObject, readForm, text as shortText } from '../kit/form';
import { readJson } from '../kit/hostile-json';
import { canonical, type JsonObject } from '../kit/json';
import { isProblem, type Problem, within } from '../kit/rules';
import type { Archive, DesignRecord } from './database';
import { createDesign, type DesignFace } from './design-changes';
import { attempt, isTrouble, type Trouble } from './trouble';

const FORMAT = 'roundhouse-design';
/** Raised when an older app could not read the files; older files stay readable. */
const VERSION = 1;
/** Characters; the largest board takes a tenth of it. */
export const LONGEST_DESIGN = 1_000_000;

const envelope = v.object({ format: v.literal(FORMAT), version: count });
const file = v.object({ game: shortText(64), setting: shortText(64), design: jsonObject });

export interface DesignImportDeps {
  /** What the game makes of a design from a stranger; null: this app does not have such a game or setting. */
  readonly face: (
    game: string,
    setting: string,
    design: JsonObject,
  ) => Promise<DesignFace | Problem | null>;
  readonly newId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The design that came in, or the same one that was here already. */
export interface ImportedDesign {
  readonly id: string;
  readonly outcome: 'added' | 'already-here';
}

/** A design as the text of a file. */
export function exportDesign({ game, setting, design }: DesignRecord): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, game, setting, design });
}

/** Imports the text of an exported design. What cannot be read is refused with its place, and nothing changes. */
export async function importDesign(
  archive: Archive,
  text: string,
  deps: DesignImportDeps,
): Promise<ImportedDesign | Problem | Trouble> {
  const filed = readDesignFile(text);
  if (isProblem(filed)) return filed;
  const { game, setting, design } = filed;
  const face = await deps.face(game, setting, design);
  if (face === null) return { problem: 'unknown-game', at: 'game', game, setting };
  if (isProblem(face)) return within('design', face);
  const same = await sameHere(archive, game, setting, face.design);
  if (isTrouble(same)) return same;
  if (same !== null) return { id: same, outcome: 'already-here' };
  const id = deps.newId();
  const trouble = await createDesign(archive, { id, game, setting, ...face, touched: deps.now() });
  return trouble ?? { id, outcome: 'added' };
}

function readDesignFile(text: string): v.InferOutput<typeof file> | Problem {
  if (text.length > LONGEST_DESIGN)
    return { problem: 'too-large', at: '', length: text.length, longest: LONGEST_DESIGN };
  const json = readJson(text);
  if (isProblem(json)) return json;
  const kind = readForm(envelope, json.value, '');
  if (isProblem(kind)) return { ...kind, problem: 'unknown-format' };
  if (kind.version > VERSION)
    return { problem: 'newer-format', at: 'version', version: kind.version };
  return readForm(file, json.value, '');
}

/** The id of an equal design, brought back if it was deleted; null when there is none. */
function sameHere(
  archive: Archive,
  game: string,
  setting: string,
  design: JsonObject,
): Promise<string | null | Trouble> {
  const wanted = canonical(design);
  return attempt(() =>
    archive.transaction('rw', archive.designs, async () => {
      const same = await archive.designs
        .filter(
          (one) => one.game === game && one.setting === setting && canonical(one.design) === wanted,
        )
        .first();
      if (!same) return null;
      if (same.removed !== null) await archive.designs.put({ ...same, removed: null });
      return same.id;
    }),
  );
}
