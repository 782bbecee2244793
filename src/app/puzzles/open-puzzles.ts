import { catalogue } from '../../games/catalogue';
import type { Puzzle } from '../../kit/puzzle';
import type { AnyReader } from '../../kit/reader';
import type { AnyRules } from '../../kit/rules';
import type { GameWords, Language } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { faceOf, readerOf, rulesOf } from '../games';
import { useLoaded } from '../use-loaded';

/** A game's puzzles, the easiest first, and all that shows them. */
export interface OpenPuzzles {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly rules: AnyRules;
  readonly reader: AnyReader;
  readonly view: GameView;
  readonly words: GameWords;
}

/** The puzzles of a game; `none` where it has none, null until they are there. */
export function useOpenPuzzles(game: string): OpenPuzzles | 'none' | null {
  const language = useLanguage();
  return useLoaded(() => open(game, language), [game, language]);
}

async function open(game: string, language: Language): Promise<OpenPuzzles | 'none'> {
  const entry = catalogue.find(({ id }) => id === game);
  const puzzles = await entry?.puzzles?.(language);
  const [rules, reader] = await Promise.all([rulesOf(game), readerOf(game)]);
  if (!puzzles || !rules || !reader) return 'none';
  const { view, words } = await faceOf(game, language);
  await Promise.all(puzzles.map(({ options }) => words.ready(options)));
  return { game, puzzles, rules, reader, view, words };
}
