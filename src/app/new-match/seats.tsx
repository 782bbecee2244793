import { ArrowUp, Shuffle, User } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { SEAT_COLOURS } from '../../kit/header';
import { AutomaMark } from '../../ui/automa-mark';
import { Button, IconButton } from '../../ui/button';
import { Field } from '../../ui/field';
import { lazy, useLazy, usePrefetch } from '../../ui/lazy';
import { announce } from '../../ui/live';
import { SeatMark } from '../../ui/seat-mark';
import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import { randomBelow } from './chance';
import { earlier, type People, recolour, rename, shuffled } from './people';
import './seats.css';

const seatParts = lazy(() => import('./seat-parts'));

/** Who plays, in turn order, with name and colour. */
export function Seats({
  people,
  automa,
  onChange,
}: {
  readonly people: People;
  /** The name of an opponent that plays along without a seat. */
  readonly automa: string | null;
  readonly onChange: (people: People) => void;
}) {
  const words = useWords().newMatch;
  const [colouring, setColouring] = useState<number | null>(null);
  const [choosing, setChoosing] = useState<number | null>(null);
  const alone = people.length === 1;
  const persons = people.filter((one) => one.player.kind === 'person').length;
  const away = people.some((one) => one.away);
  const parts = useLazy(seatParts, choosing !== null || persons < people.length || away);
  usePrefetch(seatParts);
  const shuffle = () => {
    const order = shuffled(people, randomBelow);
    onChange(order);
    announce(words.shuffled(order[0]?.name ?? ''));
  };
  return (
    <section class="section seats">
      <h2 class="caps">{words.seats}</h2>
      {!alone && <p class="note">{words.seatsHint}</p>}
      {persons === 1 && <p class="note">{words.aloneHint}</p>}
      {persons === 0 && parts && <parts.WatchHint />}
      <ol class="seats__list">
        {people.map((person, seat) => (
          <li class="seats__row" key={person.colour}>
            <span class="seats__number" aria-hidden="true">
              {seat + 1}
            </span>
            <button
              type="button"
              class="seats__colour"
              aria-label={`${words.colour(seat + 1)}: ${words.colours[person.colour]}`}
              onClick={() => setColouring(seat)}
            >
              <SeatMark {...person} />
            </button>
            <Field
              label={words.name(seat + 1)}
              labelSpoken
              value={person.name}
              maxLength={24}
              onInput={(name) => onChange(rename(people, seat, name))}
            />
            <IconButton
              name={words.who(seat + 1, person.away ? 'away' : person.player.kind)}
              icon={
                parts && person.player.kind === 'computer'
                  ? parts.LEVEL_ICONS[person.player.level]
                  : parts && person.away
                    ? parts.AwayIcon
                    : User
              }
              onClick={() => setChoosing(seat)}
            />
            {!alone && (
              <IconButton
                name={words.up(person.name)}
                icon={ArrowUp}
                onClick={() => onChange(earlier(people, seat))}
              />
            )}
            {person.player.kind === 'computer' && parts && (
              <parts.LevelLine level={person.player.level} />
            )}
          </li>
        ))}
        {automa !== null && (
          <li class="seats__row">
            <span class="seats__number" />
            <span class="seats__colour">
              <AutomaMark />
            </span>
            <p>
              <b>{automa}</b> <span class="note">{words.automaHint}</span>
            </p>
          </li>
        )}
      </ol>
      {!alone && (
        <Button icon={Shuffle} onClick={shuffle}>
          {words.shuffle}
        </Button>
      )}
      {parts && (
        <parts.WhoSheet
          {...{ people, onChange }}
          seat={choosing}
          onClose={() => setChoosing(null)}
        />
      )}
      <Sheet
        open={colouring !== null}
        title={colouring === null ? '' : words.colour(colouring + 1)}
        onClose={() => setColouring(null)}
      >
        <div class="seats__colours">
          {SEAT_COLOURS.map((colour) => (
            <button
              type="button"
              class="button"
              key={colour}
              aria-pressed={colouring !== null && people[colouring]?.colour === colour}
              onClick={() => {
                if (colouring !== null) onChange(recolour(people, colouring, colour));
                setColouring(null);
              }}
            >
              <SeatMark colour={colour} name="" />
              {words.colours[colour]}
            </button>
          ))}
        </div>
      </Sheet>
    </section>
  );
}
