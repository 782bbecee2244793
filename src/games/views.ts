import type { GameView } from '../ui/game-view';

/** What each game of the catalogue looks like, by its id; loaded when it is first needed. */
export const views: Readonly<Record<string, () => Promise<GameView>>> = {
  'mini-express': async () => (await import('./mini-express/view/view')).view,
};
