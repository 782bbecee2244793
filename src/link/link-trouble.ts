/** Why two phones could not be joined. */
export interface LinkTrouble {
  readonly trouble:
    | 'no-webrtc'
    /** The signalling server does not answer. */
    | 'no-server'
    /** Somebody else hosts under this code. */
    | 'code-taken'
    /** Nobody hosts under this code. */
    | 'no-such-room'
    /** Both are there, but no way leads from one to the other. */
    | 'unreachable'
    /** What was scanned or pasted is no code of a phone, or of the wrong one of the two. */
    | 'no-code'
    | 'cancelled';
}

export function isLinkTrouble(value: object): value is LinkTrouble {
  return 'trouble' in value;
}
