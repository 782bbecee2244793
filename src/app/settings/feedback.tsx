import { CUES } from '../../kit/cues';
import { Button } from '../../ui/button';
import { canBuzz } from '../feedback/buzz';
import { give } from '../feedback/give';
import { useKeptSettings, usualSettings } from '../store/kept-settings';
import { SettingSwitch } from '../store/setting-controls';
import { useSettingsWords } from './words';

/** Switches for sound and vibration at the table. Switching one on plays a sample. */
export function FeedbackSettings() {
  const words = useSettingsWords();
  const { sound, vibration } = useKeptSettings() ?? usualSettings();
  const wanted = { sound, vibration };
  const sample = (key: 'sound' | 'vibration') => (on: boolean) => {
    if (on) give(['turn'], { sound: false, vibration: false, [key]: true });
  };
  return (
    <section class="section">
      <h2 class="caps">{words.feedback}</h2>
      <SettingSwitch of="sound" onChange={sample('sound')} />
      {canBuzz ? (
        <SettingSwitch of="vibration" onChange={sample('vibration')} />
      ) : (
        <p class="note">{words.noVibration}</p>
      )}
      {(sound || vibration) && (
        <fieldset class="segmented">
          <legend class="caps">{words.try}</legend>
          <div class="row">
            {CUES.map((cue) => (
              <Button key={cue} onClick={() => give([cue], wanted)}>
                {words.cues[cue]}
              </Button>
            ))}
          </div>
        </fieldset>
      )}
    </section>
  );
}
