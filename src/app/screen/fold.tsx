import { ChevronDown } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import './fold.css';

export interface FoldProps {
  readonly label: string;
  /** What is chosen now, or what is in it. */
  readonly chosen: string;
  /** Whether it is a part of the page with a heading. */
  readonly heading?: boolean;
  readonly opened?: boolean;
  readonly children: ComponentChildren;
}

/** A choice that few change, or a part of a long page: a line that says what is in it, and unfolds. */
export function Fold({ label, chosen, heading = false, opened = false, children }: FoldProps) {
  const [open, setOpen] = useState(opened);
  const Label = heading ? 'h2' : 'span';
  return (
    <details class="fold" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="fold__line">
        <Label class="fold__label">{label}</Label>
        <span class="note fold__chosen">{chosen}</span>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      {open && <div class="fold__choice">{children}</div>}
    </details>
  );
}
