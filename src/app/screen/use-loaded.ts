import { useEffect, useState } from 'preact/hooks';

/**
 * The result of `load`, null until it is there. It loads again when one of the inputs changes, and keeps the
 * old result until then. A failure is thrown while rendering, so that the crash page shows it.
 */
export function useLoaded<T>(load: () => Promise<T>, inputs: readonly unknown[]): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  const [broken, setBroken] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    let wanted = true;
    load().then(
      (result) => wanted && setLoaded(() => result),
      (error: unknown) => wanted && setBroken({ error }),
    );
    return () => {
      wanted = false;
    };
  }, inputs);
  if (broken) throw broken.error;
  return loaded;
}
