import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { TurnTiming } from '../../match/computer-turns';
import { spawnWorker, Thinker, workersHere } from '../../match/thinker';

/** Milliseconds in which even a slow phone has responded to a lifted finger. */
const ANSWER = 200;
/** Milliseconds of a pause that begins with a touch: a quick tap needs no second pause when the finger is lifted. */
const TAP = 350;

/** The search of the whole app. Table, hints and analysis share its workers. */
export const thinker = new Thinker({ spawn: spawnWorker, max: workersHere() });

/** False during a tap: computers wait, so that nothing changes under the finger and the response is quick. */
const inputIdle = signal(true);

/** Nothing is played by itself during a tap, or before the moves before it have been `seen`. */
export function afterTaps(seen: ReadonlySignal<boolean>): TurnTiming {
  const mayPlay = computed(() => inputIdle.value && seen.value);
  return { mayThink: inputIdle, mayPlay, mayShow: inputIdle };
}

let resume: ReturnType<typeof setTimeout> | undefined;
let restEnds = 0;

function rest(ms: number): void {
  restEnds = performance.now() + ms;
  thinker.rest(ms);
  inputIdle.value = false;
  clearTimeout(resume);
  resume = setTimeout(() => (inputIdle.value = true), ms);
}

const first = { capture: true, passive: true };
document.addEventListener('pointerdown', () => rest(TAP), first);
// A finger may stay down for longer than the first pause.
document.addEventListener(
  'pointerup',
  () => {
    if (performance.now() + ANSWER > restEnds) rest(ANSWER);
  },
  first,
);

/** Whether the page is visible. A hidden page searches nothing, so that the phone stays cool. */
export const awake = signal(document.visibilityState === 'visible');

document.addEventListener('visibilitychange', () => {
  awake.value = document.visibilityState === 'visible';
});
