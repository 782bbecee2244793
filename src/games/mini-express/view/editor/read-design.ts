import * as v from 'valibot';
import { count, readForm, text } from '../../../../kit/form';
import { type Hex, isOnGrid } from '../../../../kit/hex';
import { isForbiddenKey } from '../../../../kit/hostile-json';
import type { Json, JsonObject } from '../../../../kit/json';
import { isProblem, type Problem } from '../../../../kit/rules';
import type { BoardForm } from '../../data/board-form';
import { COMPANIES } from '../../data/companies';
import { tidied } from './land';

/** Names may be empty during typing; their maximum length is the rules' limit. */
const word = text(80);
const names = { en: word, ko: word };
const edge = v.pipe(count, v.maxValue(99));
const place = { col: edge, row: edge };
const sources = v.exactOptional(v.pipe(v.array(word), v.maxLength(20)));
const id = v.pipe(
  word,
  v.check((text) => !isForbiddenKey(text)),
);
const named = { id, ...names, ...place, printed: sources, derived: sources };
const list = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(v.array(item), v.maxLength(max));
const company = v.picklist(COMPANIES);
const value = v.pipe(count, v.maxValue(999));

/** Anything that the editor can show and correct. The limits only protect the phone from hostile files. */
const board = v.strictObject({
  id: word,
  name: v.strictObject(names),
  status: v.picklist(['printed', 'reconstruction', 'own']),
  columns: list(v.strictObject({ col: edge, rows: list(edge, 100) }), 100),
  cities: list(v.strictObject({ ...named, capacity: v.picklist([1, 2, 3]) }), 200),
  starts: list(v.strictObject({ ...named, company }), 20),
  harbors: list(v.strictObject(named), 50),
  golden_spike: v.exactOptional(
    v.strictObject({ ...place, first: word, far: word, printed: sources, derived: sources }),
  ),
  straits: list(v.strictObject({ ...names, ...place }), 200),
  labels: list(v.strictObject({ ...names, ...place }), 200),
  chart: v.exactOptional(list(v.strictObject({ first: value, second: value, other: value }), 100)),
  demand_tiles: v.exactOptional(
    list(
      v.strictObject({
        tile: v.strictTuple([company, v.picklist([...COMPANIES, 'purple'])]),
        count: value,
      }),
      100,
    ),
  ),
  automa_tiles: v.exactOptional(
    v.strictObject({
      numbered: list(v.strictObject({ city: value, company: value }), 100),
      refresh: value,
    }),
  ),
});

/** An untrusted board in the order that the rules require, or why it does not have the form of a board. */
export function readDesign(json: Json): BoardForm | Problem {
  const read = readForm(board, json, '');
  if (isProblem(read)) return read;
  const form = read as BoardForm;
  return offGrid(form) ?? tidied(form);
}

/** Places between hexes cannot be shown, so they could not be corrected. */
function offGrid(form: BoardForm): Problem | null {
  const off = (hex: Hex) => !isOnGrid(hex);
  const column = form.columns.findIndex(({ col, rows }) => rows.some((row) => off({ col, row })));
  if (column >= 0) return { problem: 'off-grid', at: `columns[${column}]` };
  for (const list of ['cities', 'starts', 'harbors', 'straits'] as const) {
    const index = form[list].findIndex(off);
    if (index >= 0) return { problem: 'off-grid', at: `${list}[${index}]` };
  }
  if (form.golden_spike && off(form.golden_spike)) {
    return { problem: 'off-grid', at: 'golden_spike' };
  }
  return null;
}

/** The board of a design of this game, which has passed `readDesign` or comes from the editor itself. */
export function boardIn(design: JsonObject): BoardForm {
  return design as unknown as BoardForm;
}

export function designOf(form: BoardForm): JsonObject {
  return form as unknown as JsonObject;
}
