import { Pointer } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Milliseconds between two looks at where the element is: boards are moved by fingers. */
const OFTEN = 200;
/** Pixels round the element. */
const ROOM = 4;

/** A dashed ring and a pointing hand at what is to be tapped next; fingers go through. */
export function Ring({ around }: { readonly around: string | null }) {
  const [box, setBox] = useState<Box | null>(null);
  useEffect(() => {
    let led = false;
    const look = () => {
      const element = around === null ? null : document.querySelector(around);
      if (element && !led && element instanceof HTMLElement)
        element.scrollIntoView({ block: 'nearest' });
      led = element !== null;
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      const next = width > 0 ? { left, top, width, height } : null;
      setBox((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    look();
    const timer = setInterval(look, OFTEN);
    return () => clearInterval(timer);
  }, [around]);
  return (
    box && (
      <div
        class="lesson__ring"
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
