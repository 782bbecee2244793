import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { PlayedPly } from '../../../../ui/game-view';
import { useSteady } from '../../../../ui/use-steady';
import { type AutomaStep, automaSteps } from './steps';

/** The automa's turn as it is being shown. */
export interface AutomaShow {
  readonly steps: readonly AutomaStep[];
  readonly at: number;
  /** The turn just played; else one from the log. */
  readonly fresh: boolean;
}

interface Held {
  /** The last ply when this was asked for: what is shown ends with the position. */
  readonly tip: PlayedPly | undefined;
  readonly show: AutomaShow | null;
}

/** Shows the automa's turn after each action played while `live`, and any one again when asked. */
function useShow(plies: readonly PlayedPly[], live: boolean) {
  const [held, setHeld] = useState<Held | null>(null);
  const count = useRef(plies.length);
  const tip = plies.at(-1);
  const played = useMemo(() => {
    const isNew = plies.length === count.current + 1;
    count.current = plies.length;
    return isNew && live && tip ? begin(tip, true) : null;
    // Whoever acts: only a new last ply begins a show.
  }, [plies.length, tip]);
  const show = held?.tip === tip && held ? held.show : played;

  const go = (next: AutomaShow | null) => setHeld({ tip, show: next });
  const acts = useSteady({
    goTo: (at: number) => show && go({ ...show, at }),
    close: () => go(null),
    again: (ply: PlayedPly) => go(begin(ply, ply === tip)),
  });
  return { show, ...acts };
}

/** The show, and what can be done with it. */
export type AutomaShowing = ReturnType<typeof useShow>;

interface WithShowProps {
  readonly plies: readonly PlayedPly[];
  readonly live: boolean;
  readonly children: (automa: AutomaShowing) => ComponentChildren;
}

/** Lends the automa's show to a table that can do without. */
export function WithShow({ plies, live, children }: WithShowProps) {
  return children(useShow(plies, live));
}

function begin(ply: PlayedPly, fresh: boolean): AutomaShow | null {
  const steps = automaSteps(ply.events);
  if (steps.length === 0) return null;
  // Where nothing is to move, the whole turn is told at once.
  return { steps, at: moves() ? 0 : steps.length - 1, fresh };
}

/** Whether the phone or the settings allow things to move by themselves: the theme's own measure of it. */
export function moves(): boolean {
  const calm = getComputedStyle(document.documentElement).getPropertyValue('--calm');
  return Number.parseFloat(calm) > 0;
}
