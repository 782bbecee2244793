import { offered } from '../../games/offered';
import type { Puzzle } from '../../kit/puzzle';
import type { AnyReader } from '../../kit/reader';
import type { AnyRules } from '../../kit/rules';
import type { GameWords, Language } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { useLoaded } from '../screen/use-loaded';
import { gameUi, readerOf, rulesOf } from '../store/games';

/** A game's puzzles, the easiest first, and what is needed to show them. */
export interface OpenPuzzles {
  readonly game: string;
  readonly puzzles: readonly Puzzle[];
  readonly rules: AnyRules;
  readonly reader: AnyReader;
  readonly view: GameView;
  readonly words: GameWords;
}

/** The puzzles of a game; `none` where it has none, null while they are loading. */
export function useOpenPuzzles(game: string): OpenPuzzles | 'none' | null {
  const language = useLanguage();
  return useLoaded(() => open(game, language), [game, language]);
}

async function open(game: string, language: Language): Promise<OpenPuzzles | 'none'> {
  const entry = offered.find(({ id }) => id === game);
  const puzzles = await entry?.puzzles?.(language);
  const [rules, reader] = await Promise.all([rulesOf(game), readerOf(game)]);
  if (!puzzles || !rules || !reader) return 'none';
  const { view, words } = await gameUi(game, language);
  await Promise.all(puzzles.map(({ options }) => words.ready(options)));
  return { game, puzzles, rules, reader, view, words };
}
