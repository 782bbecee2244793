import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { holdSettled } from './settled';
import './tap-guard.css';

/** Keeps taps from what has come under the finger too short a time ago to be seen. Keys and screen readers pass. */

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Milliseconds too few to see what has come under the finger. */
export const UNSEEN = 350;

/** Where a finger or a mouse has clicked last; null: a key or a screen reader has. */
let last: Place | null = null;
// Hooks are tested without a page.
if (typeof document !== 'undefined') {
  document.addEventListener('click', noteTap, { capture: true });
  document.addEventListener('mousedown', keepFocus, { capture: true });
}

function noteTap({ detail, clientX, clientY }: MouseEvent): void {
  last = detail > 0 ? { x: clientX, y: clientY } : null;
}

/** A tap on a cover reaches nothing, so it does not take the focus from what has just received it either. */
function keepFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.matches('.tap-guard')) event.preventDefault();
}

const guarded = signal<Place | null>(null);

export const lastTap = (): Place | null => last;

/**
 * Covers the place of the tap that has just played something. A second tap there, meant for what was there before,
 * reaches nothing. The function ends it, once what follows has had time to be seen.
 */
export function guardLastTap(): () => void {
  const place = last;
  guarded.value = place;
  return () => {
    if (!place) return;
    const release = holdSettled();
    setTimeout(() => {
      if (guarded.value === place) guarded.value = null;
      release();
    }, UNSEEN);
  };
}

/** The cover itself, once on every screen with a table. */
export function TapGuard() {
  useEffect(
    () => () => {
      guarded.value = null;
    },
    [],
  );
  const place = guarded.value;
  return place && <div class="tap-guard" style={{ left: `${place.x}px`, top: `${place.y}px` }} />;
}
