import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { MissingChunk } from './crash/missing-chunk';

/**
 * A screen whose code is fetched when it is first shown. Code that cannot be fetched (an update has just
 * replaced it) gives a page that says so.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyScreen(props: Props) {
    const [Screen, setScreen] = useState<ComponentType<Props> | null>(() => loaded);
    const [missing, setMissing] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (screen) => {
          loaded = screen;
          setScreen(() => screen);
        },
        () => setMissing(true),
      );
    }, []);
    if (missing) return <MissingChunk />;
    return Screen && <Screen {...props} />;
  };
}
