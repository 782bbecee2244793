import { BookOpen, Dices, Route } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { lazy } from '../../kit/lazy';
import type { ComposedSetting } from '../../kit/setups';
import type { GameWords } from '../../kit/words';
import { Button } from '../../ui/button';
import type { GameView } from '../../ui/game-view';
import { useLazy, usePrefetch } from '../../ui/lazy';
import { Dials } from '../book/dials';
import { PageSheet } from '../book/page-text';
import { newsText } from '../book/surprise';
import type { Surprise } from '../book/surprise-for';
import { useBookWords } from '../book/words';
import '../book/dials.css';

export interface PartsPickerProps {
  readonly setting: ComposedSetting;
  /** Of the game. */
  readonly id: string;
  readonly game: GameWords;
  readonly view: GameView;
  readonly value: string;
  readonly players: readonly string[];
  readonly onChange: (value: string) => void;
}

/** Both look at what was played, which nothing else here asks for. */
const tourHere = lazy(async () => (await import('../book/tour-sheet')).TourHere);
const surpriseFor = lazy(async () => (await import('../book/surprise-for')).surpriseFor);

/** A word made of parts: a dial for each of them, what it means, a draw, a tour, and its page where it has one. */
export function PartsPicker(props: PartsPickerProps) {
  const { setting, id, game, view, value, players, onChange } = props;
  const own = useBookWords();
  const [reading, setReading] = useState(false);
  const [touring, setTouring] = useState(false);
  const [drawn, setDrawn] = useState<Surprise | null>(null);
  const TourHere = useLazy(tourHere, touring);
  usePrefetch(tourHere, surpriseFor);
  const { key, blocked, values } = setting;
  const { label } = game.setting(key);
  const open = { ...setting, values: values.filter((part) => !blocked.includes(part)) };
  const draw = async () => {
    const draws = await surpriseFor.fetch();
    const surprise = await draws(players, id, setting, value);
    setDrawn(surprise);
    onChange(surprise.value);
  };
  const nameOf = (part: string) => game.partValue?.(key, part) ?? part;
  return (
    <>
      <Dials setting={open} game={game} view={view} value={value} onChange={onChange} />
      {/* Above what a draw changes, so that the next tap finds it in the same place. */}
      <div class="row">
        <Button icon={Dices} onClick={() => void draw()}>
          {own.surprise}
        </Button>
        {game.tour && (
          <Button icon={Route} onClick={() => setTouring(true)}>
            {own.tour}
          </Button>
        )}
        {game.page && (
          <Button icon={BookOpen} onClick={() => setReading(true)}>
            {own.read(label, value)}
          </Button>
        )}
      </div>
      <p class="parts-picker__chosen" role="status">
        {game.value(key, value, {}).sentence}
        {drawn?.value === value && <small>{newsText(drawn.news, nameOf, own)}</small>}
      </p>
      {blocked.length > 0 && game.blocked && <p class="note">{game.blocked(key, blocked)}</p>}
      {TourHere && (
        <TourHere
          open={touring}
          onClose={() => setTouring(false)}
          id={id}
          game={game}
          setting={setting}
          onGo={onChange}
        />
      )}
      <PageSheet
        open={reading}
        onClose={() => setReading(false)}
        id={id}
        game={game}
        view={view}
        setting={key}
        value={value}
      />
    </>
  );
}
