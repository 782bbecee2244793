import { signal } from '@preact/signals';

const spoken = signal<{ readonly text: string; readonly number: number }>({ text: '', number: 0 });

/** Has a screen reader say `text` once it has finished what it is saying. The same text twice is said twice. */
export function announce(text: string): void {
  spoken.value = { text, number: spoken.value.number + 1 };
}

/** Where announcements are put; once in the app, never inside what a sheet covers. */
export function LiveRegion() {
  const { text, number } = spoken.value;
  return (
    <div class="spoken" aria-live="polite">
      <p key={number}>{text}</p>
    </div>
  );
}
