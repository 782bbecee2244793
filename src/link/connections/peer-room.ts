import type { DataConnection, Peer, PeerOptions } from 'peerjs';
import { fingerprint } from '../../kit/fingerprint';
import { drawSecret } from '../identity/digest';
import { bindingOf, CarriedLink } from './channel-link';
import { hasWebRtc, isLinkTrouble, type Link, LinkTrouble } from './link';
import { lobbyId } from './room-code';

/** PeerJS hands texts on as they come. */
const RAW = 'raw';

const SERVER_WITHIN = 15_000;
const OPEN_WITHIN = 20_000;
/** Milliseconds between two attempts to reconnect to the signaling server. */
const RETURN_AFTER = 5000;

/** A signaling server. Where it is null, the public one of PeerJS with its STUN and TURN servers. */
export interface Signaling {
  readonly host: string;
  readonly port: number;
  readonly path: string;
  readonly secure: boolean;
  /** STUN and TURN servers. Phones in one network need none. */
  readonly iceServers: readonly RTCIceServer[];
}

/** A room that guests find by its code. */
export interface Room {
  readonly code: string;
  /** Gives the code up. Open links stay open. */
  close(): void;
}

/**
 * Opens a room. `joined` gets every guest's link. `lost` is called when another phone has taken the code while
 * the server was unreachable.
 */
export async function openRoom(
  code: string,
  signaling: Signaling | null,
  on: { joined(link: Link): void; lost(): void },
): Promise<Room | LinkTrouble> {
  const peer = await reach(lobbyId(code), signaling);
  if (isLinkTrouble(peer)) return peer;
  let held = true;
  peer.on('connection', (connection) => {
    // Ours carry texts only. Others fill the memory with pieces, or throw errors at what they cannot read.
    if (connection.serialization !== RAW) connection.close();
    else connection.on('open', () => on.joined(connectionLink(connection)));
  });
  refuseCalls(peer);
  // Open links do not need the server; new guests find the room once it is back.
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
  signaling: Signaling | null,
): Promise<Link | LinkTrouble> {
  const peer = await reach(fingerprint(drawSecret()), signaling);
  if (isLinkTrouble(peer)) return peer;
  refuseCalls(peer);
  peer.on('connection', (connection) => connection.close());
  const opened = await open(peer, lobbyId(code));
  if (isLinkTrouble(opened)) {
    peer.destroy();
    return opened;
  }
  // The open link does not need the server.
  peer.disconnect();
  return connectionLink(opened, () => peer.destroy());
}

/** Audio and video calls are not used. */
function refuseCalls(peer: Peer): void {
  peer.on('call', (call) => call.close());
}

/** Registers this phone at the signaling server under an id. */
async function reach(id: string, signaling: Signaling | null): Promise<Peer | LinkTrouble> {
  if (!hasWebRtc()) return new LinkTrouble('no-webrtc');
  const { Peer } = await import('peerjs');
  let peer: Peer;
  try {
    peer = new Peer(id, optionsFor(signaling));
  } catch {
    // Firefox throws at a server that the page's policy forbids.
    return new LinkTrouble('no-server');
  }
  return new Promise((resolve) => {
    const fail = (trouble: LinkTrouble['trouble']) => {
      peer.destroy();
      resolve(new LinkTrouble(trouble));
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
    const connection = peer.connect(id, { reliable: true, serialization: RAW });
    const fail = (trouble: LinkTrouble['trouble']) => resolve(new LinkTrouble(trouble));
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
  const carrier = {
    get isOpen() {
      return connection.open;
    },
    get buffered() {
      return connection.dataChannel.bufferedAmount;
    },
    send: (text: string) => void connection.send(text),
    close: () => {
      connection.close();
      release();
    },
  };
  const link = new CarriedLink(carrier, bindingOf(connection.peerConnection));
  connection.on('data', (data) => link.came(data));
  connection.on('close', () => link.ended());
  connection.on('error', () => link.ended());
  return link;
}

/** `debug: 0` keeps failures out of the console: they are returned as trouble. */
function optionsFor(signaling: Signaling | null): PeerOptions {
  if (!signaling) return { debug: 0 };
  const { host, port, path, secure, iceServers } = signaling;
  return { host, port, path, secure, debug: 0, config: { iceServers: [...iceServers] } };
}
