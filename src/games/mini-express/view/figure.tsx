import type { TableWords } from '../words/table-words';

interface FigureProps<T> {
  readonly value: T;
  /** What it was before the last action, while changes are shown. */
  readonly was: T | undefined;
}

/** A figure that glows for a moment when the last action has changed it. */
export function Figure<T extends number | string>({ value, was }: FigureProps<T>) {
  const changed = was !== undefined && was !== value;
  return (
    <span class="mx-figure" data-changed={changed || undefined}>
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
