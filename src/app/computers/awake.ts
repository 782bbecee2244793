import { signal } from '@preact/signals';

/** Whether somebody may be looking: a hidden page thinks about nothing, so that the phone stays cool. */
export const awake = signal(document.visibilityState === 'visible');

document.addEventListener('visibilitychange', () => {
  awake.value = document.visibilityState === 'visible';
});
