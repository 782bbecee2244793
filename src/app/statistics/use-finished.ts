import { useState } from 'preact/hooks';
import { type Finished, readFinished } from '../../archive/finished';
import type { Trouble } from '../../archive/trouble';
import { useLoaded } from '../screen/use-loaded';
import { withArchive } from '../store/archive';

/** The finished matches of this phone at the time when the screen is opened. */
export function useFinished(): {
  /** Null while they are read. */
  readonly finished: Finished | Trouble | null;
  readonly progress: { readonly done: number; readonly of: number };
} {
  const [progress, setProgress] = useState({ done: 0, of: 0 });
  const tell = (done: number, of: number) => setProgress({ done, of });
  const finished = useLoaded(() => withArchive((archive) => readFinished(archive, tell)), []);
  return { finished, progress };
}
