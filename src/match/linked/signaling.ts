import type { Signaling } from '../../link/connections/peer-room';

/** A signaling server as people type it into Settings. */
export interface SignalingServer {
  /** Such as `https://trains.example:9000/`; empty: the public server. */
  readonly address: string;
  /** Such as `turn:trains.example:3478`; empty: none. */
  readonly turn: string;
  readonly user: string;
  readonly password: string;
}

export const PUBLIC_SERVER: SignalingServer = { address: '', turn: '', user: '', password: '' };

/** Why a server cannot work: it cannot be read, or the page may not speak to it without TLS. */
export type ServerProblem = 'unusable' | 'insecure';

/** The server to use by a page that came from `host`; null: the public one. */
export function signalingOf(
  server: SignalingServer,
  host: string,
): Signaling | ServerProblem | null {
  const written = server.address.trim();
  if (written === '') return null;
  const url = readAddress(written);
  if (!url) return 'unusable';
  const secure = url.protocol === 'https:';
  if (!secure && url.host !== host) return 'insecure';
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

export function serverProblem(server: SignalingServer, host: string): ServerProblem | null {
  const signaling = signalingOf(server, host);
  return typeof signaling === 'string' ? signaling : null;
}

function readAddress(written: string): URL | null {
  try {
    const url = new URL(/^https?:/.test(written) ? written : `https://${written}`);
    // Some engines write what no host may contain as %20 and the like, where others refuse it.
    const named = !url.hostname.includes('%');
    return named && (url.protocol === 'https:' || url.protocol === 'http:') ? url : null;
  } catch {
    return null;
  }
}
