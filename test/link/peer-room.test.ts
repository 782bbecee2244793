import { EventEmitter } from 'node:events';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Link, LinkTrouble } from '../../src/link/connections/link';
import { openRoom } from '../../src/link/connections/peer-room';

/** The PeerJS of the test: it is registered at once, and hands on what the test lets come. */
class FakePeer extends EventEmitter {
  static last: FakePeer | null = null;
  readonly disconnected = false;

  constructor(_id: string, { host }: { readonly host?: string }) {
    super();
    if (host === 'forbidden.example') throw new DOMException('insecure', 'SecurityError');
    FakePeer.last = this;
    queueMicrotask(() => this.emit('open'));
  }

  disconnect() {}
  destroy() {}
}

vi.mock('peerjs', () => ({ Peer: FakePeer }));

/** What another phone has offered to open. */
class Offered extends EventEmitter {
  readonly open = true;
  readonly peerConnection = { localDescription: null, remoteDescription: null };
  readonly close = vi.fn();
  readonly serialization: string;

  constructor(serialization: string) {
    super();
    this.serialization = serialization;
  }
}

async function room() {
  const links: Link[] = [];
  await openRoom('ACE349', null, { joined: (link) => void links.push(link), lost: () => {} });
  if (!FakePeer.last) throw new Error('no peer');
  return { peer: FakePeer.last, links };
}

beforeEach(() => vi.stubGlobal('RTCPeerConnection', class {}));

test.each(['binary', 'binary-utf8', 'json', 'none'])(
  'D6: a link of the kind “%s” is closed before it opens',
  async (kind) => {
    const { peer, links } = await room();
    const offered = new Offered(kind);
    peer.emit('connection', offered);
    expect(offered.close).toHaveBeenCalledOnce();
    offered.emit('open');
    offered.emit('data', new Uint8Array(1_000_000));
    expect(links).toEqual([]);
    expect(offered.listenerCount('data')).toBe(0);
  },
);

test('D6: a call is hung up at once', async () => {
  const { peer } = await room();
  const call = { close: vi.fn() };
  peer.emit('call', call);
  expect(call.close).toHaveBeenCalledOnce();
});

test('a link of ours is opened', async () => {
  const { peer, links } = await room();
  const offered = new Offered('raw');
  peer.emit('connection', offered);
  offered.emit('open');
  expect(offered.close).not.toHaveBeenCalled();
  expect(links).toHaveLength(1);
});

test('a server that the page’s policy forbids does not answer: Firefox throws at it', async () => {
  const server = { host: 'forbidden.example', port: 80, path: '/', secure: false, iceServers: [] };
  const room = await openRoom('ACE349', server, { joined: () => {}, lost: () => {} });
  expect(room).toEqual(new LinkTrouble('no-server'));
});

test('where there is no WebRTC, it is not tried', async () => {
  vi.stubGlobal('RTCPeerConnection', undefined);
  Reflect.deleteProperty(globalThis, 'RTCPeerConnection');
  const room = await openRoom('ACE349', null, { joined: () => {}, lost: () => {} });
  expect(room).toEqual(new LinkTrouble('no-webrtc'));
});
