import { options, type RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

// Marks a screen with `data-settled` when everything is drawn, and nothing but toasts will move until someone acts, here or
// on a linked phone. Code that still has something to draw holds the mark back until then. Browser tests wait for the mark.

/** Frames without a change before the mark is set: effects run after the first, and the second shows what they draw. */
const QUIET = 2;

/** Events after which the screen may change. */
const CHANGES = [
  ...['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'wheel', 'scroll', 'resize'],
  ...['transitionrun', 'animationstart', 'popstate', 'hashchange'],
];

/** The screens that get the mark. They all get and lose it together. */
const screens = new Set<HTMLElement>();
const measures = new Set<() => void>();
let held = 0;
let quiet = 0;
let frame = 0;
let isSettled = false;

/** Called when something has changed, or may have. Preact calls it for every component it draws, so it must be fast. */
function change(): void {
  quiet = 0;
  if (isSettled) mark(false);
  if (held === 0 && screens.size > 0 && frame === 0) frame = requestAnimationFrame(look);
}

function look(): void {
  frame = 0;
  if (held > 0) return;
  if (quiet++ < QUIET) {
    frame = requestAnimationFrame(look);
    for (const measure of measures) measure();
    return;
  }
  const ends = motions().map(({ finished }) => finished);
  if (ends.length === 0) mark(true);
  else void Promise.allSettled(ends).then(change);
}

function mark(settled: boolean): void {
  isSettled = settled;
  for (const screen of screens) screen.toggleAttribute('data-settled', settled);
}

const diffed = options.diffed;
options.diffed = (vnode) => {
  change();
  diffed?.(vnode);
};

/** Holds the mark back until the returned function is called. */
export function holdSettled(): () => void {
  let over = false;
  held++;
  change();
  return () => {
    if (over) return;
    over = true;
    held--;
    change();
  };
}

/** Holds the mark back until a promise is settled. */
export function holdSettledFor<T>(work: Promise<T>): Promise<T> {
  const release = holdSettled();
  void work.then(release, release);
  return work;
}

/** Holds the mark back while a component is on the screen and `moves` is true. */
export function useHoldSettled(moves: boolean): void {
  useLayoutEffect(() => (moves ? holdSettled() : undefined), [moves]);
}

/**
 * Calls `measure` in the last frames before the mark is set: for a component that is placed beside another one, because the
 * other one may move without an event. The returned function stops the calls.
 */
export function measureBeforeSettled(measure: () => void): () => void {
  measures.add(measure);
  change();
  return () => measures.delete(measure);
}

/** Marks an element with `data-settled` while the screen is at rest. */
export function useSettled(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    screens.add(element);
    change();
    const listeners = new AbortController();
    const { signal } = listeners;
    for (const event of CHANGES)
      addEventListener(event, change, { capture: true, passive: true, signal });
    return () => {
      listeners.abort();
      screens.delete(element);
    };
  }, [screen]);
}

/** The running animations and transitions that end by themselves. */
const motions = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
