import { useState } from 'preact/hooks';

/** The hex of the place that was searched for, until the position changes, and how to search for another. */
export function useFound(state: object): readonly [string | null, (hex: string) => void] {
  const [found, setFound] = useState<{ readonly hex: string; readonly state: object } | null>(null);
  const hex = found?.state === state ? found.hex : null;
  return [hex, (wanted) => setFound({ hex: wanted, state })];
}
