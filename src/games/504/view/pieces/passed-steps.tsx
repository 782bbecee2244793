import { Switch } from '../../../../ui/switch';
import { stepOf } from '../model/base/step';
import type { Voice } from '../model/base/voice';
import type { PanelProps, PassedSteps } from '../model/panel-props';
import { isSideStep } from '../model/passing';

/** In a step that not everybody needs: a switch not to be asked about it again in this match. */
export function AskNoMore({ state, voice, passed }: PanelProps) {
  const step = stepOf(state);
  if (!passed || step === '' || !isSideStep(state)) return null;
  return (
    <Switch
      label={voice.table.passing.noMore(voice.names.step[step])}
      on={passed.off.includes(step)}
      onChange={() => passed.toggle(step)}
    />
  );
}

interface PassedListProps {
  readonly passed: PassedSteps;
  readonly voice: Voice;
}

/** The steps that are passed by, to be switched on again. */
export function PassedList({ passed, voice }: PassedListProps) {
  const { passing } = voice.table;
  const { step: names } = voice.names;
  if (passed.off.length === 0) return null;
  return (
    <section class="f-info">
      <h3>{passing.title}</h3>
      {passed.off.map((step) => (
        <Switch
          key={step}
          label={passing.noMore(names[step as keyof typeof names])}
          on
          onChange={() => passed.toggle(step)}
        />
      ))}
    </section>
  );
}
