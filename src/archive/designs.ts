import * as v from 'valibot';
import type { FiledDesign } from '../kit/filed-design';
import { count, jsonObject, readForm, text, time } from '../kit/form';
import { isJson, isObject } from '../kit/json';
import { plainName } from '../kit/names';
import { isProblem, type Problem } from '../kit/rules';
import type { Archive, DesignRecord } from './database';
import { type Rows, readRows } from './rows';
import { attempt, type Trouble, TroubleError } from './trouble';

const form = v.object({ id: v.string(), game: text(64), setting: text(64), design: jsonObject });

/** Reads a row of the designs. What the design itself can tell again (names, picture) may be lost. */
export function readDesignRow(row: unknown): DesignRecord | Problem {
  const own = readForm(form, row, '');
  if (isProblem(own)) return own;
  if (!isJson(own.design)) return { problem: 'not-json', at: 'design' };
  const { names, picture, revision, touched, removed } = isObject(row) ? row : {};
  const { en, ko } = isObject(names) ? names : {};
  return {
    ...own,
    names: { en: nameOf(en), ko: nameOf(ko) },
    picture: typeof picture === 'string' ? picture : '',
    revision: v.is(count, revision) ? revision : 0,
    touched: v.is(time, touched) ? touched : 0,
    removed: v.is(time, removed) ? removed : null,
  };
}

function nameOf(name: unknown): string {
  return typeof name === 'string' ? plainName(name) : '';
}

/** A design in the form used in files. */
export function filed({ game, setting, design }: DesignRecord): FiledDesign {
  return { game, setting, design };
}

/** Every design except the deleted ones, the last changed first. Can be used with `live`. */
export function listDesigns(archive: Archive): Promise<Rows<DesignRecord> | Trouble> {
  return attempt(() => readDesigns(archive));
}

/** The same, for use inside `attempt`. */
export async function readDesigns(archive: Archive): Promise<Rows<DesignRecord>> {
  const { rows, damaged } = await readRows(archive.designs, 'designs', readDesignRow);
  const there = rows.filter(({ removed }) => removed === null);
  return { rows: there.sort((a, b) => b.touched - a.touched || (a.id < b.id ? 1 : -1)), damaged };
}

/** One design, even if it is deleted; `gone` when the id does not exist, a problem when it cannot be read. */
export function loadDesign(
  archive: Archive,
  id: string,
): Promise<DesignRecord | Problem | Trouble> {
  return attempt(async () => {
    const row: unknown = await archive.designs.get(id);
    if (row === undefined) throw new TroubleError('gone');
    return readDesignRow(row);
  });
}

/** For use inside `attempt`: throws `gone` when there is no record that can be read. */
export function present(row: unknown): DesignRecord {
  const record = readDesignRow(row);
  if (isProblem(record)) throw new TroubleError('gone');
  return record;
}
