import { figureAt } from '../../../src/kit/figure-at';
import type { Language } from '../../../src/kit/words';
import type { Brief } from '../../../src/ui/game-view';
import { figure, type State, toAct } from '../rules/state';
import { texts } from '../words/texts';

/** What a match is about. */
export async function briefOf(state: State, language: Language): Promise<Brief> {
  const { goal, end, points, progress } = await texts[language].brief.fetch();
  const { rounds, bank } = state.options;
  return {
    goal: goal(bank === 'strict'),
    end: end(rounds),
    points,
    money: [],
    progress: toAct(state) === null ? '' : progress(figure(state, 'round'), rounds),
    out: Array.from(state.out.keys()).filter((seat) => figureAt(state.out, seat) > 0),
  };
}
