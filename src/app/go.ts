import { useLocation } from 'wouter-preact';
import { sheetIsTop } from '../ui/layers';

/** Leads to other screens so that the way back stays short: see each function. */
export interface Go {
  /** One step deeper. From inside a sheet the new screen takes the sheet's place in the history. */
  to(path: string): void;
  /** Instead of this screen, which nobody needs to come back to. */
  instead(path: string): void;
  /** Back to the screen of ours that led here; to `path` when there is none, as after a link from outside. */
  up(path: string): void;
}

export function useGo(): Go {
  const [here, navigate] = useLocation();
  return {
    to: (path) => navigate(path, { replace: sheetIsTop(), state: { from: here } }),
    instead: (path) => navigate(path, { replace: true }),
    up: (path) => {
      if (cameFromInside()) history.back();
      else navigate(path, { replace: true });
    },
  };
}

function cameFromInside(): boolean {
  return typeof history.state?.from === 'string';
}
