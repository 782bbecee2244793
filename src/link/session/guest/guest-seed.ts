import { type MatchHeader, mayHelp, versionsNow } from '../../../kit/header';
import { canonical } from '../../../kit/json';
import type { Timeline } from '../../../kit/timeline';
import { sha256 } from '../../identity/digest';
import type { Charter, MessageBody, PhoneId, Stage } from '../../messages/message';
import {
  type Commitments,
  keysIn,
  planDigest,
  seatedPhones,
  type TablePlan,
  withCommitments,
} from '../lobby';
import { LogReplica } from '../log-replica';
import { headerDigest, seedOf, shareText, startDigest } from '../proof';
import type { GuestTable } from './guest-table';

/**
 * This phone's part in drawing the seed: it commits to a share, reveals it when all others have committed, and
 * checks at the start that the seed was made of exactly these shares.
 */
export class GuestSeed {
  readonly #table: GuestTable;
  #own: { readonly attempt: number; readonly share: string; readonly digest: string } | null = null;
  /** A commitment is being signed, or those of the others are being checked. */
  #busy = false;
  #drawing = 0;
  /** This phone was at the table before the match began, so it can check the seed. */
  #gathered = false;
  /** The match that the host begins. */
  #beginning: { readonly header: MatchHeader; readonly charter: Charter } | null = null;

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
    const isIn = (pairs: readonly (readonly [PhoneId, ...string[]])[]) =>
      pairs.some(([phone]) => phone === self.phone);
    if (this.#own?.attempt !== stage.attempt) {
      if (stage.is === 'reveal' || this.#drawing === stage.attempt) return;
      this.#drawing = stage.attempt;
      out.add({ effect: 'draw', attempt: stage.attempt });
    } else if (stage.is === 'commit') {
      if (!isIn(stage.commits)) this.#commit();
    } else if (!isIn(stage.shares)) {
      this.#reveal(stage.commits);
    }
  }

  shareDrawn(attempt: number, share: string): void {
    this.#own = { attempt, share, digest: sha256(share) };
    this.join();
  }

  /** Commits to the share, and agrees to what is to be played and to who has which seat. */
  #commit(): void {
    const { notary } = this.#table;
    const plan = this.#agreedPlan();
    if (!this.#own || this.#busy || plan === null) return;
    const { attempt, digest } = this.#own;
    this.#busy = true;
    notary.sign([shareText(plan, digest)], ([signature]) => {
      this.#busy = false;
      if (signature !== undefined) this.#table.send({ say: 'commit', attempt, digest, signature });
    });
  }

