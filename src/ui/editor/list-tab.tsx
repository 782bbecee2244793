import { RotateCcw } from 'lucide-preact';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../button';
import './list-tab.css';

interface ListTabProps {
  readonly hint: string;
  /** Shown while the list is the game's own. */
  readonly usual: string;
  /** Restores the game's list; null while the list is the game's own. */
  readonly reset: { readonly label: string; readonly onReset: () => void } | null;
  readonly children: ComponentChildren;
}

/** A list that a design may change: its meaning, and a button that restores the game's list. */
export function ListTab({ hint, usual, reset, children }: ListTabProps) {
  return (
    <div class="editor-list">
      <div class="stack editor-list__head">
        <p class="note">{hint}</p>
        {reset ? (
          <Button icon={RotateCcw} onClick={reset.onReset}>
            {reset.label}
          </Button>
        ) : (
          <p class="note">{usual}</p>
        )}
      </div>
      {children}
    </div>
  );
}

/** The table of a list. A row that a check links to gets the focus when the table has been rendered. */
export function useFocusedRow(row: number | null): RefObject<HTMLTableElement | null> {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (row !== null)
      table.current?.querySelector<HTMLElement>(`[data-row="${row}"] input`)?.focus();
  }, [row]);
  return table;
}
