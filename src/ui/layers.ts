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

const open: Layer[] = [];
let last = 0;
let ignored = 0;
let listening = false;

function layerHere(): number | null {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('layer' in state)) return null;
  return typeof state.layer === 'number' ? state.layer : null;
}

function listen(): void {
  if (listening) return;
  listening = true;
  addEventListener('popstate', () => {
    if (ignored > 0) {
      ignored--;
      return;
    }
    const here = layerHere();
    const top = open[open.length - 1];
    if (top && top.number !== here) {
      open.pop();
      top.close();
    } else if (here !== null && !top) history.back();
  });
}

/** Is the newest history entry one of an open sheet? Then whoever leaves the screen must replace it. */
export function sheetIsTop(): boolean {
  return layerHere() !== null;
}

/** While `isOpen`, one back step calls `close` instead of leaving the screen. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    listen();
    const layer: Layer = { number: ++last, close: () => latest.current() };
    history.pushState({ layer: layer.number }, '');
    open.push(layer);
    return () => {
      const at = open.indexOf(layer);
      if (at >= 0) open.splice(at, 1);
      if (layerHere() === layer.number) {
        ignored++;
        history.back();
      }
    };
  }, [isOpen]);
}
