import { Minus, Plus } from 'lucide-preact';
import type { Json } from '../../kit/json';
import { lazy } from '../../kit/lazy';
import { type ComposedSetting, isValueOf, type NumberSetting, usualValue } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { IconButton } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { useWords } from '../words/words';
import './set-up.css';

export interface FreeSettingProps<Setting = NumberSetting | ComposedSetting> {
  readonly setting: Setting;
  /** Of the game. */
  readonly id: string;
  readonly game: GameWords;
  readonly view: GameView;
  readonly value: Json | undefined;
  readonly players: readonly string[];
  readonly onChange: (value: string | number) => void;
}

/** Few games have one. */
const partsPicker = lazy(async () => (await import('./parts-picker')).PartsPicker);

/** A setting whose values are not a few segments: a number, or a word made of parts. */
export function FreeSetting({ setting, ...rest }: FreeSettingProps) {
  const { label, sentence } = rest.game.setting(setting.key);
  const value = isValueOf(setting, rest.value) ? rest.value : usualValue(setting);
  const PartsPicker = useLazy(partsPicker, setting.kind === 'composed');
  return (
    <fieldset class="segmented stack set-up__setting">
      <legend class="caps">{label}</legend>
      {setting.kind === 'number' ? (
        <NumberPicker setting={setting} {...rest} value={value} />
      ) : (
        PartsPicker && <PartsPicker setting={setting} {...rest} value={String(value)} />
      )}
      <p class="note segmented__hint">{sentence}</p>
    </fieldset>
  );
}

function NumberPicker({ setting, game, value, onChange }: FreeSettingProps<NumberSetting>) {
  const words = useWords();
  const { key, min, max } = setting;
  const { label } = game.setting(key);
  const now = Number(value);
  return (
    <div class="free-setting">
      <IconButton
        name={words.newMatch.less(label)}
        icon={Minus}
        dimmed={now <= min}
        onClick={() => now > min && onChange(now - 1)}
      />
      <output class="free-setting__number">{now}</output>
      <IconButton
        name={words.newMatch.more(label)}
        icon={Plus}
        dimmed={now >= max}
        onClick={() => now < max && onChange(now + 1)}
      />
    </div>
  );
}
