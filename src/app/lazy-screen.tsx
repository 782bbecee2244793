import type { ComponentType, FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';
import { lazy, useLazy } from '../ui/lazy';
import { MissingChunk } from './crash/missing-chunk';
import { FirstPaint } from './first-paint';
import { useHasWords } from './words/words';

/** Whether any screen's code has come yet. */
let started = false;

/**
 * A screen whose code is fetched when it is first shown, the first one at the same time as the words. Code
 * that cannot be fetched (an update has just replaced it) gives a page that says so.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const screen = lazy(load);
  return function LazyScreen(props: Props) {
    const [missing, setMissing] = useState(false);
    const Screen = useLazy(screen, true, () => setMissing(true));
    const hasWords = useHasWords();
    if (Screen) started = true;
    if (missing) return <MissingChunk />;
    if (Screen && hasWords) return <Screen {...props} />;
    return started && hasWords ? null : <FirstPaint />;
  };
}
