import { Maximize, ZoomIn, ZoomOut } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from './button';
import './pan-zoom.css';
import { type Hand, takeHold } from './pan-zoom-hand';
import { useUiWords } from './words';

export interface PanZoomProps {
  /** Fills the frame at scale 1: an SVG with a viewBox, usually. */
  readonly children: ComponentChildren;
  /** How many times the fitted size; 5 unless told. */
  readonly most?: number;
  /** False where quick taps mean something else; then two of them do not zoom. */
  readonly doubleTap?: boolean;
}

/**
 * A frame whose contents are moved and zoomed by fingers, wheel, keys (+ − 0) and buttons. It fits at first,
 * never shows anything beside its contents and never scrolls the page. Only a transform changes, so nothing
 * is laid out or drawn anew while a finger moves. What takes the focus comes into sight.
 */
export function PanZoom({ children, most = 5, doubleTap = true }: PanZoomProps) {
  const words = useUiWords();
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const hand = useRef<Hand | null>(null);
  const [zoomed, setZoomed] = useState(false);

  useEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!outer || !inner) return;
    const held = takeHold({ frame: outer, content: inner, most, doubleTap, onZoomed: setZoomed });
    hand.current = held;
    return held.release;
  }, [most, doubleTap]);

  const ask = (what: 'closer' | 'farther' | 'fit') => () => hand.current?.[what]();

  return (
    <div class="pan-zoom" data-zoomed={zoomed || undefined}>
      <div class="pan-zoom__frame" ref={frame}>
        <div class="pan-zoom__content" ref={content}>
          {children}
        </div>
      </div>
      <div class="pan-zoom__buttons">
        <IconButton name={words.zoomIn} icon={ZoomIn} onClick={ask('closer')} />
        {zoomed && <IconButton name={words.zoomOut} icon={ZoomOut} onClick={ask('farther')} />}
        {zoomed && <IconButton name={words.fit} icon={Maximize} onClick={ask('fit')} />}
      </div>
    </div>
  );
}
