import * as v from 'valibot';
import { count, jsonObject } from '../../kit/form';
import type { Entry } from '../../kit/log';

const fingerprint = v.pipe(v.string(), v.regex(/^[0-9a-f]{14}$/));

/** An entry of the log without its keys: half as many bytes. The fourth field tells the forms apart. */
export const packedEntry = v.union([
  v.strictTuple([count, count, fingerprint, jsonObject]),
  /** Played by the same tap as the entry before it. */
  v.strictTuple([count, count, fingerprint, v.literal('joined'), jsonObject]),
  v.strictTuple([count, count, fingerprint, v.picklist(['undo', 'redo']), count]),
]);

export type PackedEntry = v.InferOutput<typeof packedEntry>;

export function packEntry(entry: Entry): PackedEntry {
  const { seat, at, fingerprint } = entry;
  if (entry.do !== 'play') return [seat, at, fingerprint, entry.do, entry.plies];
  return entry.joined
    ? [seat, at, fingerprint, 'joined', entry.action]
    : [seat, at, fingerprint, entry.action];
}

export function unpackEntry(packed: PackedEntry): Entry {
  const [seat, at, fingerprint] = packed;
  if (packed.length === 4) return { do: 'play', seat, action: packed[3], fingerprint, at };
  return packed[3] === 'joined'
    ? { do: 'play', seat, action: packed[4], joined: true, fingerprint, at }
    : { do: packed[3], seat, plies: packed[4], fingerprint, at };
}
