import { Smartphone, User } from 'lucide-preact';
import { LEVELS, type Level, type Player, SEAT_COLORS } from '../../kit/header';
import type { Icon } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { useLanguage } from '../../ui/words';
import { LEVEL_ICONS } from '../computers/level-icons';
import { useWords } from '../words/words';
import { COMPUTER_NAMES } from './names-for';
import type { People } from './people';
import { occupy, recolor } from './seat-changes';
import './seat-parts.css';
import { SeatMark } from '../../ui/seat-mark';

export { Smartphone as AwayIcon } from 'lucide-preact';
export { LEVEL_ICONS } from '../computers/level-icons';

interface SeatSheetProps {
  readonly people: People;
  /** The seat in question; null: none, and the sheet is closed. */
  readonly seat: number | null;
  readonly onChange: (people: People) => void;
  readonly onClose: () => void;
}

/** Chooses who plays a seat: a person, or a computer of some level. */
export function WhoSheet({ people, seat, onChange, onClose }: SeatSheetProps) {
  const words = useWords().newMatch;
  const plan = seat === null ? undefined : people[seat];
  return (
    <Sheet
      open={plan !== undefined}
      title={seat === null ? '' : words.seat(seat + 1)}
      onClose={onClose}
    >
      {plan && seat !== null && (
        <WhoList
          player={plan.player}
          away={plan.away ?? false}
          onChoose={(player, computers, away) => {
            const usual = [seat, ...people.keys()].map((one) => words.seat(one + 1));
            onClose();
            const names = player.kind === 'person' ? usual : computers;
            onChange(occupy(people, seat, player, names, away));
          }}
        />
      )}
    </Sheet>
  );
}

interface WhoListProps {
  readonly player: Player;
  /** The person is at another phone. */
  readonly away: boolean;
  /** With the names of computers. */
  readonly onChoose: (player: Player, names: readonly string[], away?: boolean) => void;
}

/** A person here or at another phone, or a computer of some level: each with a sign and a sentence. */
function WhoList({ player, away, onChoose }: WhoListProps) {
  const words = useWords().computers;
  const names = COMPUTER_NAMES[useLanguage()];
  // Phones can be linked only where the browser can create keys.
  const secure = globalThis.isSecureContext;
  return (
    <div class="who-list">
      <One
        icon={User}
        name={words.person}
        sentence={words.personHint}
        chosen={player.kind === 'person' && !away}
        onChoose={() => onChoose({ kind: 'person' }, names)}
      />
      <One
        icon={Smartphone}
        name={words.away}
        sentence={secure ? words.awayHint : words.awayInsecure}
        dimmed={!secure}
        chosen={away}
        onChoose={() => secure && onChoose({ kind: 'person' }, names, true)}
      />
      {LEVELS.map((level) => (
        <One
          key={level}
          icon={LEVEL_ICONS[level]}
          name={`${words.computer}: ${words.levels[level].name}`}
          sentence={words.levels[level].sentence}
          chosen={player.kind === 'computer' && player.level === level}
          onChoose={() => onChoose({ kind: 'computer', level }, names)}
        />
      ))}
    </div>
  );
}

function One(props: {
  readonly icon: Icon;
  readonly name: string;
  readonly sentence: string;
  readonly chosen: boolean;
  /** Cannot be chosen. The sentence says why. */
  readonly dimmed?: boolean;
  readonly onChoose: () => void;
}) {
  const { icon: Glyph } = props;
  return (
    <button
      type="button"
      class="button who-list__one"
      aria-pressed={props.chosen}
      aria-disabled={props.dimmed || undefined}
      onClick={props.onChoose}
    >
      <Glyph size={24} aria-hidden="true" />
      <span>
        <b>{props.name}</b>
        <span class="who-list__sentence">{props.sentence}</span>
      </span>
    </button>
  );
}

/** The colors that a seat may have. */
export function ColorSheet({ people, seat, onChange, onClose }: SeatSheetProps) {
  const words = useWords().newMatch;
  return (
    <Sheet
      open={seat !== null}
      title={seat === null ? '' : words.color(seat + 1)}
      onClose={onClose}
    >
      <div class="color-sheet">
        {SEAT_COLORS.map((colour) => (
          <button
            type="button"
            class="button"
            key={colour}
            aria-pressed={seat !== null && people[seat]?.colour === colour}
            onClick={() => {
              if (seat !== null) onChange(recolor(people, seat, colour));
              onClose();
            }}
          >
            <SeatMark colour={colour} name="" among={[]} />
            {words.colors[colour]}
          </button>
        ))}
      </div>
    </Sheet>
  );
}

/** That a computer plays, and its level. */
export function LevelLine({ level }: { readonly level: Level }) {
  const words = useWords().computers;
  return (
    <p class="level-line">
      {words.computer} · {words.levels[level].name}
    </p>
  );
}

/** Shown where only computers play. */
export function WatchHint() {
  return <p class="note">{useWords().computers.watchHint}</p>;
}
