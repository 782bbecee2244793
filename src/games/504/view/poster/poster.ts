import { figureAt } from '../../../../kit/figure-at';
import type { SeatPlan } from '../../../../kit/header';
import type { Poster } from '../../../../ui/game-view';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { miniature } from '../miniature';
import { SIGN } from '../picture-ink';

/** The map at the end, and what was scored in play and at the end. */
export async function posterOf(state: State, seats: readonly SeatPlan[]): Promise<Poster> {
  const { scores } = rules.standing(state);
  const isSeats = !state.world.company;
  return {
    map: miniature(state, [], seats),
    sums: scores.map((total, seat) => {
      const inPlay = isSeats ? Math.min(total, figureAt(state.vp, seat)) : 0;
      return [
        { sign: '=', ...SIGN, points: inPlay },
        { sign: '+', ...SIGN, points: total - inPlay },
      ].filter(({ points }) => points > 0);
    }),
  };
}
