import { BookOpen, Dices } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { type ComposedSetting, composedValues } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { Button, IconButton } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { Dials } from '../book/dials';
import { PageSheet } from '../book/page-sheet';
import { drawn } from '../book/values';
import { useBookWords } from '../book/words';
import { useWords } from '../words/words';

export interface PartsPickerProps {
  readonly setting: ComposedSetting;
  /** Of the game. */
  readonly id: string;
  readonly game: GameWords;
  readonly view: GameView;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A word made of parts: a dial for each of them, what it means, and its page where it has one. */
export function PartsPicker({ setting, id, game, view, value, onChange }: PartsPickerProps) {
  const words = useWords();
  const own = useBookWords();
  const [reading, setReading] = useState(false);
  const { key, blocked, values } = setting;
  const { label } = game.setting(key);
  const open = { ...setting, values: values.filter((part) => !blocked.includes(part)) };
  return (
    <>
      <Dials setting={open} game={game} view={view} value={value} onChange={onChange} />
      <p class="free-setting__chosen" role="status">
        {game.value(key, value, {}).sentence}
      </p>
      <div class="row">
        <IconButton
          name={words.newMatch.draw(label)}
          icon={Dices}
          onClick={() => onChange(drawn(composedValues(setting), value))}
        />
        {game.page && (
          <Button icon={BookOpen} onClick={() => setReading(true)}>
            {own.read(label, value)}
          </Button>
        )}
      </div>
      {blocked.length > 0 && game.blocked && <p class="note">{game.blocked(key, blocked)}</p>}
      <PageSheet
        open={reading}
        onClose={() => setReading(false)}
        id={id}
        game={game}
        view={view}
        setting={key}
        value={value}
      />
    </>
  );
}
