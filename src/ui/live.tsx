import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds: a button says something and closes its sheet at once. */
const SAME_BREATH = 500;

const spoken = signal({ text: '', number: 0, at: Number.NEGATIVE_INFINITY });

/** Has a screen reader say `text` once it has finished what it is saying. The same text twice is said twice. */
export function announce(text: string): void {
  spoken.value = { text, number: spoken.value.number + 1, at: performance.now() };
}

/** Where announcements are put from now on; what was said long before is not said again. */
export function LiveRegion() {
  const { text, number, at } = spoken.value;
  const [from] = useState(() => performance.now() - SAME_BREATH);
  // Only what changes in a region that is there already is read out.
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <div class="spoken" aria-live="polite">
      {here && at >= from && <p key={number}>{text}</p>}
    </div>
  );
}
