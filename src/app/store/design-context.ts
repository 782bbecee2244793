import type { DesignRecord } from '../../archive/database';
import type { DesignSummary } from '../../archive/design-changes';
import type { DamagedRow, Rows } from '../../archive/rows';
import { offered } from '../../games/offered';
import { views } from '../../games/views';
import type { JsonObject } from '../../kit/json';
import type { AnyReader } from '../../kit/reader';
import { isProblem, type Problem } from '../../kit/rules';
import type { DesignEditor } from '../../ui/game-view';
import { readerOf } from './games';

/** The editor of a game's designs, and the reader that checks them. */
export interface DesignContext {
  readonly game: string;
  readonly editor: DesignEditor;
  readonly reader: AnyReader;
}

/** null: this app does not have the game, or the game has no designs. */
export async function designContextOf(game: string): Promise<DesignContext | null> {
  const load = Object.hasOwn(views, game) ? views[game] : undefined;
  const [view, reader] = await Promise.all([load?.(), readerOf(game)]);
  const editor = await view?.designEditor?.();
  return editor && reader ? { game, editor: editor, reader } : null;
}

/** Of every game that has designs. */
export async function designContexts(): Promise<readonly DesignContext[]> {
  const all = await Promise.all(offered.map(({ id }) => designContextOf(id)));
  return all.filter((one) => one !== null);
}

export function designSummary(editor: DesignEditor, design: JsonObject): DesignSummary {
  return { design, names: editor.names(design), picture: editor.picture(design) };
}

/** A design from a file, as the game reads it; null: this app has no such game or setting. */
export async function readDesignSummary(
  game: string,
  setting: string,
  design: JsonObject,
): Promise<DesignSummary | Problem | null> {
  const context = await designContextOf(game);
  if (!context || context.editor.setting !== setting) return null;
  const read = context.editor.read(design);
  return isProblem(read) ? read : designSummary(context.editor, read);
}

export function problemsOf(
  reader: AnyReader,
  { setting, design }: Pick<DesignRecord, 'setting' | 'design'>,
): readonly Problem[] {
  return reader.designProblems(setting, design);
}

/** The designs that their games can read, with what could not be read of their rows. */
export function soundDesigns(
  { rows, damaged }: Rows<DesignRecord>,
  contexts: readonly DesignContext[],
): Rows<DesignRecord> {
  const sound: DesignRecord[] = [];
  const broken: DamagedRow[] = [...damaged];
  for (const record of rows) {
    const editor = contexts.find(({ game }) => game === record.game)?.editor;
    const design = editor?.read(record.design);
    if (isProblem(design))
      broken.push({ table: 'designs', key: record.id, row: record, problem: design });
    else if (editor && design && !record.names.en)
      sound.push({ ...record, ...designSummary(editor, design) });
    else sound.push(record);
  }
  return { rows: sound, damaged: broken };
}
