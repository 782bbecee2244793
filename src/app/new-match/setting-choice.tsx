import type { Json, JsonObject } from '../../kit/json';
import type { AnyRules } from '../../kit/rules';
import type { ChoiceSetting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { Segmented } from '../../ui/segmented';

export interface SettingChoiceProps {
  readonly setting: ChoiceSetting;
  readonly rules: AnyRules;
  readonly game: GameWords;
  /** As the rules read them. */
  readonly options: object;
  readonly onChange: (key: string, value: Json) => void;
}

/** A setting as one of the questions: its values without pictures. */
export function SettingChoice({ setting, rules, game, options, onChange }: SettingChoiceProps) {
  const { key, values } = setting;
  const written: JsonObject = rules.setups.write(options);
  const current = values.find((one) => one === written[key]) ?? values[0] ?? '';
  return (
    <Segmented
      legend={game.setting(key).label}
      value={String(current)}
      onChange={(wanted) => {
        const found = values.find((one) => String(one) === wanted);
        if (found !== undefined) onChange(key, found);
      }}
      segments={values.map((value) => ({
        value: String(value),
        label: game.value(key, value, written).label,
      }))}
      hint={game.value(key, current, written).sentence}
    />
  );
}
