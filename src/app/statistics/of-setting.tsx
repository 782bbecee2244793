import { useMemo } from 'preact/hooks';
import type { FinishedMatch } from '../../archive/finished';
import type { GameWords } from '../../kit/words';
import { lazy, useLazy } from '../../ui/lazy';
import { useGo } from '../screen/go';
import { playedBy } from '../variety/played-by';
import type { Variety } from './kinds';
import { useStatisticsWords } from './words';

export interface OfSettingProps {
  /** Of the game. */
  readonly id: string;
  readonly game: GameWords;
  readonly variety: Variety;
  readonly matches: readonly FinishedMatch[];
}

/** Few games have such a setting. */
const grid = lazy(async () => (await import('../variety/variety')).Variety);

/** What was played of a setting with many values, as a grid. */
export function OfSetting({ id, game, variety, matches }: OfSettingProps) {
  const words = useStatisticsWords();
  const go = useGo();
  const Grid = useLazy(grid);
  const { setting } = variety;
  const played = useMemo(() => playedBy(matches, id, setting), [matches, id, setting]);
  return (
    Grid && (
      <Grid
        setting={setting}
        game={game}
        played={played}
        sentence={words.variety(variety)}
        // Where values have no pages, a match with one can at least be begun.
        onGo={(value) => go.to(game.page ? `/${id}/${value}` : `/new/${id}/${value}`)}
      />
    )
  );
}
