import type { MatchHeader } from '../../../kit/header';
import { canonical } from '../../../kit/json';
import type { Timeline } from '../../../kit/timeline';
import type { MessageBody, PhoneId } from '../../messages/message';
import { type Commitments, seatedPhones, type TablePlan, withCommitments } from '../lobby';
import { headerDigest, LogReplica } from '../log-replica';
import { seedOf } from '../seed';
import { leave } from './guest-admission';
import type { GuestTable } from './guest-table';

/**
 * This phone's part in drawing the seed: it commits to a share, reveals it when all others have committed, and
 * checks at the start that the seed was made of exactly these shares.
 */
export class GuestSeed {
  readonly #table: GuestTable;
  #own: { readonly attempt: number; readonly share: string; readonly digest: string } | null = null;
  #drawing = 0;
  /** This phone was at the table before the match began, so it can check the seed. */
  #gathered = false;
  /** The match that the host begins, the commitments that fit its seed, and the phones whose shares are not proved. */
  #checking: {
    readonly header: MatchHeader;
    readonly unproved: Set<string>;
    bindings: readonly Commitments[];
  } | null = null;

  constructor(table: GuestTable) {
    this.#table = table;
  }

  /** Does what the stage of the lobby requires. Repeated at every tick, because messages may be lost. */
  join(): void {
    const { lobby, self, out, replica } = this.#table;
    const stage = lobby?.stage;
    if (!lobby || !stage || replica || !seatedPhones(lobby).includes(self.phone)) return;
    if (stage.is === 'gathering' || stage.is === 'commit') this.#gathered = true;
    if (stage.is !== 'commit' && stage.is !== 'reveal') return;
    const isIn = (pairs: readonly (readonly [PhoneId, string])[]) =>
      pairs.some(([phone]) => phone === self.phone);
    if (this.#own?.attempt !== stage.attempt) {
      if (stage.is === 'reveal' || this.#drawing === stage.attempt) return;
      this.#drawing = stage.attempt;
      out.add({ effect: 'draw', attempt: stage.attempt });
    } else if (stage.is === 'commit') {
      const { attempt, digest } = this.#own;
      if (!isIn(stage.commits)) this.#table.send({ say: 'commit', attempt, digest });
    } else if (!isIn(stage.shares)) {
      this.#reveal(stage.commits);
    }
  }

  drawn(attempt: number, share: string, digest: string): void {
    this.#own = { attempt, share, digest };
    this.join();
  }

  /** The host begins the match. */
  start({ match, header }: MessageBody<'start'>): void {
    const { replica, plan, rulesMatch, lobby, self } = this.#table;
    // It belongs to another match than the lobby.
    if (match !== lobby?.match) return;
    if (replica) {
      if (headerDigest(header) !== replica.digestAt(0)) leave(this.#table, 'other-match');
      return;
    }
    if (!plan || !rulesMatch || lobby.stage.is !== 'begun' || this.#checking) return;
    if (!fitsPlan(header, plan)) {
      leave(this.#table, 'other-plan');
      return;
    }
    const mine = this.#gathered && seatedPhones(lobby).includes(self.phone);
    const shares = mine ? lobby.stage.shares : [];
    const bindings = this.#bindingsOf(shares);
    if (mine && (bindings.length === 0 || seedOf(shares) !== header.seed)) {
      leave(this.#table, 'wrong-seed');
      return;
    }
    this.#checking = { header, bindings, unproved: new Set(shares.map(([phone]) => phone)) };
    for (const [phone, share] of shares)
      this.#table.out.add({ effect: 'digest', ticket: phone, text: share });
    this.#beginWhenProved();
  }

  digested(phone: PhoneId, digest: string): void {
    const checking = this.#checking;
    if (!checking?.unproved.delete(phone)) return;
    checking.bindings = checking.bindings.filter((pairs) => binds(pairs, phone, digest));
    if (checking.bindings.length > 0) {
      this.#beginWhenProved();
      return;
    }
    this.#checking = null;
    leave(this.#table, 'wrong-seed');
  }

  /** The match is open here; null: it could not be opened. True: there is a log to compare. */
  begun(timeline: Timeline | null): boolean {
    const { header } = this.#checking ?? {};
    if (this.#table.replica || !header) return false;
    const replica = timeline && new LogReplica(timeline, 'guest');
    if (!replica) leave(this.#table, 'cannot-begin');
    else if (replica.digestAt(0) !== headerDigest(header)) leave(this.#table, 'other-match');
    else {
      this.#table.replica = replica;
      const { record } = this.#table;
      // Shares are used for one seed only.
      if (record?.drawings) this.#table.keep({ ...record, drawings: [] });
    }
    return this.#table.replica !== null;
  }

  #beginWhenProved(): void {
    if (!this.#checking || this.#checking.unproved.size > 0) return;
    this.#table.out.add({ effect: 'begin', header: this.#checking.header });
  }

  #reveal(commits: Commitments): void {
    const { record, self } = this.#table;
    if (!this.#own || !record) return;
    const { attempt, share, digest } = this.#own;
    // The host has changed this phone's commitment.
    if (!binds(commits, self.phone, digest)) {
      this.#table.strike('broken-commitment');
      return;
    }
    const drawings = withCommitments(record, commits, digest);
    // Stored, because this phone may restart before the match begins.
    if (drawings !== record.drawings) this.#table.keep({ ...record, drawings });
    this.#table.send({ say: 'reveal', attempt, share });
  }

  /** The commitments of exactly the phones of these shares. */
  #bindingsOf(shares: readonly (readonly [PhoneId, string])[]): readonly Commitments[] {
    const phones = new Set(shares.map(([phone]) => phone));
    if (phones.size < shares.length) return [];
    const drawings = this.#table.record?.drawings ?? [];
    return drawings.filter(
      (pairs) => pairs.length === phones.size && pairs.every(([phone]) => phones.has(phone)),
    );
  }
}

function binds(binding: Commitments, phone: PhoneId, digest: string): boolean {
  return binding.some(([by, bound]) => by === phone && bound === digest);
}

function fitsPlan(header: MatchHeader, { game, rules, options }: TablePlan): boolean {
  return (
    header.game === game &&
    header.rulesVersion === rules &&
    canonical(header.options) === canonical(options)
  );
}
