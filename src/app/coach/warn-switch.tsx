import { Switch } from '../../ui/switch';
import { keepSetting, useKeptSettings } from '../kept-settings';
import { useCoachWords } from './words';

/** Whether to be asked once more before a blunder. */
export function WarnSwitch() {
  const words = useCoachWords();
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
