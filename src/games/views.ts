import type { GameView } from '../ui/game-view';

/** The view of each game, by its id. Loaded when first needed. */
export const views: Readonly<Record<string, () => Promise<GameView>>> = {
  'mini-express': async () => (await import('./mini-express/view/view')).view,
  'age-of-steam': async () => (await import('./age-of-steam/view/view')).view,
  'ultimate-railroads': async () => (await import('./ultimate-railroads/view/view')).view,
  '504': async () => (await import('./504/view/view')).view,
};
