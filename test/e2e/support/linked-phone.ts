import { answerLink, offerLink } from '../../../src/link/connections/camera-link';
import type { Link } from '../../../src/link/connections/link';
import { isLinkTrouble, LinkTrouble } from '../../../src/link/connections/link-trouble';
import {
  joinRoom,
  openRoom,
  type Room,
  type Signaling,
} from '../../../src/link/connections/peer-room';
import { base64url } from '../../../src/link/identity/digest';
import { type KeyPair, phoneOf } from '../../../src/link/identity/keys';
import { LinkedTable } from '../../../src/link/linked-table';
import { Guest } from '../../../src/link/session/guest/guest';
import { Host } from '../../../src/link/session/host/host';
import { deciderOf, newTable, type ThisPhone } from '../../../src/link/session/lobby';
import { Phone } from '../../link/support/environment';
import { people } from '../../tiny-game/header';
import { rules } from '../../tiny-game/rules';

const plan = {
  game: rules.id,
  rules: rules.version,
  options: { heap: 'large', die: true },
  help: false,
};

async function keyPairOf(secret: JsonWebKey): Promise<KeyPair> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const { d: _, key_ops: __, ...open } = secret;
  const signing = await crypto.subtle.importKey('jwk', secret, curve, false, ['sign']);
  const checking = await crypto.subtle.importKey('jwk', open, curve, true, ['verify']);
  const raw = await crypto.subtle.exportKey('raw', checking);
  return { signing, key: base64url(new Uint8Array(raw)) };
}

/** A phone of the test in a page of its own: it plays beans by itself, and its app is memory alone. */
export class LinkedPhone {
  readonly app = new Phone();
  table: LinkedTable | null = null;
  room: Room | LinkTrouble | null = null;
  /** Entries after which it waits for the test. */
  until = Number.POSITIVE_INFINITY;
  readonly #name: string;
  readonly #seats: number;

  /** `secret`: its private key, which is all that outlives it. */
  constructor(name: string, seats: number, secret: JsonWebKey) {
    this.#name = name;
    this.#seats = seats;
    this.app.keys = keyPairOf(secret);
    setInterval(() => this.#act(), 20);
  }

  async #self(): Promise<ThisPhone> {
    const { key } = await this.app.keys;
    return { key, phone: phoneOf(key), name: this.#name, app: '1', timeOfDay: Date.now };
  }

  async host(code: string, signaling: Signaling | null): Promise<string> {
    const self = await this.#self();
    const record = newTable(self, plan, people(this.#seats));
    this.table = new LinkedTable(self, new Host(self, record, null, performance.now()), this.app);
    if (!signaling) return 'no room';
    const { table } = this;
    this.room = await openRoom(code, signaling, {
      joined: (link) => table.join(link),
      lost: () => {},
    });
    return isLinkTrouble(this.room) ? this.room.trouble : 'open';
  }

  async join(code: string, signaling: Signaling): Promise<void> {
    await this.#guest(() => joinRoom(code, signaling));
  }

  /** The host shows a code, scans the answer, and the two are linked. */
  async offer(): Promise<string> {
    const { phone } = await this.#self();
    const offer = await offerLink(phone);
    if (isLinkTrouble(offer)) return offer.trouble;
    this.accept = async (answer) => {
      const link = await offer.accept(answer);
      if (isLinkTrouble(link)) return link.trouble;
      this.table?.join(link);
      return 'linked';
    };
    return offer.code;
  }

  accept: (answer: string) => Promise<string> = async () => 'nothing offered';

  async answer(offered: string): Promise<string> {
    const { phone } = await this.#self();
    const answer = await answerLink(phone, offered);
    if (isLinkTrouble(answer)) return answer.trouble;
    let tried = false;
    await this.#guest(async () => {
      if (tried) return new LinkTrouble('unreachable');
      tried = true;
      return answer.link;
    });
    return answer.code;
  }

  get log(): { readonly header: unknown; readonly entries: readonly unknown[] } {
    return { header: this.app.disk.header, entries: this.app.disk.entries };
  }

  get isOver(): boolean {
    const timeline = this.app.disk.look(rules);
    return timeline !== null && rules.toAct(timeline.state) === null;
  }

  async #guest(connect: () => Promise<Link | LinkTrouble>): Promise<void> {
    const self = await this.#self();
    this.app.connect = connect;
    this.table = new LinkedTable(self, new Guest(self, null, null, performance.now()), this.app);
  }

  /** Lets everybody in, sits down where it can, and takes beans when it is its turn. */
  #act(): void {
    const { table, app } = this;
    const view = table?.session.view;
    if (!table || !view?.table || view.membership !== 'in') return;
    for (const { phone } of view.joinRequests)
      table.do((session, now) => session.role === 'host' && session.admit(phone, true, now));
    const { lobby } = view.table;
    if (lobby.stage.is === 'gathering') this.#sitDown(table);
    const timeline = app.disk.look(rules);
    const seat = timeline && rules.toAct(timeline.state);
    if (!timeline || seat === null || seat === undefined || view.proposing) return;
    if (timeline.length >= this.until || deciderOf(view.table, seat) !== table.session.self.phone)
      return;
    const take = 1 + (timeline.length % 3);
    const action = rules.refusal(timeline.state, take) ? 1 : take;
    table.do((session, now) => session.offer([action], now));
  }

  #sitDown(table: LinkedTable): void {
    const { table: record, role } = table.session.view;
    const seats = record?.lobby.seats ?? [];
    const open = seats.findIndex(({ holder }) => holder === null);
    const { phone } = table.session.self;
    if (open >= 0 && !seats.some(({ holder }) => holder === phone))
      table.do((session, now) => session.claim(open, now));
    else if (open < 0 && role === 'host')
      table.do((session, now) => session.role === 'host' && session.begin(now));
  }
}
