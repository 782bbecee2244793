import { ChevronDown } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import './fold.css';

export interface FoldProps {
  readonly label: string;
  /** What is chosen now. */
  readonly chosen: string;
  readonly children: ComponentChildren;
}

/** A choice that few change: a line that says what is chosen now, and unfolds. */
export function Fold({ label, chosen, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details class="fold" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class="fold__line">
        <span class="fold__label">{label}</span>
        <span class="fold__chosen">{chosen}</span>
        <ChevronDown size={20} aria-hidden="true" />
      </summary>
      {open && <div class="fold__choice">{children}</div>}
    </details>
  );
}
