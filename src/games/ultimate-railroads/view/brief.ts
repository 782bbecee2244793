import { figureAt } from '../../../kit/figure-at';
import type { SeatPlan } from '../../../kit/header';
import type { Viewers } from '../../../kit/secrets';
import type { Language } from '../../../kit/words';
import type { Brief } from '../../../ui/game-view';
import { SEATING } from '../data/board';
import { rules } from '../rules';
import { roundScore } from '../rules/round-score';
import { OVER, PHASE, ROUND, type State, toAct } from '../rules/state';
import { texts } from '../words/texts';

/** What a match is about, by its number of players (1.1, 13). */
export async function briefOf(
  state: State,
  language: Language,
  _: readonly SeatPlan[],
  viewers: Viewers,
): Promise<Brief> {
  const { goal, end, points, progress } = await texts[language].brief.fetch();
  const rounds = SEATING[state.seats]?.rounds ?? 0;
  return {
    goal,
    end: end(rounds),
    points,
    money: [],
    progress: toAct(state) === null ? '' : progress(figureAt(state.now, ROUND), rounds),
    out: [],
    scores: scoresNow(state, viewers),
  };
}

/** Everybody's score if the match ended now: it never ends without the scoring of its last round. */
export function scoresNow(state: State, viewers: Viewers): readonly number[] {
  const { scores } = rules.standing(state, viewers);
  if (state.now[PHASE] === OVER) return scores;
  return scores.map((score, seat) => score + roundScore(state, seat));
}
