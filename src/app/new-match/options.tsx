import type { Json, JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { Segmented } from '../../ui/segmented';

export interface OptionsProps {
  readonly rules: AnyRules;
  readonly game: GameWords;
  readonly view: GameView;
  readonly options: JsonObject;
  readonly onChange: (options: JsonObject) => void;
}

/** Every option of a game that leaves a choice, with a picture for each value. */
export function Options({ rules, game, view, options, onChange }: OptionsProps) {
  const { SettingPicture } = view;
  const open = rules.setups.settings.filter(({ values }) => values.length > 1);
  return open.map(({ key, values }) => {
    const current = chosen(values, options[key]);
    return (
      <Segmented
        key={key}
        legend={game.setting(key).label}
        value={String(current)}
        onChange={(wanted) => {
          const value = values.find((one) => String(one) === wanted);
          if (value !== undefined) onChange({ ...options, [key]: value });
        }}
        segments={values.map((value) => ({
          value: String(value),
          label: game.value(key, value).label,
          picture: <SettingPicture setting={key} value={value} />,
        }))}
        hint={game.value(key, current).sentence}
      />
    );
  });
}

function chosen(values: readonly (string | boolean)[], value: Json | undefined): string | boolean {
  return values.find((one) => one === value) ?? values[0] ?? '';
}
