import { views as house } from '../../src/games/views';
import type { GameView } from '../../src/ui/game-view';

/** The list of the app, and Depot. */
export const views: Readonly<Record<string, () => Promise<GameView>>> = {
  ...house,
  depot: async () => (await import('./view/view')).view,
};
