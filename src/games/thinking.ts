import type { AnyAdvice } from '../kit/advice';
import type { AnyRules } from '../kit/rules';

/** What thinks about a game needs of it, and nothing that people read. */
export interface GameThinking {
  rules(): Promise<AnyRules>;
  /** Needed by computer players; a game without it is searched by its rules alone. */
  advice?(): Promise<AnyAdvice>;
}

/**
 * That part of each game of the catalogue, by its id. It stands by itself because the worker that thinks has
 * files of its own: whatever it might load is built, and kept for offline, a second time.
 */
export const thinking = {
  'mini-express': {
    rules: async () => (await import('./mini-express/rules')).rules,
    advice: async () => (await import('./mini-express/advice')).advice,
  },
} as const satisfies Readonly<Record<string, GameThinking>>;
