import { digestOf } from '../identity/digest';
import type { PhoneId } from '../messages/message';
import type { Link, LinkListener } from './link';

/** The part of a WebRTC channel that a link needs. */
interface Carrier {
  readonly isOpen: boolean;
  readonly buffered: number;
  send(text: string): void;
  close(): void;
}

/** A link over a carrier. Buffers texts until there is a listener, and reports the end once. */
export class CarriedLink implements Link {
  readonly #carrier: Carrier;
  #listener: LinkListener | null = null;
  #early: string[] = [];
  #over = false;
  readonly binding: string;
  readonly peer: PhoneId | null;

  constructor(carrier: Carrier, binding: string, peer: PhoneId | null = null) {
    this.#carrier = carrier;
    this.binding = binding;
    this.peer = peer;
  }

  get buffered(): number {
    return this.#carrier.buffered;
  }

  send(text: string): void {
    if (this.#over || !this.#carrier.isOpen) return;
    try {
      this.#carrier.send(text);
    } catch {
      // The channel is closing, or its buffer is full because the other phone no longer receives.
      this.ended();
    }
  }

  close(): void {
    if (this.#over) return;
    this.#over = true;
    this.#carrier.close();
  }

  listen(listener: LinkListener): void {
    this.#listener = listener;
    const early = this.#early;
    this.#early = [];
    for (const text of early) listener.text(text);
    if (this.#over) listener.closed();
  }

  /** Data has arrived. Binary data becomes an empty text, which is no valid message. */
  came(data: unknown): void {
    const text = typeof data === 'string' ? data : '';
    if (this.#listener) this.#listener.text(text);
    else this.#early.push(text);
  }

  /** The carrier has ended. */
  ended(): void {
    if (this.#over) return;
    this.#over = true;
    this.#carrier.close();
    this.#listener?.closed();
  }
}

/** A link over the only data channel of a connection. */
export function channelLink(
  channel: RTCDataChannel,
  connection: RTCPeerConnection,
  peer: PhoneId,
): Link {
  const carrier = {
    get isOpen() {
      return channel.readyState === 'open';
    },
    get buffered() {
      return channel.bufferedAmount;
    },
    send: (text: string) => channel.send(text),
    close: () => connection.close(),
  };
  const link = new CarriedLink(carrier, bindingOf(connection), peer);
  channel.addEventListener('message', ({ data }) => link.came(data));
  channel.addEventListener('close', () => link.ended());
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') link.ended();
  });
  return link;
}

/** The certificates by which browsers encrypt a connection, as both descriptions name them. */
const FINGERPRINT = /^a=fingerprint:(\S+) ([0-9a-f:]+)\s*$/gim;

/**
 * What is the same at both ends of a connection, and nowhere else. All fingerprints of a side count: a description with
 * a second one, of a phone in between, has another text.
 */
export function bindingOf({
  localDescription,
  remoteDescription,
}: Pick<RTCPeerConnection, 'localDescription' | 'remoteDescription'>): string {
  const sides = [localDescription?.sdp, remoteDescription?.sdp].map((sdp = '') => {
    const named = [...sdp.matchAll(FINGERPRINT)].map(([, hash = '', digest = '']) =>
      `${hash} ${digest}`.toLowerCase(),
    );
    return [...new Set(named)].sort().join(' ');
  });
  return digestOf(['connection', ...sides.sort()]);
}
