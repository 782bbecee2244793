import type { Mark, MessageBody, PhoneId } from '../../messages/message';
import { seatedPhones } from '../lobby';
import { logText } from '../proof';
import type { GuestTable } from './guest-table';

/** Milliseconds for which two phones must contradict each other: what is on its way may still be of before. */
const SURE_AFTER = 5000;

/** Milliseconds without a word of another guest's log. */
const SILENT_AFTER = 60_000;

/**
 * Guests tell each other, through the host and signed, where their logs end. A host that tells two of them different
 * matches is found out by that, and one that passes nothing on is noticed.
 */
export class GuestVouching {
  readonly #table: GuestTable;
  /** The end of the host's log as it has told this phone, where this phone's log agrees. */
  #agreed: Mark | null = null;
  #signed: { readonly digest: string; readonly signature: string } | null = null;
  #signing = '';
  /** Since when another phone contradicts this one. */
  readonly #doubts = new Map<PhoneId, number>();
  /** When another phone was heard of last; infinite: people have been told of its silence. */
  readonly #heard = new Map<PhoneId, number>();

  constructor(table: GuestTable) {
    this.#table = table;
  }

  /** Starts over on a new link. */
  reset(): void {
    this.#agreed = null;
    this.#doubts.clear();
    this.#heard.clear();
  }

  /** The host has told where its log ends. */
  told(at: Mark | null): void {
    this.#agreed = at && this.#table.replica?.holds(at) ? at : null;
    if (!this.#agreed) this.#doubts.clear();
  }

  /** This phone's signature of the end of its log; null: it is not that of the host, or not signed yet. */
  signatureOf(at: Mark | null): string | null {
    const { notary, lobby } = this.#table;
    if (!at || !lobby || this.#agreed?.[1] !== at[1]) return null;
    if (this.#signed?.digest === at[1]) return this.#signed.signature;
    if (this.#signing !== at[1]) {
      this.#signing = at[1];
      notary.sign([logText(lobby.match, at)], ([signature]) => {
        if (signature !== undefined) this.#signed = { digest: at[1], signature };
      });
    }
    return null;
  }

  /** Another phone's word. */
  heard({ phone, match, at, signature }: MessageBody<'vouched'>): void {
    const table = this.#table;
    const key = table.keyOf(phone);
    if (match !== table.lobby?.match || phone === table.self.phone || key === undefined) return;
    const checked = table.inbox.hold((good: boolean) => {
      if (good) this.#compare(phone, at);
      else table.strike('false-signature');
    });
    table.notary.check([{ key, text: logText(match, at), signature }], checked);
  }

  #compare(phone: PhoneId, at: Mark): void {
    const { replica, now } = this.#table;
    this.#heard.set(phone, now);
    const here = replica?.digestAt(at[0]);
    // It may have more than this phone.
    if (here === undefined || here === at[1] || !this.#agreed) {
      this.#doubts.delete(phone);
      return;
    }
    const since = this.#doubts.get(phone) ?? now;
    this.#doubts.set(phone, since);
    // Both agree with what the host has told them, and not with each other.
    if (now - since >= SURE_AFTER) this.#table.leave('two-stories');
  }

  /** `slept`: this phone could not hear anything. */
  tick(slept: boolean): void {
    const { lobby, replica, self, now, record, out } = this.#table;
    if (!lobby || !replica || slept) this.#heard.clear();
    if (!lobby || !replica || slept) return;
    for (const { phone, linked } of lobby.phones) {
      const isOther = phone !== self.phone && phone !== record?.host;
      if (!isOther || !linked || !seatedPhones(lobby).includes(phone)) {
        this.#heard.delete(phone);
        continue;
      }
      const since = this.#heard.get(phone) ?? now;
      this.#heard.set(phone, since);
      if (now - since < SILENT_AFTER) continue;
      this.#heard.set(phone, Number.POSITIVE_INFINITY);
      out.notify({ notice: 'unvouched', phone });
    }
  }
}
