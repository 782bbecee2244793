import { Maximize, ZoomIn, ZoomOut } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../button';
import { useAfterFrame } from '../next-frame';
import './board-frame.css';
import { useUiWords } from '../words';
import { controlPanZoom, type PanZoomControls } from './pan-zoom-controls';

export interface PanZoomProps {
  /** Fills the frame at scale 1. Usually an SVG with a viewBox. */
  readonly children: ComponentChildren;
  /** The largest scale, as a multiple of the fitted size. Default: 5. */
  readonly maxScale?: number;
  /** False where quick taps mean something else, so that two of them do not zoom. */
  readonly doubleTap?: boolean;
  /**
   * CSS selectors of elements in it that are brought into view, large enough to be tapped. An empty list: it stays as
   * it is. Null: back to what was seen before, unless a hand has moved it since.
   */
  readonly inView?: readonly string[] | null;
  /**
   * CSS selectors of elements in it, the most important first: the button that zooms in goes from the whole to the middle
   * of the first that are there. Pass the same list each time.
   */
  readonly aim?: readonly string[];
}

const NOWHERE: readonly string[] = [];

/**
 * A frame whose contents can be panned and zoomed with fingers, wheel, keys (+ − 0) and buttons. At first they fit.
 * They fill the frame but for a rim as wide as a button, and never scroll the page. Only a transform changes, so nothing
 * is laid out or painted again while a finger moves. An element that takes the focus is moved into view.
 */
export function PanZoom({
  children,
  maxScale = 5,
  doubleTap = true,
  inView = [],
  aim = NOWHERE,
}: PanZoomProps) {
  const words = useUiWords();
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const controls = useRef<PanZoomControls | null>(null);
  const [zoomed, setZoomed] = useState(false);

  useEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!outer || !inner) return;
    const created = controlPanZoom({
      frame: outer,
      content: inner,
      maxScale,
      doubleTap,
      aim,
      onZoomed: setZoomed,
    });
    controls.current = created;
    return created.release;
  }, [maxScale, doubleTap, aim]);

  // After the frame that answers the tap.
  const look = useAfterFrame((selectors: readonly string[] | null) => {
    if (selectors === null) controls.current?.goBack();
    else
      controls.current?.bring(
        selectors.flatMap((one) => content.current?.querySelector(one) ?? []),
      );
  });
  useEffect(() => look(inView), [inView?.join()]);

  const press = (what: 'closer' | 'farther' | 'fit') => () => controls.current?.[what]();

  return (
    <div class="pan-zoom" data-zoomed={zoomed || undefined}>
      <div class="pan-zoom__frame" ref={frame}>
        <div class="pan-zoom__content" ref={content}>
          {children}
        </div>
      </div>
      <div class="pan-zoom__buttons">
        <IconButton name={words.zoomIn} icon={ZoomIn} onClick={press('closer')} />
        {zoomed && <IconButton name={words.zoomOut} icon={ZoomOut} onClick={press('farther')} />}
        {zoomed && <IconButton name={words.fit} icon={Maximize} onClick={press('fit')} />}
      </div>
    </div>
  );
}
