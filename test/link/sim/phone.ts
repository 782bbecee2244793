import type { Entry } from '../../../src/kit/log';
import { below, type RandomWords } from '../../../src/kit/random';
import type { AnyRules } from '../../../src/kit/rules';
import type { Effect, Notice } from '../../../src/link/session/effect';
import { Guest } from '../../../src/link/session/guest/guest';
import { Host } from '../../../src/link/session/host/host';
import type { TableRecord, ThisPhone } from '../../../src/link/session/lobby';
import { LogReplica } from '../../../src/link/session/log-replica';
import { digestAfter, entryText, writeProof } from '../../../src/link/session/proof';
import { digest, fakeCheck, fakeSign, selfNamed } from '../support/fake-keys';
import type { Clock } from './clock';
import { Disk } from './disk';
import type { Network } from './network';

const TICK = 250;

/** Milliseconds from what is on the disk to the disk's word that it is. */
const ANSWERS_AFTER = 3;

/** Milliseconds that signing and checking takes. */
const SIGNS_AFTER = 2;

/** What is around a phone of the simulation, and what it does there. */
export interface TableEnvironment {
  readonly clock: Clock;
  readonly rules: AnyRules;
  readonly network: Network;
  /** Whether the phone holds the room now. */
  takeRoom(phone: Phone): boolean;
  leaveRoom(phone: Phone): void;
  connect(guest: Phone): void;
  /** Whether this one time nothing can be written. */
  isDiskFull(): boolean;
  /** A phone has written entries behind the first `keep` of its match. */
  stored(phone: Phone, keep: number, entries: readonly Entry[]): void;
  told(phone: Phone, notice: Notice): void;
}

/** A phone of the simulation: a session, a disk that is slow, and nothing else. */
export class Phone {
  readonly self: ThisPhone;
  readonly disk = new Disk();
  readonly notices: Notice[] = [];
  session: Host | Guest | null = null;
  readonly #world: TableEnvironment;
  readonly #random: RandomWords;
  /** Counts lives: what an earlier one had asked for is answered to nobody. */
  #life = 0;
  #writing: (Effect & { readonly effect: 'store' })[] = [];

  constructor(name: string, world: TableEnvironment, random: RandomWords) {
    const self = selfNamed(`${name} ${below(random, 2 ** 32)}`, () => world.clock.now);
    this.self = { ...self, name };
    this.#world = world;
    this.#random = random;
  }

  get isAlive(): boolean {
    return this.session !== null;
  }

