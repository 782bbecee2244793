import { Maximize, ZoomIn, ZoomOut } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from '../button';
import { useAfterFrame } from '../next-frame';
import './board-frame.css';
import { useUiWords } from '../words';
import type { Corner } from './button-room';
import { freeCorner } from './free-corner';
import { controlPanZoom, type PanZoomControls } from './pan-zoom-controls';

export interface PanZoomProps {
  /** Fills the frame at scale 1. Usually an SVG with a viewBox. */
  readonly children: ComponentChildren;
  /** The largest scale, as a multiple of the fitted size. Default: 5. */
  readonly maxScale?: number;
  /** False where quick taps mean something else, so that two of them do not zoom. */
  readonly doubleTap?: boolean;
  /** CSS selectors of elements in it that are brought into view by the shortest pan, the most important first. */
  readonly inView?: readonly string[];
  /** Whether they are enlarged, too, where they are too small to be read. */
  readonly enlarged?: boolean;
  /** Whose decision it is, and in which phase. With another one the whole is shown again, unless a hand has moved it. */
  readonly round?: string;
  /**
   * CSS selectors of elements in it, the most important first: the button that zooms in goes from the whole to the middle
   * of the first that are there. Pass the same list each time.
   */
  readonly aim?: readonly string[];
  /** Where its buttons may be, the best first. Pass the same list each time. */
  readonly corners?: readonly [Corner, ...Corner[]];
}

const NOWHERE: readonly string[] = [];
const CORNERS: readonly [Corner, ...Corner[]] = [['right', 'bottom']];

/**
 * A frame whose contents can be panned and zoomed with fingers, wheel, keys (+ − 0) and buttons. At first they fit.
 * They fill the frame but for a rim as wide as a button, and never scroll the page. Only a transform changes, so nothing
 * is laid out or painted again while a finger moves. It keeps its scale from tap to tap: only a hand changes it. An element
 * that takes the focus is moved into view. The buttons keep clear of what can be tapped next (`data-target`).
 */
export function PanZoom({
  children,
  maxScale = 5,
  doubleTap = true,
  inView = NOWHERE,
  enlarged = false,
  round = '',
  aim = NOWHERE,
  corners = CORNERS,
}: PanZoomProps) {
  const words = useUiWords();
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const controls = useRef<PanZoomControls | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const [near, setNear] = useState(false);
  const [corner, setCorner] = useState(corners[0]);
  const placeButtons = useAfterFrame<void>(() => {
    const [outer, inner] = [frame.current, buttons.current];
    if (!outer || !inner) return;
    // They stay where they are, also from question to question, as long as no other corner covers fewer places.
    setCorner(freeCorner(outer, inner, [placed, ...corners]));
  });
  // A map that grows may have other corners: another button may be in this one now.
  const placed = corners.find((one) => `${one}` === `${corner}`) ?? corners[0];
  const [side, end] = placed;

  useEffect(() => {
    const [outer, inner] = [frame.current, content.current];
    if (!outer || !inner) return;
    const created = controlPanZoom({
      frame: outer,
      content: inner,
      maxScale,
      doubleTap,
      aim,
      onZoomed: (isZoomed, isNear) => {
        setZoomed(isZoomed);
        setNear(isNear);
      },
      onMoved: placeButtons,
    });
    controls.current = created;
    return created.release;
  }, [maxScale, doubleTap, aim]);

  // After the frame that answers the tap.
  const shownIn = useRef<string | null>(null);
  const look = useAfterFrame<void>(() => {
    const elements = inView.flatMap((one) => content.current?.querySelector(one) ?? []);
    const isNew = shownIn.current !== round;
    shownIn.current = round;
    if (isNew) controls.current?.begin();
    controls.current?.bring(elements, enlarged);
  });
  useEffect(() => look(), [inView.join(), round]);
  useEffect(() => placeButtons());

  const press = (what: 'closer' | 'farther' | 'fit') => () => controls.current?.[what]();

  return (
    <div class="pan-zoom" data-zoomed={zoomed || undefined} data-near={near || undefined}>
      <div class="pan-zoom__frame" ref={frame}>
        <div class="pan-zoom__content" ref={content}>
          {children}
        </div>
      </div>
      <div class="pan-zoom__buttons" ref={buttons} data-side={side} data-end={end}>
        <IconButton name={words.zoomIn} icon={ZoomIn} onClick={press('closer')} />
        {zoomed && (
          <span class="pan-zoom__farther">
            <IconButton name={words.zoomOut} icon={ZoomOut} onClick={press('farther')} />
          </span>
        )}
        {zoomed && <IconButton name={words.fit} icon={Maximize} onClick={press('fit')} />}
      </div>
    </div>
  );
}
