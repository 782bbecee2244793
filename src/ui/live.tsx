import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

/** Milliseconds: a button announces something and closes its sheet at the same time. */
const SAME_BREATH = 500;

const spoken = signal({ text: '', number: 0, at: Number.NEGATIVE_INFINITY });

/** Makes a screen reader read `text` when it has finished its current text. The same text twice is read twice. */
export function announce(text: string): void {
  spoken.value = { text, number: spoken.value.number + 1, at: performance.now() };
}

/** Removes what was said of a screen that has been left: a screen reader would find it on the next one. */
export function leaveAnnouncement(): void {
  spoken.value = { ...spoken.peek(), text: '', at: Number.NEGATIVE_INFINITY };
}

/** Where announcements are rendered from now on. Old announcements are not repeated. */
export function LiveRegion() {
  const { text, number, at } = spoken.value;
  const [from] = useState(() => performance.now() - SAME_BREATH);
  // Screen readers read only changes in a region that already exists.
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  return (
    <div class="visually-hidden" aria-live="polite">
      {here && at >= from && <p key={number}>{text}</p>}
    </div>
  );
}
