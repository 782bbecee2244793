import { options, type RefObject } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';

/**
 * Tells when a screen has come to rest: everything is drawn, and unless somebody acts, here or on a linked phone, nothing
 * more moves but toasts, which go after a while. What draws later holds the mark back until then. Browser tests of tables
 * wait for the mark, and for nothing else.
 */

/** Frames without a change: an effect runs after the first one, and what it draws is there in the second. */
const QUIET = 2;

/** Anything that may change what is on the screen. Animations, scrolling and the way to another screen are among them. */
const CHANGES = [
  ...['pointerdown', 'pointerup', 'click', 'keydown', 'input', 'wheel', 'scroll', 'resize'],
  ...['transitionrun', 'animationstart', 'popstate', 'hashchange'],
];

/** The screens that are marked, all of them at once. */
const screens = new Set<HTMLElement>();
const measures = new Set<() => void>();
let held = 0;
let quiet = 0;
let frame = 0;
let isSettled = false;

/** Something has changed, or may have. It runs for each part that is drawn again, so it does little. */
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

/** From now on the screen is not at rest, until the returned function is called. */
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

/** The same until a promise is settled. */
export function holdSettledFor<T>(work: Promise<T>): Promise<T> {
  const release = holdSettled();
  void work.then(release, release);
  return work;
}

/** The same while a component is on the screen and `moves`. */
export function useHoldSettled(moves: boolean): void {
  useLayoutEffect(() => (moves ? holdSettled() : undefined), [moves]);
}

/**
 * Calls it while nothing changes any more and the screen is not yet at rest: for what is placed by where something else is,
 * which tells nobody that it has moved. The returned function ends that.
 */
export function measureBeforeSettled(measure: () => void): () => void {
  measures.add(measure);
  change();
  return () => measures.delete(measure);
}

/** Marks the screen with `data-settled` while it is at rest. Where nothing changes, nothing is asked. */
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

/** Animations and transitions that end by themselves. */
const motions = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    );
