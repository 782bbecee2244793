import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
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
  let loaded: ComponentType<Props> | null = null;
  return function LazyScreen(props: Props) {
    const [Screen, setScreen] = useState<ComponentType<Props> | null>(() => loaded);
    const [missing, setMissing] = useState(false);
    const hasWords = useHasWords();
    useEffect(() => {
      if (loaded) return;
      load().then(
        (screen) => {
          loaded = screen;
          started = true;
          setScreen(() => screen);
        },
        () => setMissing(true),
      );
    }, []);
    if (missing) return <MissingChunk />;
    if (Screen && hasWords) return <Screen {...props} />;
    return started && hasWords ? null : <FirstPaint />;
  };
}
