import { signal } from '@preact/signals';
import { isLinkTrouble, type Link, type LinkTrouble } from '../../link/connections/link';
import { openRoom, type Room, type Signaling } from '../../link/connections/peer-room';

export type RoomState = 'closed' | 'opening' | 'open' | LinkTrouble['trouble'];

/** Milliseconds between two attempts to open a room. */
const RETRY_AFTER = 5000;
/** Milliseconds in which the previous host gives the code up. */
const CODE_FREE_AFTER = 1500;

interface RoomEvents {
  joined(link: Link): void;
  /** Another phone has taken the code while the server was unreachable. */
  lost(): void;
}

/** Keeps a table's room open for as long as this phone is the host. */
export class RoomKeeper {
  readonly state = signal<RoomState>('closed');
  readonly #signaling: () => Promise<Signaling | LinkTrouble | null>;
  readonly #events: RoomEvents;
  #room: Room | null = null;
  /** Counts the calls of `open` and `close`, so that the result of an outdated attempt is discarded. */
  #generation = 0;

  constructor(signaling: () => Promise<Signaling | LinkTrouble | null>, events: RoomEvents) {
    this.#signaling = signaling;
    this.#events = events;
  }

  /** Opens the room, and retries until it is open. Resolves with the result of the first attempt. */
  open(code: string): Promise<RoomState> {
    this.close();
    this.state.value = 'opening';
    return this.#attempt(code);
  }

  close(): void {
    this.#generation++;
    this.#room?.close();
    this.#room = null;
    this.state.value = 'closed';
  }

  async #attempt(code: string): Promise<RoomState> {
    const generation = this.#generation;
    const signaling = await this.#signaling();
    const room = isLinkTrouble(signaling)
      ? signaling
      : await openRoom(code, signaling, this.#events);
    if (generation !== this.#generation) {
      if (!isLinkTrouble(room)) room.close();
      return 'closed';
    }
    if (isLinkTrouble(room)) {
      this.state.value = room.trouble;
      if (room.trouble !== 'no-webrtc')
        setTimeout(
          () => generation === this.#generation && void this.#attempt(code),
          room.trouble === 'code-taken' ? CODE_FREE_AFTER : RETRY_AFTER,
        );
    } else {
      this.#room = room;
      this.state.value = 'open';
    }
    return this.state.value;
  }
}
