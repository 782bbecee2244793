import type { MatchHeader } from '../../../kit/header';
import { canonical } from '../../../kit/json';
import type { Timeline } from '../../../kit/timeline';
import type { PhoneId, Said } from '../../message';
import { headerDigest, Ledger } from '../ledger';
import { type Binding, boundWith, seatedPhones, type TablePlan } from '../lobby';
import { seedOf } from '../seed';
import { leave } from './guest-door';
import type { GuestTable } from './guest-table';

/**
 * This phone's part in drawing the seed: it binds itself to a share, tells it when all others are bound,
 * and at the start checks that the seed was made of just these shares.
 */
export class GuestSeed {
  readonly #table: GuestTable;
  #own: { readonly attempt: number; readonly share: string; readonly digest: string } | null = null;
  #drawing = 0;
  /** It was at the table before the match began, so the seed is its business. */
  #gathered = false;
  /** The match that the host begins, the drawings that may have made its seed, and whose share is still to be proved. */
  #checking: {
    readonly header: MatchHeader;
    readonly unproved: Set<string>;
    bindings: readonly Binding[];
  } | null = null;

  constructor(table: GuestTable) {
    this.#table = table;
  }

  /** Does what the lobby's stage asks of this phone; again at every tick, since words get lost. */
  join(): void {
    const { lobby, self, out, ledger } = this.#table;
    const stage = lobby?.stage;
    if (!lobby || !stage || ledger || !seatedPhones(lobby).includes(self.phone)) return;
    if (stage.is === 'gathering' || stage.is === 'commit') this.#gathered = true;
    if (stage.is !== 'commit' && stage.is !== 'reveal') return;
    const told = (pairs: readonly (readonly [PhoneId, string])[]) =>
      pairs.some(([phone]) => phone === self.phone);
    if (this.#own?.attempt !== stage.attempt) {
      if (stage.is === 'reveal' || this.#drawing === stage.attempt) return;
      this.#drawing = stage.attempt;
      out.add({ effect: 'draw', attempt: stage.attempt });
    } else if (stage.is === 'commit') {
      const { attempt, digest } = this.#own;
      if (!told(stage.commits)) this.#table.send({ say: 'commit', attempt, digest });
    } else if (!told(stage.shares)) {
      this.#reveal(stage.commits);
    }
  }

  drawn(attempt: number, share: string, digest: string): void {
    this.#own = { attempt, share, digest };
    this.join();
  }

  /** The match as the host says it begins. */
  start({ match, header }: Said<'start'>): void {
    const { ledger, plan, judged, lobby, self } = this.#table;
    // Of the match before or after; the lobby says which one it is.
    if (match !== lobby?.match) return;
    if (ledger) {
      if (headerDigest(header) !== ledger.digestAt(0)) leave(this.#table, 'other-match');
      return;
    }
    if (!plan || !judged || lobby.stage.is !== 'begun' || this.#checking) return;
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

  /** The match is open on this phone; null: it cannot be. True when there is a log to compare. */
  begun(timeline: Timeline | null): boolean {
    const { header } = this.#checking ?? {};
    if (this.#table.ledger || !header) return false;
    const ledger = timeline && new Ledger(timeline, 'guest');
    if (!ledger) leave(this.#table, 'cannot-begin');
    else if (ledger.digestAt(0) !== headerDigest(header)) leave(this.#table, 'other-match');
    else {
      this.#table.ledger = ledger;
      const { record } = this.#table;
      // What has made one seed makes no other.
      if (record?.bound) this.#table.keep({ ...record, bound: [] });
    }
    return this.#table.ledger !== null;
  }

  #beginWhenProved(): void {
    if (!this.#checking || this.#checking.unproved.size > 0) return;
    this.#table.out.add({ effect: 'begin', header: this.#checking.header });
  }

  #reveal(commits: Binding): void {
    const { record, self } = this.#table;
    if (!this.#own || !record) return;
    const { attempt, share, digest } = this.#own;
    // A host that changed what this phone is bound to would change what others are bound to as well.
    if (!binds(commits, self.phone, digest)) {
      this.#table.strike('broken-commitment');
      return;
    }
    const bound = boundWith(record, commits, digest);
    // Kept: the host that begins may be one that comes back when this phone has restarted.
    if (bound !== record.bound) this.#table.keep({ ...record, bound });
    this.#table.send({ say: 'reveal', attempt, share });
  }

  /** The drawings that may have given these shares: one of each phone that was bound, and no other. */
  #bindingsOf(shares: readonly (readonly [PhoneId, string])[]): readonly Binding[] {
    const phones = new Set(shares.map(([phone]) => phone));
    if (phones.size < shares.length) return [];
    const bound = this.#table.record?.bound ?? [];
    return bound.filter(
      (pairs) => pairs.length === phones.size && pairs.every(([phone]) => phones.has(phone)),
    );
  }
}

function binds(binding: Binding, phone: PhoneId, digest: string): boolean {
  return binding.some(([by, bound]) => by === phone && bound === digest);
}

function fitsPlan(header: MatchHeader, { game, rules, options }: TablePlan): boolean {
  return (
    header.game === game &&
    header.rulesVersion === rules &&
    canonical(header.options) === canonical(options)
  );
}
