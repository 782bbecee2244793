import { ArrowUp, User } from 'lucide-preact';
import { AutomaMark } from '../../ui/automa-mark';
import { IconButton } from '../../ui/button';
import { Field } from '../../ui/field';
import { SeatMark } from '../../ui/seat-mark';
import { useWords } from '../words/words';
import { earlier, type People, rename, type SeatDraft } from './people';

export interface SeatRowProps {
  readonly people: People;
  readonly seat: number;
  readonly person: SeatDraft;
  /** What only a seat needs that is not played by a person at this phone; null until it is loaded. */
  readonly parts: typeof import('./seat-parts') | null;
  readonly onChange: (people: People) => void;
  readonly onColor: () => void;
  readonly onWho: () => void;
}

/** A seat with its number, color, name, player, and the button that moves it up in turn order. */
export function SeatRow({ people, seat, person, parts, onChange, onColor, onWho }: SeatRowProps) {
  const words = useWords().newMatch;
  const { player } = person;
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
        <SeatMark {...person} among={people} />
      </button>
      <Field
        label={words.name(seat + 1)}
        labelSpoken
        value={person.name}
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
          name={words.up(person.name)}
          icon={ArrowUp}
          dimmed={seat === 0}
          onClick={() => seat > 0 && onChange(earlier(people, seat))}
        />
      )}
      {player.kind === 'computer' && parts && <parts.LevelLine level={player.level} />}
    </li>
  );
}

/** The opponent without a seat. */
export function AutomaRow({ name }: { readonly name: string }) {
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
