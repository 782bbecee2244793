import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { IconButton } from '../../ui/button';
import { useWords } from '../words/words';

/** Milliseconds a position stays while it plays. */
const PACE = 1100;

export interface ScrubberProps {
  readonly at: number;
  readonly last: number;
  /** What happened at this position, read out when it changes. */
  readonly said: string;
  readonly onGo: (step: number) => void;
}

/** Finds a position: a slider, single steps, playing on. Left, right, Home and End work anywhere on the page. */
export function Scrubber({ at, last, said, onGo }: ScrubberProps) {
  const words = useWords().replay;
  const id = useId();
  const [playing, setPlaying] = useState(false);
  const go = (step: number) => onGo(Math.max(0, Math.min(last, step)));

  useEffect(() => {
    if (!playing) return;
    if (at >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onGo(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at, last, onGo]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // The slider, the tabs and the board have these keys for themselves.
      if (
        event.target instanceof Element &&
        event.target.closest('input, [role=tablist], [role=grid]')
      )
        return;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      setPlaying(false);
      onGo(Math.max(0, Math.min(last, to)));
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [at, last, onGo]);

  return (
    <div class="scrubber">
      <p class="scrubber__said" aria-live="polite">
        {said}
      </p>
      <div class="scrubber__slide">
        <label class="spoken" for={id}>
          {words.position}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          value={at}
          aria-valuetext={words.of(at, last)}
          onInput={(event) => {
            setPlaying(false);
            go(event.currentTarget.valueAsNumber);
          }}
        />
        <output for={id}>
          {at}/{last}
        </output>
      </div>
      <div class="scrubber__keys">
        <IconButton
          name={words.first}
          icon={ChevronFirst}
          dimmed={at === 0}
          onClick={() => go(0)}
        />
        <IconButton
          name={words.previous}
          icon={ChevronLeft}
          dimmed={at === 0}
          onClick={() => go(at - 1)}
        />
        <IconButton
          name={playing ? words.pause : words.play}
          icon={playing ? Pause : Play}
          onClick={() => {
            if (!playing && at >= last) go(0);
            setPlaying(!playing);
          }}
        />
        <IconButton
          name={words.next}
          icon={ChevronRight}
          dimmed={at === last}
          onClick={() => go(at + 1)}
        />
        <IconButton
          name={words.last}
          icon={ChevronLast}
          dimmed={at === last}
          onClick={() => go(last)}
        />
      </div>
    </div>
  );
}
