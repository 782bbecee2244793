import type { ComponentChildren, RefObject } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { holdSettled } from '../settled';
import { isMotionWanted, readingTime, StepsByHandContext } from './use-step-show';
import './step-list.css';

export interface StepListProps {
  /** One or more sentences for each step, with the element before them. */
  readonly steps: readonly { readonly mark: ComponentChildren; readonly text: string }[];
  /** The current step. Earlier ones stay visible. */
  readonly at: number;
  /** It closes by itself after the last step; otherwise it stays until it is closed. */
  readonly closes: boolean;
  readonly onStep: (at: number) => void;
  readonly onClose: () => void;
}

/** Steps in sentences. The next one follows by itself after the reading time of the last one, unless people want to tap. */
export function StepList({ steps, at, closes, onStep, onClose }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { byHand, onShown } = useContext(StepsByHandContext);
  useEffect(onShown, []);
  const isLast = at === steps.length - 1;
  const first = useRef(at);
  // Steps that are shown at once are read from the beginning.
  const from = at === first.current ? 0 : at;
  const texts = steps.slice(from, at + 1).map(({ text }) => text);
  const stay = readingTime(texts.join(' '));
  useEffect(() => {
    if (byHand || !isMotionWanted() || (isLast && !closes)) return;
    const release = holdSettled();
    const timer = setTimeout(() => (isLast ? onClose() : onStep(at + 1)), stay);
    return () => {
      clearTimeout(timer);
      release();
    };
  });
  useQuickEnd(list);
  useEffect(() => {
    if (at !== first.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol class="stack step-list" ref={list}>
      {steps.slice(0, at + 1).map(({ mark, text }, number) => (
        // A step is identified by its index, because none is ever inserted before another.
        <li
          key={number}
          aria-current={number === at ? 'step' : undefined}
          data-new={number >= from || undefined}
        >
          {mark}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** Milliseconds after which the first step is painted and a tap is over, but too few to read the step. */
const SOON = 200;

/**
 * Makes the tap that ends the steps quick. The covered panels are laid out while the player reads, and painted while
 * the finger is down; the rest of the time they are hidden, so that keys and screen readers do not reach them.
 * `data-below` controls this on the panels' container (`data-step`). The finger also ends transitions on the board
 * (`data-glides`), because a board at rest responds sooner.
 */
function useQuickEnd(panel: RefObject<Element | null>): void {
  // A layout effect, so that its attribute is removed together with the panel: one frame later the table would be
  // visible without panels.
  useLayoutEffect(() => {
    const panels = panel.current?.closest('[data-step]');
    if (!panels) return;
    const lay = (below: string) => panels.setAttribute('data-below', below);
    let release = () => {};
    const hideSoon = () => {
      release();
      release = holdSettled();
      return setTimeout(() => {
        lay('hidden');
        release();
      }, SOON);
    };
    let timer = hideSoon();
    const ready = () => {
      for (const gliding of panels.querySelectorAll('[data-glides]'))
        for (const way of gliding.getAnimations()) way.finish();
      lay('drawn');
      clearTimeout(timer);
      timer = hideSoon();
    };
    panels.addEventListener('pointerdown', ready);
    return () => {
      clearTimeout(timer);
      release();
      panels.removeAttribute('data-below');
      panels.removeEventListener('pointerdown', ready);
    };
  }, [panel]);
}
