import { Route } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { ComposedSetting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { Button } from '../../ui/button';
import type { Played } from '../variety/played-by';
import { TourSheet } from './tour-sheet';
import { useTour } from './use-tour';
import { useBookWords } from './words';

export interface TourButtonProps {
  readonly game: GameWords;
  readonly setting: ComposedSetting;
  readonly played: Played;
  readonly onGo: (value: string) => void;
}

/** Opens the tour of a game, and says how far it has been played. Nothing in a game without a tour. */
export function TourButton({ game, setting, played, onGo }: TourButtonProps) {
  const own = useBookWords();
  const [open, setOpen] = useState(false);
  const tour = useTour(game, setting, played);
  if (!tour || tour.stops.length === 0) return null;
  return (
    <>
      <Button icon={Route} onClick={() => setOpen(true)}>
        {own.tourDone(tour.done, tour.stops.length)}
      </Button>
      <TourSheet
        open={open}
        onClose={() => setOpen(false)}
        tour={tour}
        nameOf={(value) => game.value(setting.key, value, {}).sentence}
        onGo={onGo}
      />
    </>
  );
}
