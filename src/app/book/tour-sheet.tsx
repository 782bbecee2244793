import { Check, Route } from 'lucide-preact';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { When } from '../match-parts/dates';
import { useWords } from '../words/words';
import { type ShownStop, type Tour, tourOf } from './tour';
import './tour.css';
import { useMemo, useState } from 'preact/hooks';
import { isTrouble } from '../../archive/trouble';
import type { ComposedSetting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { wonIn } from '../match-parts/shown-names';
import { useLoaded } from '../screen/use-loaded';
import { useFinished } from '../statistics/use-finished';
import { type Played, playedBy } from '../variety/played-by';
import { useBookWords } from './words';

/** The tour of a game; null until it is loaded, and in a game without one. */
function useTour(game: GameWords, setting: ComposedSetting, played: Played): Tour | null {
  const stops = useLoaded(
    async () => (await game.tour?.(setting.key)) ?? null,
    [game, setting.key],
  );
  return useMemo(() => stops && tourOf(stops, setting, played), [stops, setting, played]);
}

interface TourSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly tour: Tour;
  readonly nameOf: (value: string) => string;
  readonly onGo: (value: string) => void;
}

/** The stops of a tour as stations of a line: those that were played are checked, and the next one is marked. */
function TourSheet({ open, onClose, tour, nameOf, onGo }: TourSheetProps) {
  const own = useBookWords();
  const leaveFor = (stop: ShownStop) => {
    onClose();
    onGo(stop.value);
  };
  const { next } = tour;
  return (
    <Sheet
      open={open}
      title={own.tour}
      onClose={onClose}
      footer={
        next && (
          <Button kind="primary" wide onClick={() => leaveFor(next)}>
            {own.toNext(next.value)}
          </Button>
        )
      }
    >
      <p class="note">{own.tourHint}</p>
      <ol class="tour">
        {tour.stops.map((stop) => (
          <Stop
            key={stop.value}
            stop={stop}
            name={nameOf(stop.value)}
            isNext={stop === next}
            onGo={() => leaveFor(stop)}
          />
        ))}
      </ol>
    </Sheet>
  );
}

interface StopProps {
  readonly stop: ShownStop;
  readonly name: string;
  readonly isNext: boolean;
  readonly onGo: () => void;
}

function Stop({ stop: { value, news, matches }, name, isNext, onGo }: StopProps) {
  const words = useWords();
  const own = useBookWords();
  const last = matches.at(-1);
  return (
    <li
      class="tour__stop"
      data-done={last !== undefined || undefined}
      data-next={isNext || undefined}
    >
      <button type="button" class="tour__go" onClick={onGo}>
        <span class="tour__station">{last && <Check size={16} aria-hidden="true" />}</span>
        <span class="tour__name">
          <b>{value}</b> {name} {isNext && <strong class="tour__next caps">{own.next}</strong>}
        </span>
        <span class="note">{news}</span>
        {last && (
          <span class="note tour__ended">
            <span class="visually-hidden">{own.times(matches.length)}. </span>
            {wonIn(last, words)} · <When at={new Date(last.ended)} />
          </span>
        )}
      </button>
    </li>
  );
}

interface TourButtonProps {
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

interface TourHereProps {
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
