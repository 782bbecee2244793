import { useId } from 'preact/hooks';
import './switch.css';

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is on or off at once. */
export function Switch(props: SwitchProps) {
  const id = useId();
  return (
    <div class="switch">
      <div>
        <label for={id}>{props.label}</label>
        {props.hint && (
          <p class="switch__hint" id={`${id}-hint`}>
            {props.hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={props.on}
        aria-checked={props.on}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
