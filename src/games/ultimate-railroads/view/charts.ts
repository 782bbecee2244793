import type { MatchChart, MatchCharts } from '../../../kit/charts';
import type { Seat } from '../../../kit/rules';
import type { Language } from '../../../kit/words';
import { SEATING } from '../data/board';
import { rules } from '../rules';
import { roundScore } from '../rules/round-score';
import { OVER, PHASE, ROUND, type State } from '../rules/state';
import type { ChartWords } from '../words/en/charts';
import { texts } from '../words/texts';

type ChartId = keyof ChartWords;

const FIGURES: Readonly<Record<ChartId, Pick<MatchChart<State>, 'rhythm' | 'value'>>> = {
  rounds: {
    rhythm: 'round',
    value: (state, seat, before) => before && scoreOf(state, seat) - scoreOf(before, seat),
  },
  outlook: { rhythm: 'turn', value: outlookOf },
};

/** What each round brought, and what the score was on its way to. */
export async function chartsIn(language: Language): Promise<MatchCharts<State>> {
  const words = await texts[language].charts.fetch();
  return {
    round: roundOf,
    charts: (Object.keys(FIGURES) as ChartId[]).map((id) => ({ id, ...words[id], ...FIGURES[id] })),
  };
}

const scoreOf = ({ score }: State, seat: Seat) => score[seat] ?? 0;
const roundOf = ({ now }: State) => now[ROUND] ?? 0;

/** The score with what the end would give now, and for every round left what this one would give. */
function outlookOf(state: State, seat: Seat): number {
  const rounds = SEATING[state.seats]?.rounds ?? 0;
  const left = state.now[PHASE] === OVER ? 0 : rounds - roundOf(state) + 1;
  return (rules.standing(state).scores[seat] ?? 0) + left * roundScore(state, seat);
}
