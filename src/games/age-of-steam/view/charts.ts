import type { MatchCharts } from '../../../kit/charts';
import { figureAt } from '../../../kit/figure-at';
import type { Seat } from '../../../kit/rules';
import type { Language } from '../../../kit/words';
import { linkSegments } from '../rules/score';
import { NUMBER, type State } from '../rules/state';
import type { ChartWords } from '../words/en/charts';
import { texts } from '../words/texts';

/** The three figures that a score is made of. */
const FIGURES: readonly (readonly [
  id: keyof ChartWords,
  figure: (state: State, seat: Seat) => number,
])[] = [
  ['income', ({ income }, seat) => figureAt(income, seat)],
  ['track', linkSegments],
  ['shares', ({ shares }, seat) => figureAt(shares, seat)],
];

/** The parts of a score, turn by turn; a seat that is out has none from then on. */
export async function chartsIn(language: Language): Promise<MatchCharts<State>> {
  const words = await texts[language].charts.fetch();
  return {
    round: (state) => figureAt(state.turn, NUMBER),
    charts: FIGURES.map(([id, figure]) => ({
      id,
      ...words[id],
      rhythm: 'round',
      value: (state, seat) => (figureAt(state.out, seat) > 0 ? null : figure(state, seat)),
    })),
  };
}
