import type { Link, LinkTrouble } from '../../link/connections/link';
import type { PhoneId } from '../../link/messages/message';
import type { TableRecord, ThisPhone } from '../../link/session/lobby';
import type { LiveMatch } from '../live-match';

/** How a phone joins or returns to a table. */
export interface TableEntrance {
  readonly self: ThisPhone;
  readonly role: 'host' | 'guest';
  /** The room code; null where two scans link the phones. */
  readonly code: string | null;
  /** The host that a link or a QR code has named. */
  readonly host?: PhoneId | null;
  /** Null for a guest at a new table. */
  readonly record: TableRecord | null;
  readonly match: LiveMatch | null;
  readonly link?: Promise<Link | LinkTrouble>;
}
