import * as v from 'valibot';
import { count, jsonObject, readForm, text } from '../../kit/form';
import type { Json } from '../../kit/json';
import { isProblem } from '../../kit/rules';
import { charter, phone } from '../../link/messages/entry-form';
import { forms } from '../../link/messages/message';
import type { TableRecord } from '../../link/session/lobby';

/** What a phone needs to return to its table after a restart. */
export interface StoredTable {
  /** The room code; null where two scans have linked the phones. */
  readonly code: string | null;
  readonly record: TableRecord;
}

const record = v.object({
  table: v.string(),
  plan: v.object({
    game: text(64),
    rules: count,
    options: jsonObject,
    start: v.exactOptional(jsonObject),
    startDigest: v.string(),
    help: v.boolean(),
  }),
  charter: v.nullable(charter),
  lobby: forms.lobby,
  term: count,
  host: phone,
  awaited: v.array(phone),
  previous: v.exactOptional(v.array(v.object({ id: v.string(), charter }))),
  drawings: v.exactOptional(
    v.array(
      v.object({ plan: v.string(), commitments: v.array(v.strictTuple([phone, v.string()])) }),
    ),
  ),
  commitments: v.exactOptional(
    v.array(v.object({ digest: v.string(), seat: count, action: jsonObject, nonce: v.string() })),
  ),
});

const storedTable = v.object({ code: v.nullable(v.string()), record });

/**
 * Reads a table as it is stored. Null: it is damaged, or of an earlier time: up to protocol 3 the phones had not agreed
 * on whether hints are allowed, and up to 2 nothing was signed. Its match goes on, but not with the others.
 */
export function readStoredTable(stored: Json | undefined): StoredTable | null {
  const table = readForm(storedTable, stored, '');
  return isProblem(table) ? null : table;
}
