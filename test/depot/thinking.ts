import type { GameThinking } from '../../src/games/thinking';
import { thinking as house } from '../../src/games/thinking';

/** The list of the app, and Depot. */
export const thinking = {
  ...house,
  depot: {
    rules: async () => (await import('./rules')).rules,
    advice: async () => (await import('./advice')).advice,
  },
} as const satisfies Readonly<Record<string, GameThinking>>;
