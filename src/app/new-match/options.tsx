import { isObject, type Json, type JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { Setting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { Segmented } from '../../ui/segmented';
import { Fold } from '../screen/fold';
import { FreeSetting } from './free-setting';
import { MakeOwn } from './make-own';
import { useOwnDesigns } from './use-own-designs';

export interface OptionsProps {
  readonly rules: AnyRules;
  readonly game: GameWords;
  readonly view: GameView;
  /** As the rules read them. */
  readonly options: object;
  /** The settings to choose, with the values that they may have. */
  readonly settings: readonly Setting[];
  /** The names of the people who are going to play. */
  readonly players: readonly string[];
  readonly onChange: (key: string, value: Json) => void;
}

/** These options of a game, each in a line that unfolds to its values, with a picture for each. */
export function Options({
  rules,
  game,
  view,
  options: read,
  settings,
  players,
  onChange,
}: OptionsProps) {
  const { SettingPicture } = view;
  const options: JsonObject = rules.setups.write(read);
  const own = useOwnDesigns(rules.id, Object.values(options).some(isObject));
  return settings.map((setting) => {
    const { key } = setting;
    const { label } = game.setting(key);
    if (setting.kind !== 'choice')
      return (
        <Fold key={key} label={label} chosen={String(options[key])}>
          <FreeSetting
            setting={setting}
            id={rules.id}
            game={game}
            view={view}
            value={options[key]}
            players={players}
            onChange={(value) => onChange(key, value)}
          />
        </Fold>
      );
    const { values } = setting;
    if (!setting.own && values.length < 2) return null;
    const current = chosen(values, options[key]);
    const design = own?.chosen(options[key]);
    const segments = [
      ...values.map((value) => ({
        value: String(value),
        label: game.value(key, value, options).label,
        picture: setting.pictures && SettingPicture && (
          <SettingPicture setting={key} value={value} />
        ),
      })),
      ...(own?.segments(setting, options[key]) ?? []),
    ];
    // A design that is selected but not loaded yet is none of the setting's own values.
    const value = design ?? (isObject(options[key]) ? '' : String(current));
    return (
      <Fold
        key={key}
        label={label}
        chosen={segments.find((one) => one.value === value)?.label ?? ''}
      >
        <div class="set-up__setting">
          <Segmented
            legend={label}
            value={value}
            onChange={(wanted) => {
              const found = own?.design(wanted) ?? values.find((one) => String(one) === wanted);
              if (found !== undefined) onChange(key, found);
            }}
            segments={segments}
            hint={design ? own?.sentence : game.value(key, current, options).sentence}
          />
          {setting.own && <MakeOwn />}
        </div>
      </Fold>
    );
  });
}

function chosen(values: readonly (string | boolean)[], value: Json | undefined): string | boolean {
  return values.find((one) => one === value) ?? values[0] ?? '';
}
