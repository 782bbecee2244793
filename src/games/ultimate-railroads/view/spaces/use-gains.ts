import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../../kit/rules';
import { useHoldSettled } from '../../../../ui/settled';
import type { State } from '../../rules/state';
import { type Gain, gainOfSpace } from '../gain';
import { legalIn, spaceIn, usesOf } from '../legal';

export type Gains = ReadonlyMap<number, Gain>;

const NONE: Gains = new Map();

/** What each usable space would bring at best. Found one after the other between taps. */
export function useGains(state: State, acting: Seat | null): Gains {
  const [held, setHeld] = useState<{ readonly state: State; readonly gains: Gains } | null>(null);
  useEffect(() => {
    if (acting === null) return;
    const spaces = [...new Set(legalIn(state).flatMap((action) => spaceIn(action) ?? []))];
    const gains = new Map<number, Gain>();
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      const space = spaces.shift();
      if (space === undefined) return setHeld({ state, gains });
      const [usual] = usesOf(state, space);
      const gain = usual === undefined ? null : gainOfSpace(state, usual, acting);
      if (gain) gains.set(space, gain);
      timer = setTimeout(next);
    };
    timer = setTimeout(next);
    return () => clearTimeout(timer);
  }, [state, acting]);
  useHoldSettled(acting !== null && held?.state !== state);
  return held?.state === state ? held.gains : NONE;
}
