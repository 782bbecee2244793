import { Dices, Minus, Plus } from 'lucide-preact';
import { useId } from 'preact/hooks';
import type { Json, JsonObject } from '../../kit/json';
import { type ComposedSetting, isValueOf, type NumberSetting, usualValue } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { IconButton } from '../../ui/button';
import { useWords } from '../words/words';
import { randomBelow } from './chance';
import './free-setting.css';

export interface FreeSettingProps<Setting = NumberSetting | ComposedSetting> {
  readonly setting: Setting;
  readonly game: GameWords;
  readonly value: Json | undefined;
  /** All options of the match. */
  readonly beside: JsonObject;
  readonly onChange: (value: string | number) => void;
}

/** A setting whose values are not a few segments: a number, or a word made of parts. */
export function FreeSetting({ setting, ...rest }: FreeSettingProps) {
  const { label, sentence } = rest.game.setting(setting.key);
  const value = isValueOf(setting, rest.value) ? rest.value : usualValue(setting);
  return (
    <fieldset class="segmented set-up__setting">
      <legend class="caps">{label}</legend>
      {setting.kind === 'number' ? (
        <NumberPicker setting={setting} {...rest} value={value} />
      ) : (
        <PartsPicker setting={setting} {...rest} value={value} />
      )}
      <p class="segmented__hint">{sentence}</p>
    </fieldset>
  );
}

function NumberPicker({ setting, game, value, onChange }: FreeSettingProps<NumberSetting>) {
  const words = useWords();
  const { key, min, max } = setting;
  const { label } = game.setting(key);
  const now = Number(value);
  return (
    <div class="free-setting free-setting--number">
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

function PartsPicker(props: FreeSettingProps<ComposedSetting>) {
  const { setting, game, value, beside, onChange } = props;
  const words = useWords();
  const id = useId();
  const { label } = game.setting(setting.key);
  const parts = [...String(value)];
  const change = (place: number, part: string) => {
    const held = setting.distinct ? parts.indexOf(part) : -1;
    const changed = parts.map((one, at) => (at === place ? part : one));
    // A value used by another part is swapped with this one.
    if (held >= 0) changed[held] = parts[place] ?? part;
    onChange(changed.join(''));
  };
  const blocked = setting.values.filter((part) => setting.blocked.includes(part));
  return (
    <>
      <div class="free-setting free-setting--parts">
        {parts.map((part, place) => (
          <label class="free-setting__part" key={place}>
            <span class={game.part ? undefined : 'spoken'}>
              {game.part?.(setting.key, place) ?? words.newMatch.part(label, place + 1)}
            </span>
            <select
              aria-describedby={blocked.length > 0 ? `${id}-blocked` : undefined}
              value={part}
              onChange={(event) => change(place, event.currentTarget.value)}
            >
              {setting.values.map((one) => (
                <option key={one} value={one} disabled={blocked.includes(one)}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        ))}
        <IconButton
          name={words.newMatch.draw(label)}
          icon={Dices}
          onClick={() => onChange(drawn(setting))}
        />
      </div>
      <p class="free-setting__chosen" role="status">
        {game.value(setting.key, String(value), beside).sentence}
      </p>
      {blocked.length > 0 && game.blocked && (
        <p class="note" id={`${id}-blocked`}>
          {blocked.map((part) => game.blocked?.(setting.key, part)).join(' ')}
        </p>
      )}
    </>
  );
}

/** A random value, each equally likely. */
function drawn({ parts, values, blocked, distinct }: ComposedSetting): string {
  const left = values.filter((part) => !blocked.includes(part));
  return Array.from({ length: parts }, () => {
    const at = randomBelow(left.length);
    return distinct ? left.splice(at, 1)[0] : left[at];
  }).join('');
}
