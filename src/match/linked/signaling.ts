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

/** Null: the public server. `unusable`: the address cannot be read. */
export function signalingOf(server: SignalingServer): Signaling | 'unusable' | null {
  if (server.address.trim() === '') return null;
  const url = readAddress(server.address.trim());
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

/**
 * Why a server cannot work, or null. `unusable`: its address cannot be read. `insecure`: browsers let a page speak only
 * to its own origin, at `host`, and elsewhere only over TLS.
 */
export function serverProblem(
  server: SignalingServer,
  host: string,
): 'unusable' | 'insecure' | null {
  const written = server.address.trim();
  if (written === '') return null;
  const url = readAddress(written);
  if (!url) return 'unusable';
  return url.protocol === 'https:' || url.host === host ? null : 'insecure';
}

function readAddress(written: string): URL | null {
  try {
    const url = new URL(/^https?:/.test(written) ? written : `https://${written}`);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}
