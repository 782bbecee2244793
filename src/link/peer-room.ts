import type { DataConnection, Peer, PeerOptions } from 'peerjs';
import { CarriedLink } from './channel-link';
import { lobbyId } from './code';
import type { Link } from './link';
import type { LinkTrouble } from './link-trouble';

const SERVER_WITHIN = 15_000;
const OPEN_WITHIN = 20_000;
/** Between two tries to reach a signalling server that was there before. */
const RETURN_AFTER = 5000;

/** Where phones find each other; null: the public server of PeerJS, and its helpers for difficult networks. */
export interface Signalling {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly secure: boolean;
  /** STUN and TURN servers; none are needed in one network. */
  readonly iceServers: readonly RTCIceServer[];
}

/** A code under which guests find this phone, for as long as it is held. */
export interface Room {
  readonly code: string;
  /** Gives the code up; links that are open stay. */
  close(): void;
}

/**
 * Holds a room. `joined` is told of every guest's link, `lost` when somebody else has taken the code while
 * the server was away.
 */
export async function openRoom(
  code: string,
  signalling: Signalling | null,
  on: { joined(link: Link): void; lost(): void },
): Promise<Room | LinkTrouble> {
  const peer = await reach(lobbyId(code), signalling);
  if ('trouble' in peer) return peer;
  let held = true;
  peer.on('connection', (connection) => {
    connection.on('open', () => on.joined(connectionLink(connection)));
  });
  // Without the server those who are joined play on; new ones find the room when it is back.
  peer.on('disconnected', () => {
    setTimeout(() => {
      if (held && peer.disconnected && !peer.destroyed) peer.reconnect();
    }, RETURN_AFTER);
  });
  peer.on('error', ({ type }) => {
    if (type === 'unavailable-id' && held) on.lost();
  });
  return {
    code,
    close: () => {
      held = false;
      peer.disconnect();
    },
  };
}

/** A link to the host of a room. */
export async function joinRoom(
  code: string,
  signalling: Signalling | null,
): Promise<Link | LinkTrouble> {
  const peer = await reach(randomId(), signalling);
  if ('trouble' in peer) return peer;
  const opened = await open(peer, lobbyId(code));
  if ('trouble' in opened) {
    peer.destroy();
    return opened;
  }
  // The server has done its part; the link does not need it.
  peer.disconnect();
  return connectionLink(opened, () => peer.destroy());
}

/** This phone at the signalling server, under an id. */
async function reach(id: string, signalling: Signalling | null): Promise<Peer | LinkTrouble> {
  if (!('RTCPeerConnection' in globalThis)) return { trouble: 'no-webrtc' };
  const { Peer } = await import('peerjs');
  return new Promise((resolve) => {
    const peer = new Peer(id, optionsFor(signalling));
    const fail = (trouble: LinkTrouble['trouble']) => {
      peer.destroy();
      resolve({ trouble });
    };
    const late = setTimeout(() => fail('no-server'), SERVER_WITHIN);
    peer.once('open', () => {
      clearTimeout(late);
      peer.off('error', refused);
      resolve(peer);
    });
    const refused = ({ type }: { readonly type: string }) => {
      clearTimeout(late);
      fail(TROUBLES[type] ?? 'no-server');
    };
    peer.on('error', refused);
  });
}

const TROUBLES: Readonly<Record<string, LinkTrouble['trouble']>> = {
  'browser-incompatible': 'no-webrtc',
  'unavailable-id': 'code-taken',
  'peer-unavailable': 'no-such-room',
  webrtc: 'unreachable',
};

function open(peer: Peer, id: string): Promise<DataConnection | LinkTrouble> {
  return new Promise((resolve) => {
    const connection = peer.connect(id, { reliable: true, serialization: 'raw' });
    const fail = (trouble: LinkTrouble['trouble']) => resolve({ trouble });
    const late = setTimeout(() => fail('unreachable'), OPEN_WITHIN);
    connection.on('open', () => {
      clearTimeout(late);
      resolve(connection);
    });
    connection.on('error', () => fail('unreachable'));
    connection.on('close', () => fail('unreachable'));
    peer.on('error', ({ type }) => fail(TROUBLES[type] ?? 'no-server'));
  });
}

function connectionLink(connection: DataConnection, release = () => {}): Link {
  const link = new CarriedLink({
    get isOpen() {
      return connection.open;
    },
    get buffered() {
      return connection.dataChannel.bufferedAmount;
    },
    send: (text) => void connection.send(text),
    close: () => {
      connection.close();
      release();
    },
  });
  connection.on('data', (data) => link.came(data));
  connection.on('close', () => link.ended());
  connection.on('error', () => link.ended());
  return link;
}

/** `debug: 0`: what goes wrong is told as trouble, not in the console. */
function optionsFor(signalling: Signalling | null): PeerOptions {
  if (!signalling) return { debug: 0 };
  const { host, port, path, secure, iceServers } = signalling;
  return { host, port, path, secure, debug: 0, config: { iceServers: [...iceServers] } };
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
