import { signal } from '@preact/signals';
import { isolated } from '../../kit/names';
import type { PhoneId } from '../../link/messages/message';
import type { Talk } from '../../link/messages/talk';
import type { Notice } from '../../link/session/effect';
import type { TableView } from '../../link/session/view';
import type { LiveMatch } from '../../match/live-match';
import { announce } from '../../ui/live';
import { showToast } from '../../ui/toast';
import { nameOfApplicant, phoneName, seatNameAt } from './shown-names';
import { muted } from './stored-settings';
import { linkWords } from './words/words';

/** Milliseconds for which a quick message stays on the screen. */
const TALK_STAYS = 6000;

export const currentTalk = signal<{ readonly phone: PhoneId; readonly talk: Talk } | null>(null);

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
export function announceNotice(notice: Notice, view: TableView): void {
  const words = linkWords();
  const nameOf = (phone: PhoneId | null) => phoneName(view, phone) || words.somebody;
  switch (notice.notice) {
    case 'join-request':
      announce(words.joinRequest(nameOfApplicant(view, notice.phone) || isolated(notice.name)));
      return;
    case 'joined':
    case 'lost':
    case 'back':
    case 'left':
      announce(words.came[notice.notice](nameOf(notice.phone)));
      return;
    case 'dropped':
      if (notice.phone !== view.table?.host)
        showToast({ text: words.dropped(nameOf(notice.phone)) });
      return;
    case 'withheld':
      announce(words.withheld(nameOf(notice.phone)));
      return;
    case 'decide-again':
      showToast({ text: words.decideAgain(seatNameAt(view, notice.seat)) });
      return;
    case 'seat-given': {
      const seat = seatNameAt(view, notice.seat);
      showToast({ text: words.seatGiven(seat, notice.phone === null ? '' : nameOf(notice.phone)) });
      return;
    }
    case 'seat-refused':
      showToast({
        text: notice.phone ? words.seatRefused(nameOf(notice.phone)) : words.seatTooLate,
      });
      return;
    case 'unvouched':
      showToast({ text: words.unvouched(nameOf(notice.phone)) });
      return;
    case 'other-host':
      announce(words.otherHost(nameOf(notice.phone)));
      return;
    case 'stranger':
      announce(words.stranger);
      return;
    case 'talk':
      showTalk(notice.phone, notice.talk);
      return;
    case 'undo-refused':
      showToast({
        text: notice.phone ? words.undoRefused(nameOf(notice.phone)) : words.undoTooLate,
      });
      return;
    case 'merged':
      showToast({ text: words.brought(nameOf(notice.phone), notice.entries) });
      return;
    case 'end-received':
      showToast({
        text: words.endCame,
        // It comes while the phone goes on to the table of the next match.
        outlives: true,
        action: { label: words.lookAtEnd, run: openMatch(notice.match) },
      });
      return;
    case 'host-lost':
      announce(words.hostLost);
      return;
    case 'unstored':
      showToast({ text: words.unstored });
      return;
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
