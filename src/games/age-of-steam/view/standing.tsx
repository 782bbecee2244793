import { ranked } from '../../../kit/ranked';
import { SeatMark } from '../../../ui/seat-mark';
import { StandingList } from '../../../ui/standing-list';
import { rules } from '../rules';
import { factsOf, seatIn } from './facts';
import type { MatchStandingProps } from './props';
import { useWords } from './use-words';

/** Everybody in order of rank with the arithmetic of the score; those who share a place have the same number. */
export function Standing({ state, seats, language }: MatchStandingProps) {
  const words = useWords(language);
  if (!words) return null;
  const facts = factsOf(state);
  const rows = ranked(rules.standing(state)).flatMap(({ holder, rank }) => {
    const one = seatIn(facts, holder);
    const plan = seats[holder];
    if (!one || !plan) return [];
    const { income, shares, score, out } = one;
    return {
      ...{ holder, rank, name: plan.name },
      mark: <SeatMark {...plan} among={seats} />,
      points: words.table.panels.points(score.total),
      parts: (
        <p class="note">
          {out === null
            ? words.table.money.formula(income, shares, score.track, score.total)
            : words.table.panels.out(out)}
        </p>
      ),
    };
  });
  return <StandingList rows={rows} />;
}
