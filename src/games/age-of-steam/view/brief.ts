import { figureAt } from '../../../kit/figure-at';
import type { Language } from '../../../kit/words';
import type { Brief } from '../../../ui/game-view';
import { TURNS } from '../data/figures';
import { NUMBER, type State, toAct } from '../rules/state';
import { texts } from '../words/texts';

/** What a match is about, by its number of players (1.1, 11.2). */
export async function briefOf(state: State, language: Language): Promise<Brief> {
  const { goal, end, points, money, progress } = await texts[language].brief.fetch();
  const turns = TURNS[state.seats] ?? 0;
  return {
    goal,
    end: end(turns),
    points,
    money,
    progress: toAct(state) === null ? '' : progress(figureAt(state.turn, NUMBER), turns),
    out: Array.from(state.out.keys()).filter((seat) => figureAt(state.out, seat) > 0),
  };
}
