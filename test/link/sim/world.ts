import type { SeatPlan } from '../../../src/kit/header';
import type { JsonObject } from '../../../src/kit/json';
import type { Entry } from '../../../src/kit/log';
import { below, type RandomWords, randomFrom } from '../../../src/kit/random';
import type { AnyRules } from '../../../src/kit/rules';
import type { Notice } from '../../../src/link/session/effect';
import { newTable } from '../../../src/link/session/lobby';
import { digestAfter } from '../../../src/link/session/proof';
import { type ActionSampler, actionSampler } from '../../../src/players/action-sampler';
import { digest } from '../support/fake-keys';
import { Clock } from './clock';
import { Network, type Weather } from './network';
import { Phone, type TableEnvironment } from './phone';

/** An action that a phone's people have been told is in the match. */
interface Confirmed {
  readonly match: string;
  readonly number: number;
  readonly entry: Entry;
  readonly by: 'host' | 'guest';
}

/** The link of a foreign phone. */
export interface IntrudersLink {
  readonly link: number;
  readonly binding: string;
  readonly hostKey: string;
  readonly hostNonce: string;
}

/** A number of phones, what joins them, and one room to meet in. */
export class World implements TableEnvironment {
  readonly clock = new Clock();
  readonly random: RandomWords;
  readonly rules: AnyRules;
  readonly draw: ActionSampler;
  readonly network: Network;
  readonly phones: readonly Phone[];
  readonly confirmed: Confirmed[] = [];
  /** In a thousand. */
  diskFull = 0;
  /** How often a phone has written another entry than some phone had written before. */
  divergences = 0;
  readonly #written = new Map<string, string>();
  /** When a match is over, people play another one. */
  playsAgain = false;
  /** What happens besides at the moment when they do. */
  again = () => {};
  /** How often people had to go along to the next match without the end of the one before. */
  endUnknown = 0;
  /** The people at the host take seats of lost phones that have committed to something. */
  takesSeats = false;
  /** The people at an old host do not hand over by themselves. */
  insists = false;
  /** The people at a host let in every phone that asks. */
  letsIn = true;
  /** People follow another phone of their table as host. */
  follows = true;
  #room: Phone | null = null;

  constructor(seed: string, rules: AnyRules, phones: number, weather: Weather) {
    this.random = randomFrom(seed);
    this.rules = rules;
    this.draw = actionSampler(rules, null);
    this.network = new Network(this.clock, this.random, weather);
    this.phones = Array.from({ length: phones }, (_, at) => new Phone(`P${at}`, this, this.random));
  }

  /** The first phone opens a table, the others join it. */
  open(options: JsonObject, seats: readonly SeatPlan[]): void {
    const [first, ...others] = this.phones;
    if (!first) throw new Error('a table needs phones');
    const plan = { game: this.rules.id, rules: this.rules.version, options, help: false };
    first.start(newTable(first.self, plan, seats));
    for (const other of others) other.start(null);
  }

  get host(): Phone | null {
    return this.#room;
  }

  takeRoom(phone: Phone): boolean {
    this.#room ??= phone;
    return this.#room === phone;
  }

