import { Pointer } from 'lucide-preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { measureBeforeSettled } from '../../ui/settled';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Milliseconds between two checks of the element's position: boards are moved by fingers. */
const OFTEN = 200;
/** Width and height of the hand in pixels. It is outside the ring, at a corner, so that it covers no text. */
const HAND = 26;
/** Pixels around the element. */
const ROOM = 4;

/**
 * What can be seen of an element where the parts around it scroll; null: nothing. Its scroll margin is what stays above
 * it there while the rest scrolls.
 */
function boxInSight(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(element).scrollMarginTop);
  const partAround = (inner: Element) => inner.parentElement?.closest('.scrolling') ?? null;
  for (let part = partAround(element); part; part = partAround(part)) {
    const edges = part.getBoundingClientRect();
    left = Math.max(left, edges.left);
    top = Math.max(top, edges.top + (part.scrollTop > 0 ? covered : 0));
    right = Math.min(right, edges.right);
    bottom = Math.min(bottom, edges.bottom);
  }
  return right > left && bottom > top
    ? { left, top, width: right - left, height: bottom - top }
    : null;
}

/** Whether all of its height can be seen. */
function isWhole(element: Element): boolean {
  const { height } = element.getBoundingClientRect();
  return (boxInSight(element)?.height ?? 0) >= Math.floor(height);
}

/** What the hand leaves free, such as the cubes of a city. */
const READ = '[data-read]';

/** How many parts that are to be read lie under a hand with this upper left corner. */
function coveredBy(left: number, top: number): number {
  const isCovered = (one: Element) => {
    const box = one.getBoundingClientRect();
    const isBeside = box.right < left || box.left > left + HAND;
    return box.width > 0 && !isBeside && box.bottom > top && box.top < top + HAND;
  };
  return [...document.querySelectorAll(READ)].filter(isCovered).length;
}

/** Where the hand has room: right of the ring or left of it, where it covers less, or as far right as the ring is. */
function sideOf({ left, top, width, height }: Box): 'right' | 'left' | 'within' {
  const right = left + width;
  if (right + HAND > innerWidth) return left >= HAND ? 'left' : 'within';
  // Where the style sheet puts it.
  const y = top + height - 18;
  const turns = left >= HAND && coveredBy(right - 5, y) > coveredBy(left + 5 - HAND, y);
  return turns ? 'left' : 'right';
}

interface RingProps {
  /** Returns the selector of what is shown, and is called repeatedly. */
  readonly around: () => string | null;
  /** Whether it is to be tapped. */
  readonly hand: boolean;
}

/** A ring around what a step speaks of, with a hand where that is to be tapped next. */
export function Ring({ around, hand }: RingProps) {
  const [box, setBox] = useState<Box | null>(null);
  const led = useRef<string | null>(null);
  // After touching the screen, the user may scroll away from it.
  const leads = useRef(true);
  const look = () => {
    const selector = around();
    const element = selector === null ? null : document.querySelector(selector);
    const to = element && selector;
    if (led.current !== to) leads.current = true;
    led.current = to;
    // More than once: a table that scrolls to what it asks may do so later.
    if (element instanceof HTMLElement && leads.current && !isWhole(element))
      element.scrollIntoView({ block: 'center' });
    const next = element && boxInSight(element);
    setBox((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  };
  const latest = useRef(look);
  // Before the next frame, or it would still be around the last tapped element.
  useLayoutEffect(() => {
    latest.current = look;
    look();
  });
  useEffect(() => {
    const again = () => latest.current();
    const timer = setInterval(again, OFTEN);
    const endMeasuring = measureBeforeSettled(again);
    const onTouch = () => {
      leads.current = false;
    };
    const touches = ['pointerdown', 'wheel', 'keydown'];
    for (const touch of touches) addEventListener(touch, onTouch);
    return () => {
      clearInterval(timer);
      endMeasuring();
      for (const touch of touches) removeEventListener(touch, onTouch);
    };
  }, []);
  // Below the ring the screen ends.
  const isAbove = box !== null && box.top + box.height + HAND > innerHeight;
  return (
    box && (
      <div
        class="lesson__ring"
        data-above={isAbove || undefined}
        data-side={isAbove ? 'within' : sideOf(box)}
        aria-hidden="true"
        style={{
          left: `${box.left - ROOM}px`,
          top: `${box.top - ROOM}px`,
          width: `${box.width + 2 * ROOM}px`,
          height: `${box.height + 2 * ROOM}px`,
        }}
      >
        {hand && <Pointer size={HAND} />}
      </div>
    )
  );
}
