import { allSeats } from '../../kit/secrets';
import type { Language } from '../../kit/words';
import { seatSign } from '../../ui/seat-sign';
import { endOf, seatName } from '../match-parts/match-title';
import type { OpenedMatch } from '../match-parts/use-match';
import type { PicturePlan } from './plan';

/** The contents of a finished match's picture. */
export async function planOf(
  { match, view, game }: OpenedMatch,
  sentences: readonly string[],
  language: Language,
): Promise<PicturePlan> {
  const { header, rules } = match;
  const state = match.state.value;
  const poster = await view.poster?.(state, language, header.seats);
  const { scores, ranking, places } = rules.standing(state);
  return {
    game: game.name,
    options: game.summary(header.options),
    day: endOf(match).toLocaleDateString(language, { dateStyle: 'long' }),
    map: poster?.map ?? view.miniature(state, allSeats(rules, state), header.seats),
    rows: (ranking ?? []).map((holder) => {
      const seat = header.seats[holder] ?? null;
      return {
        name: seatName(header, holder, game.automa),
        seat,
        sign: seat ? seatSign(seat.name, header.seats) : '',
        place: places?.[holder] ?? 1,
        points: scores[holder] ?? 0,
        sums: poster?.sums[holder] ?? [],
      };
    }),
    sentences,
  };
}
