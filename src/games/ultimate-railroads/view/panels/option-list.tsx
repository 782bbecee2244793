import type { Action } from '../../../../kit/rules';
import { writeAction } from '../../rules/action-form';
import { SEAT, type State } from '../../rules/state';
import { factsOf } from '../facts';
import { Track } from '../glyphs';
import { optionOf } from '../options';
import type { Voice } from '../voice';

interface OptionListProps {
  readonly state: State;
  readonly actions: readonly Action[];
  readonly voice: Voice;
  /** The one that waits to be confirmed. */
  readonly chosen?: Action | null;
  readonly onChoose: (action: Action) => void;
}

/** Decisions as buttons, each with what it brings. */
export function OptionList({ state, actions, voice, chosen, onChoose }: OptionListProps) {
  const words = voice.table;
  const values = factsOf(state).seats[state.now[SEAT] ?? 0]?.values ?? [];
  return (
    <ul class="ur-options">
      {actions.map((action) => {
        const { title, short, color, note, warns, gain } = optionOf(state, action, voice);
        return (
          <li key={action}>
            <button
              type="button"
              class="ur-option"
              data-do={writeAction(action).do}
              data-action={action}
              data-warns={warns || undefined}
              aria-pressed={chosen === undefined ? undefined : chosen === action}
              onClick={() => onChoose(action)}
            >
              {color !== null && <Track color={color} values={values} />}
              <span class="ur-option__text">
                {short === title ? (
                  <b>{title}</b>
                ) : (
                  <>
                    <b aria-hidden="true">{short}</b>
                    <b class="spoken">{title}</b>
                  </>
                )}
                {note && <span>{note}</span>}
              </span>
              {gain !== null && (
                <b>
                  {words.plus(gain)}
                  <span class="spoken"> {words.thisRound}</span>
                </b>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
