import { ArrowLeft } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { IconButton } from '../../ui/button';
import { PageEdge } from '../../ui/scroll-edge';
import { Scrolling } from '../../ui/scrolling';
import { useGo } from './go';
import './screen.css';
import { useWords } from '../words/words';

let screensShown = 0;

/** Sets the page's title, and moves the focus of a screen reader to the heading of a new screen. */
export function useTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Roundhouse' ? title : `${title} · Roundhouse`;
  }, [title]);
  useEffect(() => {
    // Not at the first screen after the start: nobody has navigated yet.
    if (screensShown++ > 0) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}

export interface ScreenProps {
  readonly title: string;
  /** The screen the back button leads to. */
  readonly up: string;
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
  /** On wide screens: two columns, or a list over the whole width. */
  readonly layout?: 'columns' | 'wide';
  /** Stays visible at the bottom. */
  readonly foot?: ComponentChildren;
}

/** A page of one sentence, such as that the real one is loading. */
export function NoteScreen({
  children,
  ...screen
}: Pick<ScreenProps, 'title' | 'up' | 'children'>) {
  return (
    <Screen {...screen}>
      <p class="note">{children}</p>
    </Screen>
  );
}

/** A page with a header and, by default, one column below it. */
export function Screen({ title, up, children, action, layout, foot }: ScreenProps) {
  const words = useWords();
  const go = useGo();
  const heading = useTitle(title);
  const body = (
    <main class="screen__body" data-layout={layout}>
      {children}
    </main>
  );
  return (
    <div class="screen" data-foot={foot ? true : undefined}>
      <header class="screen__head">
        <IconButton name={words.app.back} icon={ArrowLeft} onClick={() => go.up(up)} />
        <h1 class="caps" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {action}
      </header>
      {foot ? (
        <>
          <Scrolling class="screen__scroll">{body}</Scrolling>
          <footer class="screen__foot">{foot}</footer>
        </>
      ) : (
        <>
          {body}
          <PageEdge />
        </>
      )}
    </div>
  );
}
