import './turn.css';

interface TargetProps {
  /** The full description of what the button does, for screen readers. It contains the label. */
  readonly name?: string;
  readonly label: string;
  /** The cost or gain, in a disc beside the label: a number, or a price with its sign. */
  readonly figure?: number | string;
  readonly onClick: () => void;
}

/** A possible target of a choice as a button, for use without the map. */
export function Target({ name, label, figure, onClick }: TargetProps) {
  return (
    <button type="button" class="framed target" aria-label={name} onClick={onClick}>
      {label}
      {figure !== undefined && (
        <>
          {' '}
          <span class="target__figure">{figure}</span>
        </>
      )}
    </button>
  );
}
