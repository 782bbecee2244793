import { useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../kit/rules';

/**
 * The open tab, and a function that opens another. Where the question is the first tab, it opens for the next player to
 * decide, and when a move is suggested.
 */
export function useTab(
  asksInTab: boolean,
  toAct: Seat | null,
  suggested: object | null,
): readonly [tab: string, open: (tab: string) => void] {
  const [chosen, setChosen] = useState<{
    readonly tab: string;
    readonly toAct: Seat | null;
    readonly suggested: object | null;
  }>();
  // A move that was shown leaves the question open when it is done.
  const shown = useRef(suggested);
  shown.current = suggested ?? shown.current;
  const isNew = chosen?.suggested !== shown.current;
  // The question tab exists only while this seat acts.
  const stays = chosen && (asksInTab ? chosen.toAct === toAct && !isNew : chosen.tab !== 'turn');
  return [
    stays ? chosen.tab : asksInTab ? 'turn' : 'players',
    (tab) => setChosen({ tab, toAct, suggested: shown.current }),
  ];
}
