import type { BoardForm } from '../../data/board-form';
import type { EditorWords } from '../../words/editor-words';

/** What every list of the box needs to be shown and changed. */
export interface ListTabProps {
  readonly form: BoardForm;
  readonly words: EditorWords;
  /** The row that somebody was sent to; null: none. */
  readonly row: number | null;
  readonly onChange: (form: BoardForm, step?: string) => void;
}

/** Values and counts stay below a hundred. */
export const VALUE_MOST = 99;

/** Puts the focus into the row that somebody was sent to, once its list is there. */
export function focusRow(list: HTMLElement | null, row: number | null): void {
  if (row !== null) list?.querySelector<HTMLElement>(`[data-row="${row}"] input`)?.focus();
}
