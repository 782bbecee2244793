import { useEffect, useRef } from 'preact/hooks';
import { holdSettled } from './settled';

/**
 * Open sheets as entries of the browser's history, so that Android's back gesture closes only the topmost sheet. A
 * sheet that closes by itself removes its entry. An entry left behind (after a reload, or forward into a sheet closed
 * long ago) is skipped.
 */
interface Layer {
  readonly number: number;
  readonly close: () => void;
}

let open: Layer[] = [];
// Different from any number of an earlier visit, whose entries may still be in the history.
let last = Math.floor(performance.timeOrigin);
/** The address where the app's own step back began, until the browser has gone back. */
let steppingFrom = '';
/** The screen is not at rest until then. */
let release = () => {};
/** Where the user has navigated meanwhile: the step back would lead away from there again. */
let overtaking = '';

/** The sheet of the current entry. Only this app writes what is read here. */
function layerHere(): number | null {
  return history.state?.layer ?? null;
}

/** Whether the current entry is that of a closed sheet. */
function isSpent(): boolean {
  const here = layerHere();
  return here !== null && !open.some(({ number }) => number === here);
}

function stepFrom(address: string): void {
  steppingFrom = address;
  release();
  release = address ? holdSettled() : () => {};
}

function stepOverSpent(): void {
  if (steppingFrom || !isSpent()) return;
  stepFrom(location.href);
  history.back();
  // An address typed meanwhile may make the browser drop the step; otherwise this runs long after it.
  setTimeout(endStep, 1000);
}

function endStep(): void {
  stepFrom('');
  overtaking = '';
}

/** Notes where the user navigates while the app's own step back is in progress. That step itself changes no address. */
function isOvertaken(): boolean {
  if (!steppingFrom || location.href === steppingFrom) return false;
  overtaking = location.href;
  return true;
}

function onPopState(): void {
  if (isOvertaken()) return;
  const top = open.at(-1);
  if (!steppingFrom && top && top.number !== layerHere()) {
    open.pop();
    top.close();
  }
  stepFrom('');
  stepOverSpent();
  if (steppingFrom || !overtaking) return;
  location.href = overtaking;
  endStep();
}

/** At the start of the app: a reload leaves the entry of an open sheet behind, and one back step would do nothing. */
export function leaveSpentEntry(): void {
  if (!isSpent()) return;
  addEventListener('popstate', onPopState);
  stepOverSpent();
}

/** Whether the newest history entry is that of a sheet. Then navigation away from the screen must replace it. */
export function sheetIsTop(): boolean {
  return layerHere() !== null;
}

/** While `isOpen`, one back step calls `close` instead of leaving the screen. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    // Adding the same listener a second time changes nothing.
    addEventListener('popstate', onPopState);
    addEventListener('hashchange', isOvertaken);
    const layer: Layer = { number: ++last, close: () => latest.current() };
    // A sheet that follows another one takes over its entry.
    if (isSpent()) history.replaceState({ layer: layer.number }, '');
    else history.pushState({ layer: layer.number }, '');
    open.push(layer);
    return () => {
      open = open.filter((one) => one !== layer);
      // Not at once, because the sheet that follows opens in the same task.
      const end = holdSettled();
      setTimeout(() => {
        stepOverSpent();
        end();
      });
    };
  }, [isOpen]);
}
