import { Library } from 'lucide-preact';
import type { ComposedSetting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { Button } from '../../ui/button';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { useWords } from '../words/words';
import { useBookWords } from './words';

export interface NoSuchValueProps {
  /** Of the game. */
  readonly id: string;
  readonly name: string;
  readonly game: GameWords;
  readonly setting: ComposedSetting;
  readonly value: string;
}

/** In place of the page of a value that cannot be, as by an address with a slip: why, and the way to the book. */
export function NoSuchValue({ id, name, game, setting, value }: NoSuchValueProps) {
  const words = useWords();
  const own = useBookWords();
  const go = useGo();
  const { label } = game.setting(setting.key);
  return (
    <Screen title={`${name}: ${label}`} up={`/new/${id}`}>
      <div class="section">
        <p>
          {setting.distinct
            ? own.noValue(label, value, setting.parts, setting.values)
            : words.crash.notFound}
        </p>
        <Button icon={Library} onClick={() => go.instead(`/${id}`)}>
          {own.toBook}
        </Button>
      </div>
    </Screen>
  );
}
