/**
 * One connection to one other phone, whatever carries it. Texts may be lost, doubled or come in another
 * order; what is sent as one text comes as one text.
 */
export interface Link {
  /** Sends one text of at most `LONGEST_FRAME` characters; on a closed link it does nothing. */
  send(text: string): void;
  /** Bytes that wait to go out. */
  readonly buffered: number;
  /** Ends the link; the listener's `closed` is not called for it. */
  close(): void;
  /** Who is told from now on what comes; texts that came before are told first, in order. */
  listen(listener: LinkListener): void;
}

export interface LinkListener {
  text(text: string): void;
  /** The other side or the network ended it. A phone that vanishes often closes nothing. */
  closed(): void;
}
