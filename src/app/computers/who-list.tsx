import { Smartphone, User } from 'lucide-preact';
import { LEVELS, type Player } from '../../kit/header';
import type { Icon } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import { LEVEL_ICONS } from './level-icons';
import { COMPUTER_NAMES } from './names';
import './who-list.css';
import { useWords } from '../words/words';

export interface WhoListProps {
  readonly player: Player;
  /** The person is at another phone. */
  readonly away: boolean;
  /** With the names of computers. */
  readonly onChoose: (player: Player, names: readonly string[], away?: boolean) => void;
}

/** A person here or at another phone, or a computer of some level: each with a sign and a sentence. */
export function WhoList({ player, away, onChoose }: WhoListProps) {
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