  /** Starts again from the disk: as the host it was, unless another phone has the room by now. */
  start(record: TableRecord | null): void {
    this.#life++;
    this.#writing = [];
    const { clock, rules } = this.#world;
    const timeline = this.disk.timeline(rules);
    if (record?.host === this.self.phone && this.#world.takeRoom(this))
      this.session = new Host(this.self, record, timeline, clock.now);
    else this.session = new Guest(this.self, record, timeline, clock.now);
    this.#later(below(this.#random, TICK), () => this.#tick());
    this.settle();
  }

  /** Everything that is not on the disk is gone, and nobody is told. */
  crash(): void {
    this.#life++;
    this.session = null;
    this.#world.leaveRoom(this);
  }

  /** Does what the session wants done. */
  settle(): void {
    for (let effects = this.session?.take(); effects?.length; effects = this.session?.take())
      for (const effect of effects) this.#do(effect);
  }

  #tick(): void {
    this.session?.tick(this.#world.clock.now);
    this.settle();
    this.#later(TICK, () => this.#tick());
  }

  #later(wait: number, happen: () => void): void {
    const life = this.#life;
    this.#world.clock.after(wait, () => {
      if (life !== this.#life) return;
      happen();
      this.settle();
    });
  }

  #do(effect: Effect): void {
    const { network, rules, clock } = this.#world;
    const { session } = this;
    if (!session) return;
    switch (effect.effect) {
      case 'send':
        for (const text of effect.texts) network.send(effect.link, text);
        return;
      case 'close':
        network.close(effect.link, true);
        return;
      case 'connect':
        this.#later(10, () => this.#world.connect(this));
        return;
      case 'load':
        this.#later(5, () => {
          if (this.session?.role === 'guest')
            this.session.loaded(effect.game, rules.version, clock.now);
        });
        return;
      case 'begin':
        this.#later(5, () => {
          this.disk.begin(effect.header);
          this.session?.begun(this.disk.timeline(rules), clock.now);
        });
        return;
      case 'store':
        this.#writing.push(effect);
        if (this.#writing.length === 1) this.#write();
        return;
      case 'rematch':
        this.disk.putAway();
        return;
      case 'recall':
        this.#later(5, () => {
          const timeline = this.disk.recall(effect.match, rules);
          if (this.session?.role === 'host')
            this.session.recalled(effect.match, timeline, clock.now);
        });
        return;
      case 'keep':
        this.#keep(effect);
        return;
      case 'nonce': {
        const nonce = digest(`nonce ${below(this.#random, 2 ** 32)}`).slice(0, 22);
        this.#answer((asker) => asker.nonceDrawn(effect.ticket, nonce, clock.now));
        return;
      }
      case 'draw': {
        const share = digest(`share ${below(this.#random, 2 ** 32)}`).slice(0, 22);
        this.#later(1, () => this.session?.shareDrawn(effect.attempt, share, clock.now));
        return;
      }
      case 'sign': {
        const signatures = effect.texts.map((text) => this.sign(text));
        this.#answer((asker) => asker.signed(effect.ticket, signatures, clock.now));
        return;
      }
      case 'check': {
        const good = fakeCheck(effect.claims);
        this.#answer((asker) => asker.checked(effect.ticket, good, clock.now));
        return;
      }
      case 'promoted':
        this.#become(effect.record);
        return;
      case 'yielded':
        this.#world.leaveRoom(this);
        this.#become(effect.record);
        return;
      case 'notify':
        this.notices.push(effect);
        this.#world.told(this, effect);
    }
  }

  /** What is answered may fail, or the phone crashes before it hears that it has not. */
  #keep({ record, ticket }: Effect & { readonly effect: 'keep' }): void {
    const written = ticket === undefined || !this.#world.isDiskFull();
    if (written) this.disk.record = record;
    if (ticket === undefined) return;
    const asker = this.session;
    this.#later(ANSWERS_AFTER, () => {
      if (this.session === asker) asker?.kept(ticket, written, this.#world.clock.now);
    });
  }

  /** Writes an entry of this phone to its disk, as if it had been played here while nobody was linked. */
  playAlone(entry: Entry): void {
    const { charter } = this.disk.record ?? {};
    const timeline = this.disk.timeline(this.#world.rules);
    if (!charter || !timeline) throw new Error('no match');
    const replica = new LogReplica(timeline, 'host', charter);
    const unsigned = { ...entry, proof: writeProof(this.self.phone, 'x'.repeat(86), '') };
    const digest = digestAfter(replica.end[1], unsigned);
    const signature = this.sign(entryText(replica.length + 1, digest));
    const proof = writeProof(this.self.phone, signature, '');
    this.disk.entries = [...this.disk.entries, { ...entry, proof }];
  }

  sign(text: string): string {
    return fakeSign(this.self.key, text);
  }

  /** What has become another session meanwhile is not answered. */
  #answer(tell: (asker: Host | Guest) => void): void {
    const asker = this.session;
    this.#later(SIGNS_AFTER, () => asker && this.session === asker && tell(asker));
  }

  /** The same phone goes on in the other role. */
  #become(record: TableRecord): void {
    const { clock, rules } = this.#world;
    this.disk.record = record;
    this.#life++;
    this.#writing = [];
    const timeline = this.disk.timeline(rules);
    this.session =
      record.host === this.self.phone && this.#world.takeRoom(this)
        ? new Host(this.self, record, timeline, clock.now)
        : new Guest(this.self, record, timeline, clock.now);
    this.#later(TICK, () => this.#tick());
  }

  #write(): void {
    this.#later(1 + below(this.#random, 20), () => {
      const [first] = this.#writing;
      if (!first) return;
      const full = this.#world.isDiskFull();
      const entries = first.agreed.entries.slice(first.keep);
      const written = !full && this.disk.store(first.keep, entries);
      if (written) this.#world.stored(this, first.keep, entries);
      // A phone may crash when it has written something and has told nobody yet.
      this.#later(ANSWERS_AFTER, () => {
        this.#writing = written ? this.#writing.slice(1) : [];
        const { now } = this.#world.clock;
        if (written) this.session?.stored(first.end, now);
        else this.session?.unstored(now);
        if (this.#writing.length > 0) this.#write();
      });
    });
  }
}
