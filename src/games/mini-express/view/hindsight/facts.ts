import { changedCopy } from '../../../../kit/look-ahead';
import { rules } from '../../rules';
import { type Ranked, ranking, scoreOf } from '../../rules/scoring';
import { COMPANY_COUNT, influenceOf, type State } from '../../rules/state';
import type { MiniExpressFact } from './fact';

/** A tie has priority over everything else. */
const TIE = 100;

/** Reasons for the first place, from the final position alone. */
export function factsAtTheEnd(
  state: State,
  winner: Ranked,
  second: Ranked,
): readonly MiniExpressFact[] {
  return [
    ...tie(winner, second),
    ...company(winner, second),
    ...edge(state, winner.seat),
    ...worthless(state, second),
  ];
}

function tie(winner: Ranked, second: Ranked): readonly MiniExpressFact[] {
  const { above: by } = winner;
  if (by === null || by === 'points') return [];
  const points = winner.total;
  return [{ fact: 'tie', weight: TIE, winner: winner.seat, second: second.seat, points, by }];
}

function company(winner: Ranked, second: Ranked): readonly MiniExpressFact[] {
  const leads = winner.lines.map(({ company, points }) => {
    const secondPoints = second.lines[company]?.points ?? 0;
    return { company, points, secondPoints, weight: points - secondPoints };
  });
  const [largest] = leads.sort((a, b) => b.weight - a.weight);
  if (!largest || largest.weight <= 0) return [];
  return [{ fact: 'company', winner: winner.seat, second: second.seat, ...largest }];
}

/** For each company, scored again with one influence less for the winner. */
function edge(state: State, winner: number): readonly MiniExpressFact[] {
  const facts: MiniExpressFact[] = [];
  for (let company = 0; company < COMPANY_COUNT; company++) {
    const own = influenceOf(state, company, winner);
    if (own === 0) continue;
    const other = changedCopy(rules, state, ({ influence }) => {
      influence[company * state.holders + winner] = own - 1;
    });
    const heir = ranking(other)[0]?.seat ?? winner;
    if (heir === winner) continue;
    const lead = (at: State) => scoreOf(at, winner) - scoreOf(at, heir);
    // A very narrow win: the fact is worth twice what would have been lost.
    facts.push({ fact: 'edge', weight: 2 * (lead(state) - lead(other)), company, winner, heir });
  }
  return facts.sort((a, b) => b.weight - a.weight).slice(0, 1);
}

/** The largest loss of the second place by influence too low to count. */
function worthless(state: State, second: Ranked): readonly MiniExpressFact[] {
  const lost = second.lines.flatMap(({ company, shares, value, barred }): MiniExpressFact[] => {
    const least = state.board.chart[state.length[company] ?? 0]?.other ?? 0;
    if (shares === 0 || value > 0 || least === 0) return [];
    const why = barred ?? 'none';
    return [
      { fact: 'worthless', weight: shares * least, company, second: second.seat, shares, why },
    ];
  });
  return lost.sort((a, b) => b.weight - a.weight).slice(0, 1);
}
