import type { MatchHeader } from '../../../kit/header';
import { canonical } from '../../../kit/json';
import type { Timeline } from '../../../kit/timeline';
import type { PhoneId, Said } from '../../message';
import { headerDigest, Ledger } from '../ledger';
import { seatedPhones, type TablePlan } from '../lobby';
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
  /** What all phones were bound to when this one told its share. */
  #bound: readonly (readonly [PhoneId, string])[] | null = null;
  /** It was at the table before the match began, so the seed is its business. */
  #gathered = false;
  #checking: { readonly header: MatchHeader; readonly unproved: Set<string> } | null = null;

  constructor(table: GuestTable) {
    this.#table = table;
  }

  /** Does what the lobby's stage asks of this phone; again at every tick, since words get lost. */
  join(): void {
    const { lobby, self, out, ledger } = this.#table;
    const stage = lobby?.stage;
    if (!lobby || !stage || ledger || !seatedPhones(lobby).includes(self.phone)) return;
    if (stage.is === 'gathering' || stage.is === 'commit') this.#gathered = true;
    if (stage.is === 'gathering') this.#bound = null;
    if (stage.is !== 'commit' && stage.is !== 'reveal') return;
    const told = (pairs: readonly (readonly [PhoneId, string])[]) =>
      pairs.some(([phone]) => phone === self.phone);
    if (this.#own?.attempt !== stage.attempt) {
      if (stage.is === 'reveal' || this.#drawing === stage.attempt) return;
      this.#drawing = stage.attempt;
      this.#bound = null;
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
    const { shares } = lobby.stage;
    if (mine && !this.#isBound(shares, header.seed)) {
      leave(this.#table, 'wrong-seed');
      return;
    }
    const unproved = new Set(mine ? shares.map(([phone]) => phone) : []);
    this.#checking = { header, unproved };
    for (const [phone, share] of mine ? shares : [])
      this.#table.out.add({ effect: 'digest', ticket: phone, text: share });
    this.#beginWhenProved();
  }

  digested(phone: PhoneId, digest: string): void {
    const [, bound] = this.#bound?.find(([by]) => by === phone) ?? [];
    if (!this.#checking?.unproved.delete(phone)) return;
    if (bound === digest) {
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
    else this.#table.ledger = ledger;
    return this.#table.ledger !== null;
  }

  #beginWhenProved(): void {
    if (!this.#checking || this.#checking.unproved.size > 0) return;
    this.#table.out.add({ effect: 'begin', header: this.#checking.header });
  }

  #reveal(commits: readonly (readonly [PhoneId, string])[]): void {
    if (!this.#own) return;
    const { attempt, share, digest } = this.#own;
    // A host that changed what this phone is bound to would change what others are bound to as well.
    if (!commits.some(([phone, bound]) => phone === this.#table.self.phone && bound === digest)) {
      this.#table.strike('broken-commitment');
      return;
    }
    this.#bound ??= commits;
    this.#table.send({ say: 'reveal', attempt, share });
  }

  /** One share of each phone that was bound, and the seed made of them. */
  #isBound(shares: readonly (readonly [PhoneId, string])[], seed: string): boolean {
    const phones = new Set(shares.map(([phone]) => phone));
    return (
      this.#bound !== null &&
      phones.size === shares.length &&
      shares.length === this.#bound.length &&
      this.#bound.every(([phone]) => phones.has(phone)) &&
      seedOf(shares) === seed
    );
  }
}

function fitsPlan(header: MatchHeader, { game, rules, options }: TablePlan): boolean {
  return (
    header.game === game &&
    header.rulesVersion === rules &&
    canonical(header.options) === canonical(options)
  );
}
