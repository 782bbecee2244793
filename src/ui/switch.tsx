import { useEffect, useId, useState } from 'preact/hooks';
import './switch.css';

export interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** A setting that is switched on or off at once. */
export function Switch(props: SwitchProps) {
  const id = useId();
  // Shows the choice at once, although storing it may take a moment.
  const [shown, setShown] = useState(props.on);
  useEffect(() => setShown(props.on), [props.on]);
  return (
    <div class="switch">
      <div>
        <label for={id}>{props.label}</label>
        {props.hint && (
          <p class="note" id={`${id}-hint`}>
            {props.hint}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={shown}
        aria-checked={shown}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          setShown(event.currentTarget.checked);
          props.onChange(event.currentTarget.checked);
        }}
      />
    </div>
  );
}
