import { signal } from '@preact/signals';
import type { Link } from '../../link/link';
import { isLinkTrouble, type LinkTrouble } from '../../link/link-trouble';
import { openRoom, type Room } from '../../link/peer-room';
import { keptSignalling } from './signalling';

export type RoomState = 'closed' | 'opening' | 'open' | LinkTrouble['trouble'];

/** Between two tries to hold a room that cannot be held now. */
const AGAIN_AFTER = 5000;
/** Whoever was the host before gives it up in a moment. */
const FREE_AFTER = 1500;

/** Holds the room of a table whose host is this phone, as long as it is. */
export class RoomKeeper {
  readonly state = signal<RoomState>('closed');
  readonly #joined: (link: Link) => void;
  readonly #lost: () => void;
  #room: Room | null = null;
  /** Counts what is wanted, so that what comes late is put away. */
  #wish = 0;

  /** `lost`: somebody else has taken the code while the server was away. */
  constructor(joined: (link: Link) => void, lost: () => void) {
    this.#joined = joined;
    this.#lost = lost;
  }

  /** Holds the room from now on, and tries again while it cannot. Says how the first try went. */
  hold(code: string): Promise<RoomState> {
    this.release();
    this.state.value = 'opening';
    return this.#try(code);
  }

  async #try(code: string): Promise<RoomState> {
    const wish = this.#wish;
    const room = await openRoom(code, await keptSignalling(), {
      joined: this.#joined,
      lost: this.#lost,
    });
    if (wish !== this.#wish) {
      if (!isLinkTrouble(room)) room.close();
      return 'closed';
    }
    if (isLinkTrouble(room)) {
      this.state.value = room.trouble;
      if (room.trouble !== 'no-webrtc')
        setTimeout(
          () => wish === this.#wish && void this.#try(code),
          room.trouble === 'code-taken' ? FREE_AFTER : AGAIN_AFTER,
        );
    } else {
      this.#room = room;
      this.state.value = 'open';
    }
    return this.state.value;
  }

  release(): void {
    this.#wish++;
    this.#room?.close();
    this.#room = null;
    this.state.value = 'closed';
  }
}
