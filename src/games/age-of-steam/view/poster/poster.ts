import type { SeatPlan } from '../../../../kit/header';
import type { Language } from '../../../../kit/words';
import type { Poster, PosterSum } from '../../../../ui/game-view';
import { scoreOf } from '../../rules/score';
import type { State } from '../../rules/state';
import { texts } from '../../words/texts';
import { INK } from './ink';
import { mapOf } from './map';

/** The last map of a match, and what income, shares and track brought everybody. */
export async function posterOf(
  state: State,
  language: Language,
  seats: readonly SeatPlan[],
): Promise<Poster> {
  const { names } = await texts[language].words.fetch();
  return {
    map: mapOf(state, seats, names, language),
    sums: Array.from({ length: state.seats }, (_, seat): readonly PosterSum[] => {
      const { income, shares, track } = scoreOf(state, seat);
      return [
        { sign: '$', ground: INK.name, ink: INK.face, points: income },
        { sign: '=', ground: INK.river, ink: INK.name, points: track },
        { sign: '−', ground: INK.minus, ink: INK.face, points: shares },
      ];
    }),
  };
}
