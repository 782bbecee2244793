import type { PhoneId } from '../messages/message';

/**
 * One connection to one other phone. Texts may be lost, repeated or reordered, but each arrives whole.
 */
export interface Link {
  /**
   * A text that is the same at both ends of this connection, and nowhere else: it depends on the certificates with which
   * the connection is encrypted. A phone in between would have one connection to each end, with two other texts.
   */
  readonly binding: string;
  /** The id of the phone at the other end, where its code was scanned or pasted; null: it has to prove who it is. */
  readonly peer: PhoneId | null;
  /** Sends one text of at most `MAX_FRAME_LENGTH` characters; on a closed link it does nothing. */
  send(text: string): void;
  /** Bytes that have not been sent yet. */
  readonly buffered: number;
  /** Ends the link without calling the listener's `closed`. */
  close(): void;
  /** Sets the listener. It gets the texts that have arrived before first, in order. */
  listen(listener: LinkListener): void;
}

export interface LinkListener {
  text(text: string): void;
  /** The other phone or the network has ended the link. A phone that dies often does not close it. */
  closed(): void;
}

/** Why two phones could not be linked. */
export class LinkTrouble {
  readonly trouble:
    | 'no-webrtc'
    /** The address of the signaling server in the settings can never work. */
    | 'bad-server'
    /** The signaling server does not answer. */
    | 'no-server'
    /** Another phone hosts under this code. */
    | 'code-taken'
    /** No phone hosts under this code. */
    | 'no-such-room'
    /** Both phones are there, but no network path connects them. */
    | 'unreachable'
    /** The scanned or pasted text is not a phone's code, or it is the wrong one of the two. */
    | 'no-code'
    | 'canceled';

  constructor(trouble: LinkTrouble['trouble']) {
    this.trouble = trouble;
  }
}

export function isLinkTrouble(value: unknown): value is LinkTrouble {
  return value instanceof LinkTrouble;
}

/** Whether the browser has WebRTC; some do without, or have it switched off. */
export const hasWebRtc = (): boolean => 'RTCPeerConnection' in globalThis;
