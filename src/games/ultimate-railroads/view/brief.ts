import { figureAt } from '../../../kit/figure-at';
import type { Language } from '../../../kit/words';
import type { Brief } from '../../../ui/game-view';
import { SEATING } from '../data/board';
import { ROUND, type State, toAct } from '../rules/state';
import { texts } from '../words/texts';

/** What a match is about, by its number of players (1.1, 13). */
export async function briefOf(state: State, language: Language): Promise<Brief> {
  const { goal, end, points, progress } = await texts[language].brief.fetch();
  const rounds = SEATING[state.seats]?.rounds ?? 0;
  return {
    goal,
    end: end(rounds),
    points,
    money: [],
    progress: toAct(state) === null ? '' : progress(figureAt(state.now, ROUND), rounds),
    out: [],
  };
}
