import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './segmented.css';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A picture above the label. */
  readonly picture?: ComponentChildren;
}

export interface SegmentedProps<Value extends string> {
  readonly legend: string;
  readonly segments: readonly Segment<Value>[];
  /** Null: nothing is chosen yet. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** Words rather than figures: two and two where four do not fit in a row. */
  readonly pairs?: boolean;
  /** One sentence about the selected segment. */
  readonly hint?: string | undefined;
}

/** One of a few choices, all visible: radio buttons that look like a row of plates. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset class="segmented" aria-describedby={props.hint ? `${name}-hint` : undefined}>
      <legend class="caps">{props.legend}</legend>
      <div
        class="segmented__row"
        data-pictures={props.segments.some(({ picture }) => picture) || undefined}
        data-count={props.segments.length}
        data-pairs={props.pairs || undefined}
      >
        {props.segments.map(({ value, label, picture }) => (
          <label class="segmented__one" key={value}>
            <input
              type="radio"
              name={name}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span class="framed segmented__face">
              {picture}
              <span>{label}</span>
            </span>
          </label>
        ))}
      </div>
      {props.hint && (
        <p class="note segmented__hint" id={`${name}-hint`}>
          {props.hint}
        </p>
      )}
    </fieldset>
  );
}
