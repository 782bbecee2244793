import type { ComposedSetting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { useWords } from '../words/words';
import { Dial } from './dial';
import './dials.css';
import { valuesAt, withPart } from './values';

export interface DialsProps {
  readonly setting: ComposedSetting;
  readonly game: GameWords;
  readonly view: GameView;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A word made of parts, each on a dial of its own. What another dial shows is left out where that cannot be. */
export function Dials({ setting, game, view, value, onChange }: DialsProps) {
  const words = useWords();
  const { SettingPicture } = view;
  const { key } = setting;
  const { label } = game.setting(key);
  const parts = [...value];
  return (
    <fieldset class="dials" aria-label={label}>
      {parts.map((part, place) => (
        <Dial
          key={place}
          label={game.part?.(key, place) ?? words.newMatch.part(label, place + 1)}
          values={valuesAt(setting, parts, place)}
          typed={setting.values}
          value={part}
          nameOf={(one) => game.partValue?.(key, one) ?? ''}
          pictureOf={(one) => SettingPicture && <SettingPicture setting={key} value={one} />}
          isBlocked={(one) => setting.blocked.includes(one)}
          onChange={(wanted) => onChange(withPart(setting, parts, place, wanted))}
        />
      ))}
    </fieldset>
  );
}
