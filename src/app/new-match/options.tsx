import { isObject, type Json, type JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { Segmented } from '../../ui/segmented';
import { FreeSetting } from './free-setting';
import { MakeOwn } from './make-own';
import { useOwnDesigns } from './use-own-designs';

export interface OptionsProps {
  readonly rules: AnyRules;
  readonly game: GameWords;
  readonly view: GameView;
  /** As the rules read them. */
  readonly options: object;
  readonly onChange: (key: string, value: Json) => void;
}

/** Every option of a game with a choice under the current options, with a picture for each value. */
export function Options({ rules, game, view, options: read, onChange }: OptionsProps) {
  const { SettingPicture } = view;
  const options: JsonObject = rules.setups.write(read);
  const own = useOwnDesigns(rules.id, Object.values(options).some(isObject));
  return rules.setups.offered(read).map((setting) => {
    const { key } = setting;
    if (setting.kind !== 'choice')
      return (
        <FreeSetting
          key={key}
          setting={setting}
          game={game}
          value={options[key]}
          beside={options}
          onChange={(value) => onChange(key, value)}
        />
      );
    const { values } = setting;
    if (!setting.own && values.length < 2) return null;
    const current = chosen(values, options[key]);
    const design = own?.chosen(options[key]);
    return (
      <div class="set-up__setting" key={key}>
        <Segmented
          legend={game.setting(key).label}
          // A design that is selected but not loaded yet is none of the setting's own values.
          value={design ?? (isObject(options[key]) ? '' : String(current))}
          onChange={(wanted) => {
            const value = own?.design(wanted) ?? values.find((one) => String(one) === wanted);
            if (value !== undefined) onChange(key, value);
          }}
          segments={[
            ...values.map((value) => ({
              value: String(value),
              label: game.value(key, value, options).label,
              picture: setting.pictures && SettingPicture && (
                <SettingPicture setting={key} value={value} />
              ),
            })),
            ...(own?.segments(setting, options[key]) ?? []),
          ]}
          hint={design ? own?.sentence : game.value(key, current, options).sentence}
        />
        {setting.own && <MakeOwn />}
      </div>
    );
  });
}

function chosen(values: readonly (string | boolean)[], value: Json | undefined): string | boolean {
  return values.find((one) => one === value) ?? values[0] ?? '';
}
