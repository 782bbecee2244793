import { Check } from 'lucide-preact';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { When } from '../match-parts/when';
import { useWords } from '../words/words';
import type { ShownStop, Tour } from './tour';
import './tour.css';
import { wonIn } from './won-in';
import { useBookWords } from './words';

export interface TourSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly tour: Tour;
  /** What a value is called. */
  readonly nameOf: (value: string) => string;
  readonly onGo: (value: string) => void;
}

/** The stops of a tour as stations of a line: those that were played are checked, and the next one is marked. */
export function TourSheet({ open, onClose, tour, nameOf, onGo }: TourSheetProps) {
  const own = useBookWords();
  const leaveFor = (stop: ShownStop) => {
    onClose();
    onGo(stop.value);
  };
  const { next } = tour;
  return (
    <Sheet
      open={open}
      title={own.tour}
      onClose={onClose}
      footer={
        next && (
          <Button kind="primary" wide onClick={() => leaveFor(next)}>
            {own.toNext(next.value)}
          </Button>
        )
      }
    >
      <p class="note">{own.tourHint}</p>
      <ol class="tour">
        {tour.stops.map((stop) => (
          <Stop
            key={stop.value}
            stop={stop}
            name={nameOf(stop.value)}
            isNext={stop === next}
            onGo={() => leaveFor(stop)}
          />
        ))}
      </ol>
    </Sheet>
  );
}

interface StopProps {
  readonly stop: ShownStop;
  readonly name: string;
  readonly isNext: boolean;
  readonly onGo: () => void;
}

function Stop({ stop: { value, news, matches }, name, isNext, onGo }: StopProps) {
  const words = useWords();
  const own = useBookWords();
  const last = matches.at(-1);
  return (
    <li
      class="tour__stop"
      data-done={last !== undefined || undefined}
      data-next={isNext || undefined}
    >
      <button type="button" class="tour__go" onClick={onGo}>
        <span class="tour__station">{last && <Check size={16} aria-hidden="true" />}</span>
        <span class="tour__name">
          <b>{value}</b> {name} {isNext && <strong class="tour__next caps">{own.next}</strong>}
        </span>
        <span class="tour__news">{news}</span>
        {last && (
          <span class="tour__ended">
            <span class="visually-hidden">{own.times(matches.length)}. </span>
            {wonIn(last, words)} · <When at={new Date(last.ended)} />
          </span>
        )}
      </button>
    </li>
  );
}