  leaveRoom(phone: Phone): void {
    if (this.#room === phone) this.#room = null;
  }

  /** Links a guest to the phone that has the room; does nothing where no phone has it. */
  connect(guest: Phone): void {
    const host = this.#room;
    // As in the app: a phone that was the host, and finds the room empty, is the host again.
    if (!host && guest.disk.record?.host === guest.self.phone) {
      guest.start(guest.disk.record);
      return;
    }
    if (!host?.session || host === guest || guest.session?.role !== 'guest') return;
    const [near, far] = [this.network.newLink(), this.network.newLink()];
    this.network.join(this.#end(guest, near), this.#end(host, far));
    const binding = `${near} ${far}`;
    const met = (link: number) => {
      const nonce = digest(`nonce ${link}`).slice(0, 22);
      return { link, binding, peer: null, nonce };
    };
    host.session.connected(met(far), this.clock.now);
    host.settle();
    guest.session.connected(met(near), this.clock.now);
    guest.settle();
  }

  /** A link from a foreign phone to the phone that has the room, and what both ends know of it. */
  intrude(hear: (text: string) => void): IntrudersLink {
    const host = this.#room;
    if (!host?.session) throw new Error('nobody has the room');
    const [near, far] = [this.network.newLink(), this.network.newLink()];
    const end = { link: near, alive: () => true, text: (_: number, text: string) => hear(text) };
    this.network.join({ ...end, closed: () => {} }, this.#end(host, far));
    const binding = `${near} ${far}`;
    const nonce = digest(`nonce ${far}`).slice(0, 22);
    host.session.connected({ link: far, binding, peer: null, nonce }, this.clock.now);
    host.settle();
    return { link: near, binding, hostKey: host.self.key, hostNonce: nonce };
  }

  #end(phone: Phone, link: number) {
    const { session } = phone;
    return {
      link,
      // A phone that has crashed, or gone on in another role, has none of its links any more.
      alive: () => phone.session === session,
      text: (at: number, text: string) => {
        phone.session?.receive(at, text, this.clock.now);
        phone.settle();
      },
      closed: (at: number) => {
        phone.session?.closed(at, this.clock.now);
        phone.settle();
      },
    };
  }

  isDiskFull(): boolean {
    return this.diskFull > 0 && below(this.random, 1000) < this.diskFull;
  }

  /** Compares what is written on one phone with what has been written on others. */
  stored({ disk }: Phone, keep: number, entries: readonly Entry[]): void {
    for (const [index, entry] of entries.entries()) {
      const number = `${disk.header?.id} ${keep + index + 1}`;
      const digest = digestAfter('', entry);
      const before = this.#written.get(number) ?? digest;
      if (before !== digest) this.divergences++;
      this.#written.set(number, digest);
    }
  }

  told(phone: Phone, notice: Notice): void {
    if (notice.notice === 'join-request' && this.letsIn && phone.session?.role === 'host')
      phone.session.admit(notice.phone, true, this.clock.now);
    if (notice.notice === 'newer-host' && !this.insists && phone.session?.role === 'host')
      phone.session.handOver(notice.phone, this.clock.now);
    if (notice.notice === 'other-host' && this.follows && phone.session?.role === 'guest')
      phone.session.follow(notice.phone, this.clock.now);
    if (notice.notice !== 'confirmed') return;
    const entry = phone.disk.entries[notice.number - 1];
    if (!entry) throw new Error('confirmed, but not on the disk');
    const by = phone.session?.role ?? 'guest';
    const match = phone.disk.header?.id ?? '';
    this.confirmed.push({ match, number: notice.number, entry, by });
  }

  /** A match as every phone has it that has played it: the log of each, without the time of day. */
  logsOf(match: string): readonly object[] {
    return this.phones.flatMap(({ disk }) => {
      const kept = match === disk.header?.id ? disk : disk.previous.get(match);
      return kept ? [kept.entries.map(({ at: _, ...entry }) => entry)] : [];
    });
  }

  /** The matches that have been put away for the next one, on any phone. */
  get previous(): ReadonlySet<string> {
    return new Set(this.phones.flatMap(({ disk }) => [...disk.previous.keys()]));
  }

  /**
   * The confirmed actions that are not in a phone's log where they were confirmed. What a host alone has seen
   * may be lost when it is gone for good; see the succession test.
   */
  lost({ disk }: Phone, hostGoes: boolean): readonly Confirmed[] {
    return this.confirmed.filter(({ match, number, entry, by }) => {
      if (hostGoes && by === 'host') return false;
      const there = match === disk.header?.id ? disk : disk.previous.get(match);
      // It was away for the whole of that match.
      if (!there) return false;
      const kept = there.entries[number - 1];
      return !kept || digestAfter('', kept) !== digestAfter('', entry);
    });
  }
}
