import { useId } from 'preact/hooks';
import { plainName } from '../kit/names';
import './field.css';

export interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly maxLength?: number;
  /** The error, as a sentence. Also read out. */
  readonly problem?: string | null;
  /** The label is only for screen readers, because the text beside it already says it. */
  readonly labelSpoken?: boolean;
}

/** A text field of one line. */
export function Field(props: FieldProps) {
  const id = useId();
  const problem = props.problem ?? null;
  return (
    <div class="field">
      <label class={props.labelSpoken ? 'visually-hidden' : 'caps'} for={id}>
        {props.label}
      </label>
      <input
        class="framed"
        id={id}
        type="text"
        value={props.value}
        maxLength={props.maxLength}
        autocomplete="off"
        enterkeyhint="done"
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        // Characters that turn the direction of a text are not typed, but can be pasted.
        onInput={(event) => props.onInput(plainName(event.currentTarget.value))}
      />
      {problem !== null && (
        <p class="field__problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
