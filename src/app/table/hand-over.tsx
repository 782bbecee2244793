import type { SeatPlan } from '../../kit/header';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { Cover } from '../../ui/cover';
import { SeatMark } from '../../ui/seat-mark';
import { useBesideWords } from './words';

export interface HandOverProps {
  readonly match: LiveMatch;
  /** Who has the phone; null when nobody has said so yet. */
  readonly holder: Seat | null;
  readonly onTaken: (seat: Seat) => void;
}

/** Whether somebody else holds the phone besides this person: computers have no hands. */
function shared(seats: readonly SeatPlan[], { player }: SeatPlan): boolean {
  return player.kind === 'person' && seats.filter((one) => one.player.kind === 'person').length > 1;
}

/**
 * Between two people's turns, hides the table until the next one has the phone. Not after taking back: the
 * one who does that has it in hand.
 */
export function HandOver({ match, holder, onTaken }: HandOverProps) {
  const words = useBesideWords();
  const seat = match.toAct.value;
  const person = seat === null ? undefined : match.header.seats[seat];
  const last = match.timeline.entries[match.entries.value - 1];
  const tookBack = last !== undefined && last.do !== 'play';
  if (match.mode.value !== 'playing' || tookBack) return null;
  if (seat === null || !person || holder === seat || !shared(match.header.seats, person))
    return null;
  return (
    <Cover
      key={seat}
      title={words.handTo(person.name)}
      go={words.ready(person.name)}
      onGo={() => onTaken(seat)}
    >
      <SeatMark {...person} />
      <p>{words.handHint}</p>
    </Cover>
  );
}
