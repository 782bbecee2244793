import { useMemo } from 'preact/hooks';
import { isTrouble } from '../../archive/trouble';
import type { ComposedSetting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { useFinished } from '../statistics/use-finished';
import { playedBy } from '../variety/played-by';
import { TourSheet } from './tour-sheet';
import { useTour } from './use-tour';

export interface TourHereProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Of the game. */
  readonly id: string;
  readonly game: GameWords;
  readonly setting: ComposedSetting;
  readonly onGo: (value: string) => void;
}

/** The tour over a screen that does not know what was played. */
export function TourHere({ id, game, setting, ...sheet }: TourHereProps) {
  const { key } = setting;
  const { finished } = useFinished();
  const played = useMemo(
    () => playedBy(!finished || isTrouble(finished) ? [] : finished.matches, id, setting),
    [finished, id, setting],
  );
  const tour = useTour(game, setting, played);
  const nameOf = (value: string) => game.value(key, value, {}).sentence;
  return tour && <TourSheet {...sheet} tour={tour} nameOf={nameOf} />;
}
