import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-preact';
import { useEffect, useId, useLayoutEffect, useState } from 'preact/hooks';
import { IconButton } from '../../ui/button';
import { useAfterFrame } from '../../ui/next-frame';
import { useHoldSettled } from '../../ui/settled';
import { useReplayWords } from './words';

/** Milliseconds that a position stays during playback. */
const PACE = 1100;

/** Elements that use the arrow keys themselves. */
const OWNERS = 'input, [role=tablist], [role=grid], dialog';

export interface ScrubberProps {
  readonly at: number;
  /** The steps at which it stops, in their order: every one, or the last one of each turn. */
  readonly stops: readonly number[];
  readonly onGo: (step: number) => void;
}

/** Selects a position: a slider, single steps, playback. Left, right, Home and End work anywhere on the page. */
export function Scrubber({ at: step, stops, onGo: onStep }: ScrubberProps) {
  const last = stops.length - 1;
  // In the middle of a turn: the stop at its end.
  const at = Math.max(
    0,
    stops.findIndex((stop) => stop >= step),
  );
  // Positions are numbered as in the log, at whichever of them it stops.
  const end = stops[last] ?? 0;
  const onGo = (stop: number) => onStep(stops[stop] ?? 0);
  const words = useReplayWords();
  const id = useId();
  const [playing, setPlaying] = useState(false);

  const go = (stop: number) => {
    setPlaying(false);
    onGo(Math.max(0, Math.min(last, stop)));
  };

  const slide = useAfterFrame(go);
  useHoldSettled(playing);

  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onGo(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last, onStep]);

  // Before the next key event: an effect after the paint would handle two quick ones as one.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(OWNERS)) return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  });

  return (
    <div class="scrubber">
      <IconButton
        name={playing ? words.pause : words.play}
        icon={playing ? Pause : Play}
        onClick={() => {
          if (!playing && at >= last) onGo(0);
          setPlaying(!playing);
        }}
      />
      <IconButton
        name={words.previous}
        icon={ChevronLeft}
        dimmed={at === 0}
        onClick={() => go(at - 1)}
      />
      <label class="visually-hidden" for={id}>
        {words.position}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={last}
        value={at}
        aria-valuetext={words.of(step, end)}
        onInput={(event) => slide(event.currentTarget.valueAsNumber)}
      />
      <IconButton
        name={words.next}
        icon={ChevronRight}
        dimmed={at === last}
        onClick={() => go(at + 1)}
      />
      <output for={id}>
        {step}/{end}
      </output>
    </div>
  );
}
