import { useState } from 'preact/hooks';

/** What is chosen in a panel before anything is played: in another position it is `usual` again. */
export function useInPosition<Value>(
  state: object,
  usual: Value,
): readonly [value: Value, choose: (value: Value) => void] {
  const [held, setHeld] = useState<{ readonly state: object; readonly value: Value } | null>(null);
  return [held?.state === state ? held.value : usual, (value) => setHeld({ state, value })];
}
