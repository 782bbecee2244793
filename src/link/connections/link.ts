/**
 * One connection to one other phone. Texts may be lost, repeated or reordered, but each arrives whole.
 */
export interface Link {
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
