import { ArrowLeft } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../ui/button';
import { useGo } from './go';
import './screen.css';
import { useWords } from './words/words';

let screensShown = 0;

/** Names the page, and lets a screen reader start at the heading of a screen somebody came to. */
export function useTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Roundhouse' ? title : `${title} · Roundhouse`;
  }, [title]);
  useEffect(() => {
    // The first screen after the start takes no focus: nobody has asked for it yet.
    if (screensShown++ > 0) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

export interface ScreenProps {
  readonly title: string;
  /** The screen the back button leads to. */
  readonly up: string;
  readonly children: ComponentChildren;
  /** A button at the right of the head. */
  readonly action?: ComponentChildren;
  /** Where there is room: one after the other in two columns, or a list that lays itself out over the whole width. */
  readonly layout?: 'columns' | 'wide';
  /** Stays in sight at the foot. */
  readonly foot?: ComponentChildren;
}

/** A page with a sign at its head and, unless told otherwise, one column below. */
export function Screen({ title, up, children, action, layout, foot }: ScreenProps) {
  const words = useWords();
  const go = useGo();
  const heading = useTitle(title);
  return (
    <div class="screen">
      <header class="screen__head">
        <IconButton name={words.app.back} icon={ArrowLeft} onClick={() => go.up(up)} />
        <h1 class="caps" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {action}
      </header>
      <main class="screen__body" data-layout={layout}>
        {children}
      </main>
      {foot && <footer class="screen__foot">{foot}</footer>}
    </div>
  );
}
