import { Dexie, type Table } from 'dexie';
import * as v from 'valibot';
import type { Archive } from '../../archive/database';
import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble, type Trouble } from '../../archive/trouble';
import { count, jsonObject, readForm, text } from '../../kit/form';
import { isObject, type Json } from '../../kit/json';
import { isProblem } from '../../kit/rules';
import { LinkTrouble } from '../../link/connections/link';
import type { Signaling } from '../../link/connections/peer-room';
import { drawKeyPair, type KeyPair, phoneOf } from '../../link/identity/keys';
import { charter, phone } from '../../link/messages/entry-form';
import { forms, LONGEST_PHONE_NAME } from '../../link/messages/message';
import type { TableRecord, ThisPhone } from '../../link/session/lobby';
import { PUBLIC_SERVER, type SignalingServer, signalingOf } from './signaling';

const OWN = 'own';

/** Not in the archive: nothing of it may come into a file, and the private half can only be stored by the browser. */
class KeyStore extends Dexie {
  declare readonly keys: Table<KeyPair, string>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({ keys: '' });
  }
}

/** The key pair of this phone, of two tabs the first one's. Where nothing can be stored it lasts as long as the page. */
export async function ownKeyPair(name = 'roundhouse-keys'): Promise<KeyPair> {
  const store = new KeyStore(name);
  try {
    const stored = await store.keys.get(OWN);
    if (stored) return stored;
    const drawn = await drawKeyPair();
    return await store.transaction('rw', store.keys, async () => {
      const first = await store.keys.get(OWN);
      if (!first) await store.keys.add(drawn, OWN);
      return first ?? drawn;
    });
  } catch {
    return drawKeyPair();
  } finally {
    store.close();
  }
}

/** What a phone needs to return to its table after a restart. */
export interface StoredTable {
  /** The room code; null where two scans have linked the phones. */
  readonly code: string | null;
  readonly record: TableRecord;
}

const record = v.object({
  table: v.string(),
  plan: v.object({
    game: text(64),
    rules: count,
    options: jsonObject,
    start: v.exactOptional(jsonObject),
    startDigest: v.string(),
    help: v.boolean(),
  }),
  charter: v.nullable(charter),
  lobby: forms.lobby,
  term: count,
  host: phone,
  awaited: v.array(phone),
  previous: v.exactOptional(v.array(v.object({ id: v.string(), charter }))),
  drawings: v.exactOptional(
    v.array(
      v.object({ plan: v.string(), commitments: v.array(v.strictTuple([phone, v.string()])) }),
    ),
  ),
  commitments: v.exactOptional(
    v.array(v.object({ digest: v.string(), seat: count, action: jsonObject, nonce: v.string() })),
  ),
  ended: v.exactOptional(forms.ended),
});

const storedTable = v.object({ code: v.nullable(v.string()), record });

/**
 * Reads a table as it is stored. Null: it is damaged, or of an earlier time: up to protocol 3 the phones had not agreed
 * on whether hints are allowed, and up to 2 nothing was signed. Its match goes on, but not with the others.
 */
function readStoredTable(stored: Json | undefined): StoredTable | null {
  const table = readForm(storedTable, stored, '');
  return isProblem(table) ? null : table;
}

/** Runs a task on this phone's archive. */
type WithArchive = <T>(task: (archive: Archive) => Promise<T | Trouble>) => Promise<T | Trouble>;

const NAME = 'link-name';
/** Spelled as it was when it was first stored. */
const SERVER = 'signalling';
/** The table whose match has not begun yet. */
const LOBBY = 'link-lobby';

const tableKey = (match: string | null) => (match === null ? LOBBY : `link-table-${match}`);

/** What this phone stores about linked tables: who it is, where its tables are, and which server it uses. */
export class LinkSettings {
  readonly #withArchive: WithArchive;
  readonly #app: string;
  readonly #host: string;
  readonly #defaultName: () => string;
  readonly #drawKeys: () => Promise<KeyPair>;
  #keys: Promise<KeyPair> | null = null;

  /** `host`: where this page comes from. `defaultName`: the name of a host without a seat who never gave one. */
  constructor(
    withArchive: WithArchive,
    app: string,
    host: string,
    defaultName: () => string,
    keys: () => Promise<KeyPair> = ownKeyPair,
  ) {
    this.#withArchive = withArchive;
    this.#app = app;
    this.#host = host;
    this.#defaultName = defaultName;
    this.#drawKeys = keys;
  }

  /** This phone's key pair. It is read once a page. */
  keys(): Promise<KeyPair> {
    this.#keys ??= this.#drawKeys();
    return this.#keys;
  }

  /** The name that people at this phone gave last; empty before the first time. */
  async name(): Promise<string> {
    const name = await this.#read(NAME);
    return typeof name === 'string' ? name : '';
  }

  /**
   * This phone with the name that its people give now, or else with the last one. Tables recognize it by its key.
   */
  async thisPhone(given = ''): Promise<ThisPhone> {
    const { key } = await this.keys();
    if (given !== '') await this.#write(NAME, given);
    const whole = given || (await this.name()) || this.#defaultName();
    // The names in a match from a file may be longer. No other phone could read ours.
    const name = whole.slice(0, LONGEST_PHONE_NAME);
    return { phone: phoneOf(key), key, name, app: this.#app, timeOfDay: Date.now };
  }

  /** The table of a match of this phone; with null the table whose match has not begun. */
  async table(match: string | null): Promise<StoredTable | null> {
    return readStoredTable(await this.#read(tableKey(match)));
  }

  /** With null the table is forgotten. False: it could not be written. */
  storeTable(match: string | null, table: StoredTable | null): Promise<boolean> {
    return this.#write(tableKey(match), JSON.parse(JSON.stringify(table)) as Json);
  }

  /** The server as people typed it into Settings. */
  async server(): Promise<SignalingServer> {
    const stored = await this.#read(SERVER);
    if (!isObject(stored)) return PUBLIC_SERVER;
    const text = (value: Json | undefined) => (typeof value === 'string' ? value : '');
    const { address, turn, user, password } = stored;
    return { address: text(address), turn: text(turn), user: text(user), password: text(password) };
  }

  async storeServer(server: SignalingServer): Promise<void> {
    await this.#write(SERVER, { ...server });
  }

  /** The server to use; null: the public one. Never another than the one that people have typed. */
  async signaling(): Promise<Signaling | LinkTrouble | null> {
    const signaling = signalingOf(await this.server(), this.#host);
    return typeof signaling === 'string' ? new LinkTrouble('bad-server') : signaling;
  }

  async #read(key: string): Promise<Json | undefined> {
    const settings = await this.#withArchive(readSettings);
    return isTrouble(settings) ? undefined : settings.get(key);
  }

  async #write(key: string, value: Json): Promise<boolean> {
    return !isTrouble(await this.#withArchive((archive) => writeSetting(archive, key, value)));
  }
}
