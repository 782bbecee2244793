import { useEffect, useRef } from 'preact/hooks';

/**
 * Open sheets as entries of the browser's history, so that Android's back gesture closes the topmost sheet
 * and nothing else. A sheet that closes by itself takes its entry away again; an entry left behind (after
 * a reload, or forwards into a sheet long closed) is stepped over.
 */
interface Layer {
  readonly number: number;
  readonly close: () => void;
}

let open: Layer[] = [];
// Unlike any number of an earlier visit, whose entries may still lie in the history.
let last = Math.floor(performance.timeOrigin);
/** The address at which a step back of our own began, until the browser has taken it. */
let steppingFrom = '';
/** Where somebody has gone meanwhile: the step leads away from there again. */
let overtaking = '';

/** The sheet of the entry that we stand on; nobody but this app writes what is read here. */
function layerHere(): number | null {
  return history.state?.layer ?? null;
}

/** Is the entry we stand on one whose sheet is closed? */
function isSpent(): boolean {
  const here = layerHere();
  return here !== null && !open.some(({ number }) => number === here);
}

function stepOverSpent(): void {
  if (steppingFrom || !isSpent()) return;
  steppingFrom = location.href;
  history.back();
  // An address typed meanwhile may have the browser drop the step; otherwise this comes long after it.
  setTimeout(endStep, 1000);
}

function endStep(): void {
  steppingFrom = overtaking = '';
}

/** Notes where somebody goes while a step of our own is on its way, which itself changes no address. */
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
  steppingFrom = '';
  stepOverSpent();
  if (steppingFrom || !overtaking) return;
  location.href = overtaking;
  endStep();
}

/** Is the newest history entry that of a sheet? Then whoever leaves the screen must replace it. */
export function sheetIsTop(): boolean {
  return layerHere() !== null;
}

/** While `isOpen`, one back step calls `close` instead of leaving the screen. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    // The same listener a second time changes nothing.
    addEventListener('popstate', onPopState);
    addEventListener('hashchange', isOvertaken);
    const layer: Layer = { number: ++last, close: () => latest.current() };
    // A sheet that follows another one takes over its entry.
    if (isSpent()) history.replaceState({ layer: layer.number }, '');
    else history.pushState({ layer: layer.number }, '');
    open.push(layer);
    return () => {
      open = open.filter((one) => one !== layer);
      // Not at once: the sheet that follows opens in the same breath.
      setTimeout(stepOverSpent);
    };
  }, [isOpen]);
}
