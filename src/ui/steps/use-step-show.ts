import { createContext } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { GameEvent } from '../../kit/rules';
import type { PlayedPly } from '../game-view';
import { useSteady } from '../use-steady';

/** One thing that happens, with the events that describe it. */
export interface ShownStep<Event extends GameEvent = GameEvent> {
  readonly events: readonly Event[];
}

/** The consequences of an action, shown one step after the other. */
export interface StepShow<Step> {
  readonly steps: readonly Step[];
  /** The current step. */
  readonly at: number;
  /** Just played; false when it is shown again from the log. */
  readonly fresh: boolean;
}

/**
 * Shows what follows each action that is played while `live`, and any earlier one again on request. `stepsOf` finds the
 * steps in the events of an action; no steps: there is nothing to show. Short ones that belong together are shown at once.
 */
export function useStepShow<Step extends ShownStep<Event>, Event extends GameEvent = GameEvent>(
  plies: readonly PlayedPly<Event>[],
  live: boolean,
  stepsOf: (events: readonly Event[]) => readonly Step[],
  pace: 'one by one' | 'at once' = 'one by one',
) {
  const [held, setHeld] = useState<{
    /** The last ply when the show changed: a show ends with its position. */
    readonly tip: PlayedPly<Event> | undefined;
    readonly show: StepShow<Step> | null;
  } | null>(null);
  const count = useRef(plies.length);
  const tip = plies.at(-1);
  const begin = (tap: readonly PlayedPly<Event>[], fresh: boolean): StepShow<Step> | null => {
    const steps = stepsOf(tap.flatMap(({ events }) => events));
    if (steps.length === 0) return null;
    // Without motion all steps are shown at once.
    const oneByOne = pace === 'one by one' && isMotionWanted();
    return { steps, at: oneByOne ? 0 : steps.length - 1, fresh };
  };
  const played = useMemo(() => {
    const [first, ...more] = plies.slice(count.current);
    count.current = plies.length;
    const isOneTap = first !== undefined && more.every(({ joined }) => joined);
    return isOneTap && live ? begin([first, ...more], true) : null;
    // Only a new last ply begins a show.
  }, [plies.length, tip]);
  const show = held && held.tip === tip ? held.show : played;

  const go = (next: StepShow<Step> | null) => setHeld({ tip, show: next });
  const acts = useSteady({
    goTo: (at: number) => show && go({ ...show, at }),
    close: () => go(null),
    again: (ply: PlayedPly<Event>) => go(begin([ply], ply === tip)),
  });
  return { show, ...acts };
}

/** The show, and its controls. */
export type StepShowing<
  Step extends ShownStep<Event>,
  Event extends GameEvent = GameEvent,
> = ReturnType<typeof useStepShow<Step, Event>>;

/** Whether a show of steps waits for a tap before each of them, and whom it tells that it has begun. */
export interface StepsByHand {
  readonly byHand: boolean;
  readonly onShown: () => void;
}

export const StepsByHandContext = createContext<StepsByHand>({
  byHand: false,
  onShown: () => {},
});

/** Whether animations are allowed by the phone and the settings, read from the theme's own token. */
export function isMotionWanted(): boolean {
  const motion = getComputedStyle(document.documentElement).getPropertyValue('--motion');
  return Number.parseFloat(motion) > 0;
}

/** Milliseconds that a text stays before the next one follows by itself: time to notice it and to read it. */
export function readingTime(text: string): number {
  return 900 + 32 * text.length;
}
