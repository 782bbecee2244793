import { listen } from './pan-zoom-listen';
import { FITTED, MIDDLE, type ScreenPoint, type Viewport, within, zoomed } from './viewport';

/** One press of a button or key. */
const STEP = 1.8;

interface PanZoomOptions {
  readonly frame: HTMLElement;
  readonly content: HTMLElement;
  /** Scale, as a multiple of the fitted size. */
  readonly maxScale: number;
  readonly doubleTap: boolean;
  readonly onZoomed: (zoomed: boolean) => void;
}

export interface PanZoomControls {
  readonly closer: () => void;
  readonly farther: () => void;
  readonly fit: () => void;
  readonly release: () => void;
}

/** Starts to pan and zoom a content in its frame, until it is released. */
export function controlPanZoom(options: PanZoomOptions): PanZoomControls {
  const { frame, content, maxScale, onZoomed } = options;
  let viewport = FITTED;

  const show = (wanted: Viewport, gliding = false) => {
    const { clientWidth: width, clientHeight: height } = frame;
    viewport = within(wanted, { width, height });
    // Motion is a token of the theme: none when the user prefers none.
    content.style.transition = gliding ? 'transform var(--calm) ease-in-out' : 'none';
    content.style.transform = `translate(${viewport.x}px, ${viewport.y}px) scale(${viewport.scale})`;
    onZoomed(viewport.scale > 1.01);
  };
  const zoom = (factor: number, at: ScreenPoint, gliding = false) =>
    show(zoomed(viewport, factor, at, maxScale), gliding);
  const controls = {
    closer: () => zoom(STEP, MIDDLE, true),
    farther: () => zoom(1 / STEP, MIDDLE, true),
    fit: () => show(FITTED, true),
  };

  const listeners = new AbortController();
  listen({ ...options, ...controls, viewport: () => viewport, show, zoom }, listeners.signal);
  const resizes = new ResizeObserver(() => show(viewport));
  resizes.observe(frame);
  const release = () => {
    listeners.abort();
    resizes.disconnect();
  };
  return { ...controls, release };
}
