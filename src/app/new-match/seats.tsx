import { ArrowUp, Shuffle, User } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { lazy } from '../../kit/lazy';
import { Button, IconButton } from '../../ui/button';
import { useLazy, usePrefetch } from '../../ui/lazy';
import { announce } from '../../ui/live';
import { randomBelow } from '../match-parts/chance';
import { earlier, type People, rename, type SeatDraft, shuffled } from '../match-parts/people';
import { calledIn } from '../match-parts/shown-names';
import { useWords } from '../words/words';
import './set-up.css';
import { AutomaMark } from '../../ui/automa-mark';
import { Field } from '../../ui/field';
import { SeatMark } from '../../ui/seat-mark';

const seatParts = lazy(() => import('./seat-parts'));

interface SeatsProps {
  readonly people: People;
  readonly automa: string | null;
  /** Who begins: the first seat, or a seat drawn by the game. */
  readonly begins: 'first-seat' | 'by-chance';
  readonly onChange: (people: People) => void;
}

export function Seats({ people, automa, begins, onChange }: SeatsProps) {
  const words = useWords().newMatch;
  const [asked, setAsked] = useState<{ readonly seat: number; readonly for: Asked } | null>(null);
  const seatAsked = (what: Asked) => (asked?.for === what ? asked.seat : null);
  const alone = people.length === 1;
  const drawn = begins === 'by-chance';
  const persons = people.filter((one) => one.player.kind === 'person').length;
  const away = people.some((one) => one.away);
  const names = calledIn({ seats: people, undo: 'free' });
  const parts = useLazy(seatParts, asked !== null || persons < people.length || away);
  usePrefetch(seatParts);
  const shuffle = () => {
    const order = shuffled(people, randomBelow);
    onChange(order);
    announce(
      drawn
        ? words.shuffledOnly
        : words.shuffled(calledIn({ seats: order, undo: 'free' })[0] ?? ''),
    );
  };
  const sheet = { people, onChange, onClose: () => setAsked(null) };
  return (
    <section class="section seats">
      <h2 class="caps">{words.seats}</h2>
      {!alone && <p class="note">{drawn ? words.seatsHintDrawn : words.seatsHint}</p>}
      {persons === 1 && <p class="note">{words.aloneHint}</p>}
      {persons === 0 && parts && <parts.WatchHint />}
      <ol class="stack">
        {people.map((person, seat) => (
          <SeatRow
            key={person.colour}
            people={people}
            seat={seat}
            person={person}
            names={names}
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

type Asked = 'who' | 'color';

interface SeatRowProps {
  readonly people: People;
  readonly seat: number;
  readonly person: SeatDraft;
  /** Of all seats, as they are shown. */
  readonly names: readonly string[];
  /** What only a seat needs that is not played by a person at this phone; null until it is loaded. */
  readonly parts: typeof import('./seat-parts') | null;
  readonly onChange: (people: People) => void;
  readonly onColor: () => void;
  readonly onWho: () => void;
}

/** A seat with its number, color, name, player, and the button that moves it up in turn order. */
function SeatRow({ people, seat, person, names, parts, onChange, onColor, onWho }: SeatRowProps) {
  const words = useWords().newMatch;
  const { player } = person;
  const name = names[seat] ?? '';
  const away = person.away ?? false;
  const AwayIcon = away && parts?.AwayIcon;
  const LevelIcon = player.kind === 'computer' && parts?.LEVEL_ICONS[player.level];
  return (
    <li class="seats__row">
      <span class="seats__number" aria-hidden="true">
        {seat + 1}
      </span>
      <button
        type="button"
        class="seats__color"
        aria-label={`${words.color(seat + 1)}: ${words.colors[person.colour]}`}
        onClick={onColor}
      >
        <SeatMark {...person} name={name} among={names.map((one) => ({ name: one }))} />
      </button>
      <Field
        label={words.name(seat + 1)}
        labelSpoken
        value={name}
        maxLength={24}
        onInput={(name) => onChange(rename(people, seat, name))}
      />
      <IconButton
        name={words.who(seat + 1, away ? 'away' : player.kind)}
        icon={LevelIcon || AwayIcon || User}
        onClick={onWho}
      />
      {people.length > 1 && (
        <IconButton
          name={words.up(name)}
          icon={ArrowUp}
          dimmed={seat === 0}
          onClick={() => seat > 0 && onChange(earlier(people, seat))}
        />
      )}
      {player.kind === 'computer' && parts && <parts.LevelLine level={player.level} />}
    </li>
  );
}

function AutomaRow({ name }: { readonly name: string }) {
  const words = useWords().newMatch;
  return (
    <li class="seats__row">
      <span class="seats__number" />
      <span class="seats__color">
        <AutomaMark />
      </span>
      <p>
        <b>{name}</b> <span class="note">{words.automaHint}</span>
      </p>
    </li>
  );
}
