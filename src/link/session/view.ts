import type { PhoneId } from '../message';
import type { Asking } from './asking';
import type { TableRecord } from './lobby';

/**
 * How far this phone has come to the table: no link; a link, but no answer; at the door; at the table; gone
 * for good.
 */
export type Standing = 'away' | 'greeting' | 'knocking' | 'in' | 'ended';

/** A log that parts from ours; people choose which one goes on. */
export interface Apart {
  readonly phone: PhoneId;
  /** Entries that both have. */
  readonly parted: number;
  readonly ours: number;
  readonly theirs: number;
}

/** All that a screen shows of a table. */
export interface TableView {
  readonly role: 'host' | 'guest';
  readonly standing: Standing;
  /** False while the host is lost. */
  readonly linked: boolean;
  /** Null until a guest has seen the table. */
  readonly table: TableRecord | null;
  /** Confirmed entries on this phone's disk. */
  readonly length: number;
  /** Phones that ask to be let in. */
  readonly knocking: readonly { readonly phone: PhoneId; readonly name: string }[];
  /** An action of this phone is on its way. */
  readonly proposing: boolean;
  /** Somebody asks to take back or restore; `here`: people at this phone are to answer. */
  readonly asking: (Omit<Asking, 'waits'> & { readonly here: boolean }) | null;
  /** Phones that must show what they know before a new host goes on. */
  readonly awaited: readonly PhoneId[];
  readonly apart: readonly Apart[];
  /** The host plays the next match, and how the one here has ended is not to be had: people choose. */
  readonly endless: boolean;
}
