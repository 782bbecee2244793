import type { Action } from '../../../../kit/rules';
import { memo } from '../../../../ui/memo';
import { kindOf } from '../../rules/actions';
import { SEAT } from '../../rules/state';
import { gainTold } from '../gained';
import { Track } from '../glyphs';
import { useTable } from '../in-table';
import { optionOf } from '../kinds';

interface OptionListProps {
  readonly actions: readonly Action[];
  readonly onChoose: (action: Action) => void;
}

/** Decisions as buttons, each with what it brings. */
export function OptionList({ actions, onChoose }: OptionListProps) {
  return (
    <ul class="ur-options">
      {actions.map((action) => (
        <Choosable key={action} action={action} onChoose={onChoose} />
      ))}
    </ul>
  );
}

const NO_VALUES: readonly number[] = [];

interface ChoosableProps extends Pick<OptionListProps, 'onChoose'> {
  readonly action: Action;
}

/** What it brings is found by playing it: once, and not again while one of them is being played. */
const Choosable = memo(({ action, onChoose }: ChoosableProps) => {
  const { state, facts, voice } = useTable();
  const values = facts.seats[state.now[SEAT] ?? 0]?.values ?? NO_VALUES;
  const words = voice.table;
  const { title, step, note, warns, gain } = optionOf(state, action, voice);
  return (
    <li>
      <button
        type="button"
        class="framed line ur-option"
        data-do={kindOf(action).do}
        data-action={action}
        data-warns={warns || undefined}
        onClick={() => onChoose(action)}
      >
        {step && <Track color={step.color} values={values} />}
        <span class="ur-option__text">
          {step ? (
            <>
              <b aria-hidden="true">{step.line}</b>
              <b class="ur-option__way" aria-hidden="true">
                {step.way}
              </b>
              <b class="visually-hidden">{title}</b>
            </>
          ) : (
            <b>{title}</b>
          )}
          {note && <span>{note}</span>}
        </span>
        {gain && (
          <>
            <span class="ur-option__gain" aria-hidden="true">
              {gain.now !== 0 && <b>{words.plus(gain.now)}</b>} {words.about(gain.end)}
            </span>
            <span class="visually-hidden">{gainTold(gain, voice)}</span>
          </>
        )}
      </button>
    </li>
  );
});
