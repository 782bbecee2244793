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
/** The width in pixels from which there is room for the hand beside the text. */
const WIDE = 160;
/** Pixels around the element. */
const ROOM = 4;

/** What can be seen of an element where the parts around it scroll; null: nothing. */
function boxInSight(element: Element): Box | null {
  let { left, top, right, bottom } = element.getBoundingClientRect();
  const partAround = (inner: Element) => inner.parentElement?.closest('.scrolling') ?? null;
  for (let part = partAround(element); part; part = partAround(part)) {
    const edges = part.getBoundingClientRect();
    left = Math.max(left, edges.left);
    top = Math.max(top, edges.top);
    right = Math.min(right, edges.right);
    bottom = Math.min(bottom, edges.bottom);
  }
  return right > left && bottom > top
    ? { left, top, width: right - left, height: bottom - top }
    : null;
}

/** A ring and a hand at what is to be tapped next. `around` returns its selector, and is called repeatedly. */
export function Ring({ around }: { readonly around: () => string | null }) {
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
    if (element instanceof HTMLElement && leads.current)
      element.scrollIntoView({ block: 'nearest' });
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
  return (
    box && (
      <div
        class="lesson__ring"
        data-wide={box.width > WIDE || undefined}
        aria-hidden="true"
        style={{
          left: `${box.left - ROOM}px`,
          top: `${box.top - ROOM}px`,
          width: `${box.width + 2 * ROOM}px`,
          height: `${box.height + 2 * ROOM}px`,
        }}
      >
        <Pointer size={26} />
      </div>
    )
  );
}
