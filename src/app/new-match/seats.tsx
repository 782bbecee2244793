import { Shuffle } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { lazy } from '../../kit/lazy';
import { Button } from '../../ui/button';
import { useLazy, usePrefetch } from '../../ui/lazy';
import { announce } from '../../ui/live';
import { randomBelow } from '../match-parts/chance';
import { useWords } from '../words/words';
import { type People, shuffled } from './people';
import { AutomaRow, SeatRow } from './seat-row';
import './seats.css';

const seatParts = lazy(() => import('./seat-parts'));

export interface SeatsProps {
  readonly people: People;
  /** The name of an opponent without a seat. */
  readonly automa: string | null;
  /** Who begins: the first seat, or a seat drawn by the game. */
  readonly begins: 'first-seat' | 'by-chance';
  readonly onChange: (people: People) => void;
}

/** The players, in turn order, with name and color. */
export function Seats({ people, automa, begins, onChange }: SeatsProps) {
  const words = useWords().newMatch;
  const [asked, setAsked] = useState<{ readonly seat: number; readonly for: Asked } | null>(null);
  const seatAsked = (what: Asked) => (asked?.for === what ? asked.seat : null);
  const alone = people.length === 1;
  const drawn = begins === 'by-chance';
  const persons = people.filter((one) => one.player.kind === 'person').length;
  const away = people.some((one) => one.away);
  const parts = useLazy(seatParts, asked !== null || persons < people.length || away);
  usePrefetch(seatParts);
  const shuffle = () => {
    const order = shuffled(people, randomBelow);
    onChange(order);
    announce(drawn ? words.shuffledOnly : words.shuffled(order[0]?.name ?? ''));
  };
  const sheet = { people, onChange, onClose: () => setAsked(null) };
  return (
    <section class="section seats">
      <h2 class="caps">{words.seats}</h2>
      {!alone && <p class="note">{drawn ? words.seatsHintDrawn : words.seatsHint}</p>}
      {persons === 1 && <p class="note">{words.aloneHint}</p>}
      {persons === 0 && parts && <parts.WatchHint />}
      <ol class="seats__list">
        {people.map((person, seat) => (
          <SeatRow
            key={person.colour}
            people={people}
            seat={seat}
            person={person}
            parts={parts}
            onChange={onChange}
            onColor={() => setAsked({ seat, for: 'color' })}
            onWho={() => setAsked({ seat, for: 'who' })}
          />
        ))}
        {automa !== null && <AutomaRow name={automa} />}
      </ol>
      {!alone && (
        <Button icon={Shuffle} onClick={shuffle}>
          {words.shuffle}
        </Button>
      )}
      {parts && (
        <>
          <parts.WhoSheet {...sheet} seat={seatAsked('who')} />
          <parts.ColorSheet {...sheet} seat={seatAsked('color')} />
        </>
      )}
    </section>
  );
}

/** The questions that can be open about a seat. */
type Asked = 'who' | 'color';
