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
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const next = width > 0 ? { left, top, width, height } : null;
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
