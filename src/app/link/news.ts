import { signal } from '@preact/signals';
import type { PhoneId } from '../../link/message';
import type { Notice } from '../../link/session/effect';
import type { TableView } from '../../link/session/view';
import type { Talk } from '../../link/talk';
import type { LiveMatch } from '../../match/live-match';
import { announce } from '../../ui/live';
import { showToast } from '../../ui/toast';
import { muted } from './muted';
import { linkWords } from './words/words';

/** Milliseconds for which something said stays in sight. */
const HEARD_FOR = 6000;

/** The end of a table for this phone. */
export interface Ending {
  readonly because: string;
  /** The version of the host's app, where that is the reason. */
  readonly app: string | null;
}

/** Says that the table's match has begun, to whoever looks at another screen. */
export function tellBegun({ header }: LiveMatch): void {
  const { begun, goThere } = linkWords();
  const there = `#/match/${header.id}`;
  const run = () => {
    location.hash = there;
  };
  // The table leads there by itself; from the match before, people have been led to the table.
  if (location.hash !== '#/table') showToast({ text: begun, action: { label: goThere, run } });
}

/** Says that a match that has ended without this phone is whole here, before it is put away. */
function tellEnd(match: string): void {
  const { endCame, lookAtEnd } = linkWords();
  const run = () => {
    location.hash = `#/match/${match}`;
  };
  showToast({ text: endCame, action: { label: lookAtEnd, run } });
}

/** What the table tells once: most of it is said and gone, the rest stays until somebody acts upon it. */
export class News {
  readonly ended = signal<Ending | null>(null);
  /** A phone that has gone on as host while this one was away, and is one too. */
  readonly newerHost = signal<PhoneId | null>(null);
  /** The room is held by a host of before, which this phone does not follow. */
  readonly olderHost = signal(false);
  /** The last thing said across the table. */
  readonly talk = signal<{ readonly phone: PhoneId; readonly talk: Talk } | null>(null);

  take(notice: Notice, { table }: TableView): void {
    const words = linkWords();
    const nameOf = (phone: PhoneId | null) =>
      table?.lobby.phones.find((one) => one.phone === phone)?.name ?? words.somebody;
    switch (notice.notice) {
      case 'knocks':
        announce(words.knocks(notice.name));
        return;
      case 'joined':
      case 'lost':
      case 'back':
      case 'left':
        announce(words.came[notice.notice](nameOf(notice.phone)));
        return;
      case 'dropped':
        if (notice.phone !== table?.host) showToast({ text: words.dropped(nameOf(notice.phone)) });
        else this.ended.value = { because: 'broken', app: null };
        return;
      case 'refused':
        this.ended.value = { because: notice.because, app: notice.app };
        return;
      case 'parted':
        this.ended.value = { because: notice.because, app: null };
        return;
      case 'talk':
        this.#hear(notice);
        return;
      case 'undo-refused':
        showToast({
          text: notice.phone ? words.undoRefused(nameOf(notice.phone)) : words.undoTooLate,
        });
        return;
      case 'brought':
        showToast({ text: words.brought(nameOf(notice.phone), notice.entries) });
        return;
      case 'end-came':
        tellEnd(notice.match);
        return;
      case 'newer-host':
        this.newerHost.value = notice.phone;
        return;
      case 'older-host':
        this.olderHost.value = true;
        return;
      case 'host-lost':
        announce(words.hostLost);
        return;
      case 'unstored':
        showToast({ text: words.unstored });
        return;
      case 'confirmed':
      case 'declined':
      // Whoever offered it is answered.
    }
  }

  #hear({ phone, talk }: { readonly phone: PhoneId; readonly talk: Talk }): void {
    if (muted.peek()) return;
    const said = { phone, talk };
    this.talk.value = said;
    setTimeout(() => {
      if (this.talk.value === said) this.talk.value = null;
    }, HEARD_FOR);
  }
}
