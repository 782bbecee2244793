import { useLocation } from 'wouter-preact';
import { sheetIsTop } from '../../ui/layers';

/** Navigation that keeps the browser's history short. */
export interface Go {
  /** One level deeper. From a sheet, the new screen replaces the sheet in the history. */
  to(path: string): void;
  instead(path: string): void;
  /** Back to the screen of this app that led here; to `path` when there is none, as after a link from outside. */
  up(path: string): void;
  /** To that screen: back if it led here, else in place of this one. */
  backTo(path: string): void;
}

export function useGo(): Go {
  const [here, navigate] = useLocation();
  const leave = (isBack: boolean, path: string) => {
    if (isBack) history.back();
    else navigate(path, { replace: true });
  };
  return {
    to: (path) => navigate(path, { replace: sheetIsTop(), state: { from: here } }),
    instead: (path) => navigate(path, { replace: true }),
    up: (path) => leave(typeof cameFrom() === 'string', path),
    backTo: (path) => leave(cameFrom() === path, path),
  };
}

const cameFrom = (): unknown => history.state?.from;
