import { useRef } from 'preact/hooks';
import type { TableWords } from '../words/table-words';

/** A figure that glows for a moment when it has become another one. */
export function Figure({ value }: { value: number | string }) {
  const first = useRef(value);
  const changed = useRef(false);
  if (value !== first.current) changed.current = true;
  // A new key makes a new element, and with it the glow begins again.
  return (
    <span class="mx-figure" key={value} data-changed={changed.current || undefined}>
      {value}
    </span>
  );
}

/** "4 → 1", read out as a sentence would say it. */
export function Change<T extends number | string>(props: {
  readonly from: T;
  readonly to: T;
  readonly words: TableWords;
}) {
  const { from, to, words } = props;
  return (
    <span class="mx-change">
      <span aria-hidden="true">
        <span class="mx-change__from">{from} →</span> {to}
      </span>
      <span class="spoken">{words.change(from, to)}</span>
    </span>
  );
}
