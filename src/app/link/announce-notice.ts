import { signal } from '@preact/signals';
import { isolated } from '../../kit/names';
import type { PhoneId, Talk } from '../../link/messages/message';
import type { Notice } from '../../link/session/effect';
import type { TableView } from '../../link/session/view';
import type { LiveMatch } from '../../match/live-match';
import { announce } from '../../ui/live';
import { showToast } from '../../ui/toast';
import { nameOfApplicant, phoneName, seatNameAt } from './shown-names';
import { muted } from './stored-settings';
import { linkedMatchWords, linkWords } from './words/words';

/** Milliseconds for which a quick message stays on the screen. */
const TALK_STAYS = 6000;

export const currentTalk = signal<{ readonly phone: PhoneId; readonly talk: Talk } | null>(null);

/** The address of a table: there, and nowhere below it, is the match of linked phones shown. */
const AT_TABLE = /^#\/match\/[^/]+$/;

const openMatch = (id: string) => () => {
  location.hash = `#/match/${id}`;
};

/** Announces on other screens that the table's match has begun. */
export function announceBegun({ header }: LiveMatch): void {
  const { begun, goThere } = linkWords();
  // The lobby opens the match by itself, and the table of a finished match leads to the lobby.
  if (location.hash !== '#/table')
    showToast({ text: begun, action: { label: goThere, run: openMatch(header.id) } });
}

/** Announces once what has happened at the table. What stays until it is handled is in `TableAlerts`. */
export function announceNotice(notice: Notice, view: TableView) {
  const words = linkWords();
  const nameOf = (phone: PhoneId | null) => phoneName(view, phone) || words.anotherPhone;
  const toast = (text: string) => void showToast({ text });
  switch (notice.notice) {
    case 'join-request':
      return announce(
        words.joinRequest(nameOfApplicant(view, notice.phone) || isolated(notice.name)),
      );
    case 'joined':
    case 'lost':
    case 'back':
    case 'left':
      return announce(words.came[notice.notice](nameOf(notice.phone)));
    case 'gone':
      return toast(words.came.left(nameOf(notice.phone)));
    case 'dropped':
      if (notice.phone !== view.table?.host) toast(words.dropped(nameOf(notice.phone)));
      return;
    case 'withheld':
      return announce(words.withheld(nameOf(notice.phone)));
    case 'decide-again':
      return toast(words.decideAgain(seatNameAt(view, notice.seat)));
    case 'seat-given': {
      const by = notice.phone === null ? '' : nameOf(notice.phone);
      return toast(words.seatGiven(seatNameAt(view, notice.seat), by));
    }
    case 'seat-refused':
      return toast(notice.phone ? words.seatRefused(nameOf(notice.phone)) : words.seatTooLate);
    case 'unvouched':
      return toast(words.unvouched(nameOf(notice.phone)));
    case 'other-host':
      return announce(words.otherHost(nameOf(notice.phone)));
    case 'stranger':
      return announce(words.stranger);
    case 'talk':
      return showTalk(notice.phone, notice.talk);
    case 'undo-refused':
      return toast(notice.phone ? words.undoRefused(nameOf(notice.phone)) : words.undoTooLate);
    case 'merged':
      return toast(words.brought(nameOf(notice.phone), notice.entries));
    case 'end-received': {
      const action = { label: words.lookAtEnd, run: openMatch(notice.match) };
      // It comes while the phone goes on to the table of the next match.
      showToast({ text: words.endCame, outlives: true, action });
      return;
    }
    case 'ended-early': {
      const { endedBy, wentOn } = linkedMatchWords();
      // The table says itself who has ended its match, and not that it goes on.
      if (notice.at === null) toast(wentOn(nameOf(notice.phone)));
      else if (!AT_TABLE.test(location.hash)) toast(endedBy(nameOf(notice.phone)));
      return;
    }
    case 'host-lost':
      return announce(words.hostLost);
    case 'unstored':
      return toast(words.unstored);
    default:
    // All others are answers to taps, or alerts on the screen.
  }
}

function showTalk(phone: PhoneId, talk: Talk): void {
  if (muted.peek()) return;
  const shown = { phone, talk };
  currentTalk.value = shown;
  setTimeout(() => {
    if (currentTalk.value === shown) currentTalk.value = null;
  }, TALK_STAYS);
}
