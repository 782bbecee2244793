import { useEffect, useState } from 'preact/hooks';
import { type Finished, readFinished } from '../../archive/finished';
import type { Trouble } from '../../archive/trouble';
import { withArchive } from '../store/archive';

/** The progress of reading. */
export interface Reading {
  readonly done: number;
  readonly of: number;
}

/** The finished matches of this phone at the time when the screen is opened. */
export function useFinished(): Finished | Trouble | Reading {
  const [state, setState] = useState<Finished | Trouble | Reading>({ done: 0, of: 0 });
  useEffect(() => {
    let wanted = true;
    const tell = (done: number, of: number) => wanted && setState({ done, of });
    void withArchive((archive) => readFinished(archive, tell)).then(
      (answer) => wanted && setState(answer),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return state;
}