  /** What this phone knows is to be played, by whom. */
  #agreedPlan(): string | null {
    const { record } = this.#table;
    return record && planDigest(record, record.lobby.match, record.lobby.seats);
  }

  /** The host begins the match. */
  start({ match, header, charter }: MessageBody<'start'>): void {
    const table = this.#table;
    const { replica, plan, rulesMatch, lobby, record, self } = table;
    // It belongs to another match than the lobby.
    if (match !== lobby?.match || !record) return;
    if (replica) {
      if (headerDigest(header, charter) !== replica.digestAt(0)) table.leave('other-match');
      return;
    }
    if (!plan || !rulesMatch || lobby.stage.is !== 'begun' || this.#beginning) return;
    if (!fitsPlan(header, plan) || charter.table !== record.table) {
      table.leave('other-plan');
      return;
    }
    const mine = this.#gathered && seatedPhones(lobby).includes(self.phone);
    const problem = mine ? this.#problemOf(header, charter, lobby.stage.shares) : null;
    if (problem) {
      table.leave(problem);
      return;
    }
    this.#beginning = { header, charter };
    // Stored first: a match without its charter could not be continued at this table.
    table.keep({ ...record, charter });
    table.out.add({ effect: 'begin', header });
  }

  /** The match is open here; null: it could not be opened. True: there is a log to compare. */
  begun(timeline: Timeline | null): boolean {
    const table = this.#table;
    const beginning = this.#beginning;
    this.#beginning = null;
    if (table.replica || !beginning) return false;
    const { header, charter } = beginning;
    const replica = timeline && new LogReplica(timeline, 'guest', charter);
    if (!replica) table.leave('cannot-begin');
    else if (replica.digestAt(0) !== headerDigest(header, charter)) table.leave('other-match');
    else {
      table.replica = replica;
      const { record } = table;
      // Shares are used for one seed only.
      if (record) table.keep({ ...record, drawings: [] });
      // The lobby is read again, now that it can be checked.
      table.revision = -1;
      table.reseat();
    }
    return table.replica !== null;
  }

  /** Why a match was not begun as this phone has agreed: it was there before, so it knows. Null: it was. */
  #problemOf(
    header: MatchHeader,
    charter: Charter,
    shares: readonly (readonly [PhoneId, string])[],
  ): 'other-plan' | 'wrong-seed' | null {
    // A match that was brought along may be older; one that begins here is not.
    if (header.logVersion !== versionsNow(header.rulesVersion).logVersion) return 'other-plan';
    const { record, lobby } = this.#table;
    const { drawings = [] } = record ?? {};
    const phones = new Map(shares);
    const isBound = (commitments: Commitments) =>
      commitments.length === phones.size &&
      commitments.every(([phone, digest]) => sha256(phones.get(phone) ?? '') === digest);
    const bound = drawings.filter(({ commitments }) => isBound(commitments));
    const isWhole = phones.size === shares.length && seedOf(shares) === header.seed;
    if (bound.length === 0 || !isWhole) return 'wrong-seed';
    const seats = header.seats.map((plan, seat) => ({
      plan,
      holder: charter.holders[seat] ?? null,
    }));
    const begun = record && lobby ? planDigest(record, lobby.match, seats) : '';
    const agreed = bound.some(({ plan }) => plan === begun);
    return agreed && charter.base === 0 ? null : 'other-plan';
  }

  #reveal(commits: Extract<Stage, { is: 'reveal' }>['commits']): void {
    const table = this.#table;
    const { record, self, lobby } = table;
    const plan = this.#agreedPlan();
    if (!this.#own || !record || !lobby || this.#busy || plan === null) return;
    const { attempt, share, digest } = this.#own;
    // The host has changed this phone's commitment.
    const commitments = commits.map(([phone, bound]): [PhoneId, string] => [phone, bound]);
    if (!binds(commitments, self.phone, digest)) {
      table.strike('broken-commitment');
      return;
    }
    // Every phone has agreed to the same: the host cannot tell each of them something else.
    const keyOf = keysIn(lobby);
    const claims = commits.map(([phone, bound, signature]) => ({
      key: keyOf(phone) ?? '',
      text: shareText(plan, bound),
      signature,
    }));
    this.#busy = true;
    const checked = table.inbox.hold((good: boolean) => {
      this.#busy = false;
      const { record: now } = table;
      if (!now) return;
      if (!good) {
        table.leave('other-plan');
        return;
      }
      const drawings = withCommitments(now, { plan, commitments }, digest);
      // Stored, because this phone may restart before the match begins.
      if (drawings !== now.drawings) table.keep({ ...now, drawings });
      table.send({ say: 'reveal', attempt, share });
    });
    table.notary.check(claims, checked);
  }
}

function binds(binding: Commitments, phone: PhoneId, digest: string): boolean {
  return binding.some(([by, bound]) => by === phone && bound === digest);
}

function fitsPlan(
  header: MatchHeader,
  { game, rules, options, help, ...plan }: TablePlan,
): boolean {
  return (
    startDigest(header.start) === plan.startDigest &&
    header.game === game &&
    header.rulesVersion === rules &&
    mayHelp(header) === help &&
    canonical(header.options) === canonical(options)
  );
}
