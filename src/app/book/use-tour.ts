import { useMemo } from 'preact/hooks';
import type { ComposedSetting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { useLoaded } from '../screen/use-loaded';
import type { Played } from '../variety/played-by';
import { type Tour, tourOf } from './tour';

/** The tour of a game; null until it is loaded, and in a game without one. */
export function useTour(game: GameWords, setting: ComposedSetting, played: Played): Tour | null {
  const stops = useLoaded(
    async () => (await game.tour?.(setting.key)) ?? null,
    [game, setting.key],
  );
  return useMemo(() => stops && tourOf(stops, setting, played), [stops, setting, played]);
}
