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
