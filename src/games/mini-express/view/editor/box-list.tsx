import type { ComponentChildren } from 'preact';
import { ListTab } from '../../../../ui/editor/list-tab';
import type { BoardForm } from '../../data/board-form';
import type { EditorWords } from '../../words/en/editor';
import { asInTheBox, type BoxList as List } from './lists';

/** What every list of the game's box needs to be shown and edited. */
export interface BoxListProps {
  readonly form: BoardForm;
  readonly words: EditorWords;
  /** The row that a check links to; null: none. */
  readonly row: number | null;
  readonly onChange: (form: BoardForm, step?: string) => void;
}

/** The largest value or count in a list. */
export const VALUE_MAX = 99;

/** A list of the game's box, which a board may replace by its own. */
export function BoxList(
  props: BoxListProps & {
    readonly list: List;
    readonly hint: string;
    readonly children: ComponentChildren;
  },
) {
  const { form, list, hint, words, onChange, children } = props;
  const reset = { label: words.asInTheBox, onReset: () => onChange(asInTheBox(form, list)) };
  return (
    <ListTab hint={hint} usual={words.isAsInTheBox} reset={form[list] === undefined ? null : reset}>
      {children}
    </ListTab>
  );
}
