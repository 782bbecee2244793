import type { MatchHeader } from '../../../src/kit/header';
import type { AnyRules } from '../../../src/kit/rules';
import type { Timeline } from '../../../src/kit/timeline';
import { type Link, type LinkListener, LinkTrouble } from '../../../src/link/connections/link';
import { drawKeyPair, type KeyPair, sign } from '../../../src/link/identity/keys';
import type { TableEnvironment } from '../../../src/link/linked-table';
import type { Notice } from '../../../src/link/session/effect';
import type { TableRecord } from '../../../src/link/session/lobby';
import { rules } from '../../tiny-game/rules';
import { Disk } from '../sim/disk';

/** Waits for a message to itself: it takes a turn of the event loop, in Node and in a browser. */
function aMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A phone's app, as far as a table needs it. */
export class Phone implements TableEnvironment {
  readonly disk = new Disk();
  readonly notices: string[] = [];
  readonly roles: string[] = [];
  full = false;
  readonly rules: AnyRules;
  /** Its key pair: a real one. */
  keys: Promise<KeyPair> = drawKeyPair();
  /** What the disk waits for before it writes. */
  writes: () => Promise<void> = aMessage;
  storing = false;
  host: () => Link | null = () => null;

  constructor(game: AnyRules = rules) {
    this.rules = game;
  }

  async version(game: string) {
    return game === this.rules.id ? this.rules.version : null;
  }

  async begin(header: MatchHeader) {
    this.disk.begin(header);
    return this.disk.timeline(this.rules);
  }

  rematch() {
    this.disk.putAway();
  }

  async recall(match: string) {
    return this.disk.recall(match, this.rules);
  }

  async reopen() {
    return this.disk.timeline(this.rules);
  }

  async store(keep: number, agreed: Timeline, onDisk: () => void) {
    this.storing = true;
    await this.writes();
    this.storing = false;
    const written = !this.full && this.disk.store(keep, agreed.entries.slice(keep));
    if (written) onDisk();
    return written;
  }

  async keep(record: TableRecord) {
    if (!this.full) this.disk.record = record;
    return !this.full;
  }

  async connect(): Promise<Link | LinkTrouble> {
    return this.host() ?? new LinkTrouble('no-such-room');
  }

  async sign(text: string) {
    return sign(await this.keys, text);
  }

  roleChanged(role: 'host' | 'guest') {
    this.roles.push(role);
  }

  notify({ notice }: Notice) {
    this.notices.push(notice);
  }

  changed() {}
}

/** Two ends of a link within one program. */
export function pairOfLinks(): readonly [Link, Link] {
  const binding = `link ${++links}`;
  const ends = [new End(binding), new End(binding)] as const;
  ends[0].other = ends[1];
  ends[1].other = ends[0];
  return ends;
}

let links = 0;

class End implements Link {
  readonly binding: string;
  readonly peer = null;
  other: End | null = null;
  readonly buffered = 0;
  #listener: LinkListener | null = null;

  constructor(binding: string) {
    this.binding = binding;
  }

  send(text: string): void {
    const { other } = this;
    queueMicrotask(() => {
      if (other) other.#listener?.text(text);
    });
  }

  close(): void {
    const { other } = this;
    this.other = null;
    this.#listener = null;
    if (other) other.other = null;
    queueMicrotask(() => {
      if (other) other.#listener?.closed();
    });
  }

  listen(listener: LinkListener): void {
    this.#listener = listener;
  }
}
