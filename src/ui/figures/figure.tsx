import { useTableWords } from '../table-words';
import './figure.css';

type Value = number | string;

/** A figure that is highlighted for a moment after the last action has changed it. */
export function Figure<T extends Value>(props: {
  readonly value: T;
  /** Its value before the last action, while changes are highlighted; see `useBefore`. */
  readonly was: T | undefined;
}) {
  const { value, was } = props;
  const changed = was !== undefined && was !== value;
  return (
    <span class="figure" data-changed={changed || undefined}>
      {value}
    </span>
  );
}

/** "4 → 1", which a screen reader reads as "from 4 to 1". */
export function Change<T extends Value>({ from, to }: { readonly from: T; readonly to: T }) {
  const words = useTableWords();
  return (
    <span class="figure-change">
      <span aria-hidden="true">
        <span class="figure-change__from">{from} →</span> {to}
      </span>
      <span class="visually-hidden">{words.change(from, to)}</span>
    </span>
  );
}
