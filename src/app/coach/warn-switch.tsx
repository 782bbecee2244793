import { Switch } from '../../ui/switch';
import { keepSetting, useKeptSettings } from '../store/kept-settings';
import { useHintWords } from './words';

/** Switches the blunder check on or off. */
export function WarnSwitch() {
  const words = useHintWords();
  const settings = useKeptSettings();
  return (
    <Switch
      label={words.warn}
      hint={words.warnHint}
      on={settings?.warn ?? false}
      onChange={(warn) => void keepSetting('warn', warn)}
    />
  );
}
