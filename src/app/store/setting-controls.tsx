import { Segmented } from '../../ui/segmented';
import { Switch } from '../../ui/switch';
import {
  CHOICES,
  type ChoiceKey,
  type ChoiceOf,
  keepSetting,
  type SwitchKey,
  useKeptSettings,
  usualSettings,
} from './kept-settings';
import { type AllChoiceWords, useSettingWords } from './setting-words';

interface SettingSwitchProps {
  readonly of: SwitchKey;
  readonly onChange?: (on: boolean) => void;
}

export function SettingSwitch({ of, onChange }: SettingSwitchProps) {
  const { label, hint } = useSettingWords().switches[of];
  const { [of]: on } = useKeptSettings() ?? usualSettings();
  const change = (wanted: boolean) => {
    void keepSetting(of, wanted);
    onChange?.(wanted);
  };
  return <Switch label={label} hint={hint} on={on} onChange={change} />;
}

const VALUES: { readonly [Key in ChoiceKey]: readonly ChoiceOf<Key>[] } = CHOICES;

type Chosen = { readonly [Key in ChoiceKey]: ChoiceOf<Key> | null };

export function SettingChoice<Key extends ChoiceKey>({ of }: { readonly of: Key }) {
  const choices: AllChoiceWords = useSettingWords().choices;
  const { label, hint, values } = choices[of];
  const chosen: Chosen = useKeptSettings() ?? usualSettings();
  return (
    <Segmented<ChoiceOf<Key>>
      legend={label}
      value={chosen[of]}
      onChange={(value) => void keepSetting(of, value)}
      segments={VALUES[of].map((value) => ({ value, label: values[value] }))}
      hint={hint}
    />
  );
}
