import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy, useLazy } from '../ui/lazy';
import { MissingChunk } from './crash/missing-chunk';
import { useHasWords } from './words/words';

/** Whether the code of any screen has been loaded yet. */
let started = false;

/**
 * A screen whose code is loaded when it is first shown; the first screen's at the same time as the words. If loading
 * fails (an update has replaced the code), a page says so.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const screen = lazy(load);
  return function LazyScreen(props: Props) {
    const [missing, setMissing] = useState(false);
    const Screen = useLazy(screen, true, () => setMissing(true));
    const hasWords = useHasWords();
    useEffect(() => {
      if (Screen) started = true;
    }, [Screen]);
    if (missing) return <MissingChunk />;
    if (Screen && hasWords) return <Screen {...props} />;
    return started && hasWords ? null : <FirstPaint />;
  };
}

/** The same as in index.html, so that nothing flickers. */
function FirstPaint() {
  return (
    <main class="first-paint">
      <img src="./icon.svg" alt="" width="96" height="96" />
      <h1>Roundhouse</h1>
    </main>
  );
}
