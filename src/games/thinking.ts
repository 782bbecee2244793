import type { AnyAdvice } from '../kit/advice';
import type { AnyRules } from '../kit/rules';

/** The parts of a game that a search needs, without texts. */
export interface GameThinking {
  rules(): Promise<AnyRules>;
  /** For computer players. Without it, a search uses the rules alone. */
  advice?(): Promise<AnyAdvice>;
}

/**
 * These parts of each game, by its id. They are in their own module because the worker has its own bundle:
 * everything that it could import would be built, and cached for offline use, a second time.
 */
export const thinking = {
  'mini-express': {
    rules: async () => (await import('./mini-express/rules')).rules,
    advice: async () => (await import('./mini-express/advice')).advice,
  },
  'age-of-steam': {
    rules: async () => (await import('./age-of-steam/rules')).rules,
    advice: async () => (await import('./age-of-steam/advice')).advice,
  },
  'ultimate-railroads': {
    rules: async () => (await import('./ultimate-railroads/rules')).rules,
    advice: async () => (await import('./ultimate-railroads/advice')).advice,
  },
  '504': {
    rules: async () => (await import('./504/rules')).rules,
    advice: async () => (await import('./504/advice')).advice,
  },
} as const satisfies Readonly<Record<string, GameThinking>>;
