import { readSettings, writeSetting } from '../../archive/settings';
import { isTrouble } from '../../archive/trouble';
import { isObject, type Json } from '../../kit/json';
import type { Signalling } from '../../link/peer-room';
import { withKept } from '../kept';

/** A signalling server of one's own, as people write it down. */
export interface OwnServer {
  /** Such as `https://trains.example:9000/`; empty: the public server. */
  readonly address: string;
  /** Such as `turn:trains.example:3478`; empty: none. */
  readonly turn: string;
  readonly user: string;
  readonly password: string;
}

const PUBLIC_SERVER: OwnServer = { address: '', turn: '', user: '', password: '' };

const KEY = 'signalling';

export async function keptServer(): Promise<OwnServer> {
  const settings = await withKept(readSettings);
  const kept = isTrouble(settings) ? undefined : settings.get(KEY);
  if (!isObject(kept)) return PUBLIC_SERVER;
  const text = (value: Json | undefined) => (typeof value === 'string' ? value : '');
  const { address, turn, user, password } = kept;
  return { address: text(address), turn: text(turn), user: text(user), password: text(password) };
}

export async function keepServer(server: OwnServer): Promise<void> {
  await withKept((archive) => writeSetting(archive, KEY, { ...server }));
}

/** Null: the public server. `unusable`: what is written there is no address. */
export function signallingOf(server: OwnServer): Signalling | 'unusable' | null {
  if (server.address.trim() === '') return null;
  const url = addressOf(server.address.trim());
  if (!url) return 'unusable';
  const secure = url.protocol === 'https:';
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  const { turn, user, password } = server;
  const iceServers = turn.trim()
    ? [{ urls: turn.trim(), username: user.trim(), credential: password }]
    : [];
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 443 : 80),
    path,
    secure,
    iceServers,
  };
}

/** Where phones find each other by what this phone's settings say. */
export async function keptSignalling(): Promise<Signalling | null> {
  const signalling = signallingOf(await keptServer());
  return signalling === 'unusable' ? null : signalling;
}

function addressOf(written: string): URL | null {
  try {
    const url = new URL(/^https?:/.test(written) ? written : `https://${written}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}
