import { useMemo, useRef, useState } from 'preact/hooks';
import type { Event } from '../../rules/state/events';
import type { State } from '../../rules/state/state';
import type { MatchPly } from '../props';

/**
 * What was scored last, until it is closed; null: nothing. `scoredIn` finds it in events that led on from a position. Only
 * what is played while `live` is shown.
 */
export function useScoring<Scored>(
  state: State,
  plies: readonly MatchPly[],
  live: boolean,
  scoredIn: (before: State, events: readonly Event[]) => Scored | null,
) {
  const before = useRef({ state, plies: plies.length });
  const open = useRef<Scored | null>(null);
  const [, setClosed] = useState(0);
  // Done while drawing, so that the sheet opens with the new position. Depends on the number of plies: only a new last ply
  // brings a scoring. Not on `live`: what was played before is not shown when the table becomes live.
  useMemo(() => {
    const was = before.current;
    before.current = { state, plies: plies.length };
    if (plies.length < was.plies) open.current = null;
    if (!live || plies.length <= was.plies) return;
    const events = plies.slice(was.plies).flatMap((ply) => ply.events);
    open.current = scoredIn(was.state, events) ?? open.current;
  }, [state, plies.length]);
  return {
    scored: open.current,
    close: () => {
      open.current = null;
      setClosed((count) => count + 1);
    },
  };
}
