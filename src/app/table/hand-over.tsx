import { useState } from 'preact/hooks';
import type { Seat } from '../../kit/rules';
import type { LiveMatch } from '../../match/live-match';
import { Cover } from '../../ui/cover';
import { SeatMark } from '../../ui/seat-mark';
import { useWords } from '../words/words';

/**
 * Between two people's turns, hides the table until the next one has the phone. Not after taking back: the
 * one who does that has it in hand.
 */
export function HandOver({
  match,
  wanted,
}: {
  readonly match: LiveMatch;
  readonly wanted: boolean;
}) {
  const words = useWords().table;
  // Who has the phone; nobody yet when the match is opened.
  const [holder, setHolder] = useState<Seat | null>(null);
  const seat = match.toAct.value;
  const person = seat === null ? undefined : match.header.seats[seat];
  const last = match.timeline.entries[match.entries.value - 1];
  const tookBack = last !== undefined && last.do !== 'play';
  if (!wanted || match.mode.value !== 'playing' || !person || tookBack || holder === seat)
    return null;
  return (
    <Cover
      key={seat}
      title={words.handTo(person.name)}
      go={words.ready(person.name)}
      onGo={() => setHolder(seat)}
    >
      <SeatMark colour={person.colour} name={person.name} />
      <p>{words.handHint}</p>
    </Cover>
  );
}
