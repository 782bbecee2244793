import { Smartphone, User } from 'lucide-preact';
import { LEVELS, type Level, type Player, SEAT_COLORS } from '../../kit/header';
import type { Icon } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { useLanguage } from '../../ui/words';
import { LEVEL_ICONS } from '../computers/level-icons';
import type { People } from '../match-parts/people';
import { COMPUTER_NAMES } from '../match-parts/usual-names';
import { useWords } from '../words/words';
import { occupy, recolor } from './seat-changes';
import './seat-parts.css';
import { SeatMark } from '../../ui/seat-mark';

/*
 * What is needed to change seats. Loaded after New match is shown.
 */
export { LEVEL_ICONS, Smartphone as AwayIcon };

interface SeatSheetProps {
  readonly people: People;
  /** The seat in question; null: none, and the sheet is closed. */
  readonly seat: number | null;
  readonly onChange: (people: People) => void;
  readonly onClose: () => void;
}

/** Chooses who plays a seat: a person here or at another phone, or a computer of some level. */
export function WhoSheet({ people, seat, onChange, onClose }: SeatSheetProps) {
  const words = useWords();
  const own = words.computers;
  const computers = COMPUTER_NAMES[useLanguage()];
  // Phones can be linked only where the browser can create keys.
  const secure = globalThis.isSecureContext;
  const plan = seat === null ? undefined : people[seat];
  const choose = (player: Player, away = false) => {
    if (seat === null) return;
    const usual = [seat, ...people.keys()].map((one) => words.newMatch.seat(one + 1));
    onClose();
    onChange(occupy(people, seat, player, player.kind === 'person' ? usual : computers, away));
  };
  return (
    <Sheet
      open={plan !== undefined}
      title={seat === null ? '' : words.newMatch.seat(seat + 1)}
      onClose={onClose}
    >
      {plan && (
        <div class="stack">
          <One
            icon={User}
            name={own.person}
            sentence={own.personHint}
            chosen={plan.player.kind === 'person' && !plan.away}
            onChoose={() => choose({ kind: 'person' })}
          />
          <One
            icon={Smartphone}
            name={own.away}
            sentence={secure ? own.awayHint : own.awayInsecure}
            dimmed={!secure}
            chosen={plan.away ?? false}
            onChoose={() => secure && choose({ kind: 'person' }, true)}
          />
          {LEVELS.map((level) => (
            <One
              key={level}
              icon={LEVEL_ICONS[level]}
              name={`${own.computer}: ${own.levels[level].name}`}
              sentence={own.levels[level].sentence}
              chosen={plan.player.kind === 'computer' && plan.player.level === level}
              onChoose={() => choose({ kind: 'computer', level })}
            />
          ))}
        </div>
      )}
    </Sheet>
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

export function LevelLine({ level }: { readonly level: Level }) {
  const words = useWords().computers;
  return (
    <p class="note level-line">
      {words.computer} · {words.levels[level].name}
    </p>
  );
}

export function WatchHint() {
  return <p class="note">{useWords().computers.watchHint}</p>;
}
