import type { Link, LinkListener } from './link';

/** What a link over WebRTC needs of what carries it. */
interface Carrier {
  readonly isOpen: boolean;
  readonly buffered: number;
  send(text: string): void;
  close(): void;
}

/** Keeps what comes before anybody listens, and says only once that it is over. */
export class CarriedLink implements Link {
  readonly #carrier: Carrier;
  #listener: LinkListener | null = null;
  #early: string[] = [];
  #over = false;

  constructor(carrier: Carrier) {
    this.#carrier = carrier;
  }

  get buffered(): number {
    return this.#carrier.buffered;
  }

  send(text: string): void {
    if (this.#over || !this.#carrier.isOpen) return;
    try {
      this.#carrier.send(text);
    } catch {
      // The channel closes at this moment, or its buffer is full because nobody takes anything any more.
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

  /** Something has come. What is no text becomes one that no message is. */
  came(data: unknown): void {
    const text = typeof data === 'string' ? data : '';
    if (this.#listener) this.#listener.text(text);
    else this.#early.push(text);
  }

  /** The carrier is over by itself. */
  ended(): void {
    if (this.#over) return;
    this.#over = true;
    this.#carrier.close();
    this.#listener?.closed();
  }
}

/** A link over one data channel of a connection that carries nothing else. */
export function channelLink(channel: RTCDataChannel, connection: RTCPeerConnection): Link {
  const link = new CarriedLink({
    get isOpen() {
      return channel.readyState === 'open';
    },
    get buffered() {
      return channel.bufferedAmount;
    },
    send: (text) => channel.send(text),
    close: () => connection.close(),
  });
  channel.addEventListener('message', ({ data }) => link.came(data));
  channel.addEventListener('close', () => link.ended());
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') link.ended();
  });
  return link;
}
