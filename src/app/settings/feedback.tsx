import { CUES } from '../../kit/cues';
import { Button } from '../../ui/button';
import { Switch } from '../../ui/switch';
import { canBuzz } from '../feedback/buzz';
import { give } from '../feedback/give';
import { keepSetting, useKeptSettings } from '../store/kept-settings';
import { useFeedbackWords } from './feedback-words';

/** Switches for sound and vibration at the table. Switching one on plays a sample. */
export function FeedbackSettings() {
  const words = useFeedbackWords();
  const settings = useKeptSettings();
  const wanted = { sound: settings?.sound ?? false, vibration: settings?.vibration ?? false };
  const change = (key: 'sound' | 'vibration', on: boolean) => {
    void keepSetting(key, on);
    if (on) give(['turn'], { sound: false, vibration: false, [key]: true });
  };
  return (
    <section class="section">
      <h2 class="caps">{words.title}</h2>
      <Switch
        label={words.sound}
        hint={words.soundHint}
        on={wanted.sound}
        onChange={(on) => change('sound', on)}
      />
      {canBuzz ? (
        <Switch
          label={words.vibration}
          hint={words.vibrationHint}
          on={wanted.vibration}
          onChange={(on) => change('vibration', on)}
        />
      ) : (
        <p class="note">{words.noVibration}</p>
      )}
      {(wanted.sound || wanted.vibration) && (
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
