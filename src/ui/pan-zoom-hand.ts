import { listen } from './pan-zoom-listen';
import { FITTED, MIDDLE, type Point, type Sight, within, zoomed } from './sight';

/** One press of a button or key. */
const STEP = 1.8;

interface Hold {
  readonly frame: HTMLElement;
  readonly content: HTMLElement;
  /** How many times the fitted size. */
  readonly most: number;
  readonly doubleTap: boolean;
  readonly onZoomed: (zoomed: boolean) => void;
}

export interface Hand {
  readonly closer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
  readonly release: () => void;
}

/** Takes hold of a content to move and zoom it in its frame, until it is released. */
export function takeHold(hold: Hold): Hand {
  const { frame, content, most, onZoomed } = hold;
  let sight = FITTED;

  const show = (wanted: Sight, gliding = false) => {
    const { clientWidth: width, clientHeight: height } = frame;
    sight = within(wanted, { width, height });
    // Motion is a token of the theme: none when the reader wants none.
    content.style.transition = gliding ? 'transform var(--calm) ease-in-out' : 'none';
    content.style.transform = `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})`;
    onZoomed(sight.scale > 1.01);
  };
  const zoom = (factor: number, at: Point, gliding = false) =>
    show(zoomed(sight, factor, at, most), gliding);
  const hand = {
    closer: () => zoom(STEP, MIDDLE, true),
    farther: () => zoom(1 / STEP, MIDDLE, true),
    fit: () => show(FITTED, true),
  };

  const life = new AbortController();
  listen({ ...hold, ...hand, sight: () => sight, show, zoom }, life.signal);
  const resized = new ResizeObserver(() => show(sight));
  resized.observe(frame);
  const release = () => {
    life.abort();
    resized.disconnect();
  };
  return { ...hand, release };
}
