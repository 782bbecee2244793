import { createContext } from 'preact';
import { useMemo, useState } from 'preact/hooks';

interface FoldState {
  /** The label of the button. */
  readonly name: string;
  /** Only the question is shown, and the map has the room of its answers. */
  readonly folded: boolean;
  readonly turn: () => void;
}

/** How the question panel folds; null: map and question both fit. */
export const Fold = createContext<FoldState | null>(null);

/** Folds one question: the next one is open again. */
export function useFold(question: string, name: string): FoldState {
  const [held, hold] = useState<string | null>(null);
  const folded = held === question;
  return useMemo(
    () => ({ name, folded, turn: () => hold(folded ? null : question) }),
    [name, folded, question],
  );
}
