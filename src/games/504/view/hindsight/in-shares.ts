import { figureAt } from '../../../../kit/figure-at';
import { changedCopy } from '../../../../kit/look-ahead';
import type { Seat } from '../../../../kit/rules';
import { heldBy, hold } from '../../modules/shares/rules/holdings';
import { rules } from '../../rules';
import type { Owner } from '../../rules/state/ids';
import type { State } from '../../rules/state/state';
import type { WorldFact } from './fact';
import type { Tallies } from './tally';

/** What shares gave the winner, and the second: holdings, money and dividends. */
export function inShares(
  end: State,
  { dividends }: Tallies,
  winner: Seat,
  second: Seat,
): readonly WorldFact[] {
  const compared = (figure: number, secondFigure: number) => ({
    ...{ weight: figure - secondFigure, winner, figure, second, secondFigure },
  });
  const isMoney = end.world.role[9] === 1;
  const paid = compared(dividends[winner] ?? 0, dividends[second] ?? 0);
  return [
    ...holdings(end, winner, second),
    ...(isMoney
      ? [
          {
            fact: 'cash' as const,
            ...compared(figureAt(end.seatCash, winner), figureAt(end.seatCash, second)),
          },
          // Dividends are in the money that is left or was spent on shares.
          { fact: 'dividends' as const, ...paid, weight: paid.weight / 2 },
        ]
      : []),
  ];
}

/** The shares that brought the winner more than the second by theirs of the same company, and the second’s best. */
function holdings(end: State, winner: Seat, second: Seat): readonly WorldFact[] {
  const companies = Array.from({ length: end.owners }, (_, company) => company);
  return companies.flatMap((company): WorldFact | readonly never[] => {
    const [one, other] = [heldBy(end, company, winner), heldBy(end, company, second)];
    const seat = one >= other ? winner : second;
    const shares = Math.max(one, other);
    if (shares === 0 || one === other) return [];
    const worth = worthOf(end, company, seat);
    return {
      ...{ fact: 'holding', seat, shares, worth, isMoney: end.world.role[9] === 1 },
      ...{ owner: company, isCompany: end.world.company },
      weight: worth * Math.abs(one - other),
    };
  });
}

/** What a share of a company counts for its holder, by the rules: what one more would add to the score. */
function worthOf(end: State, company: Owner, seat: Seat): number {
  const more = changedCopy(rules, end, (copy) => hold(copy, company, seat, 1));
  return (rules.standing(more).scores[seat] ?? 0) - (rules.standing(end).scores[seat] ?? 0);
}
