import { Flag } from 'lucide-preact';
import type { SeatPlan } from '../../../../kit/header';
import type { Seat } from '../../../../kit/rules';
import { SeatMark } from '../../../../ui/seat-mark';
import type { TableWords } from '../../words/table-words';
import { companyId } from '../companies';
import type { Facts } from '../facts';
import { Figure } from '../figure';
import { CompanyMark } from '../marks';

interface PlayersProps {
  readonly facts: Facts;
  /** The figures before the last action, while changes are shown. */
  readonly before: Facts | null;
  readonly seats: readonly SeatPlan[];
  readonly toAct: Seat | null;
  readonly words: TableWords;
}

/** Every seat with the shares it holds and what they are worth now. */
export function Players({ facts, before, seats, toAct, words }: PlayersProps) {
  return (
    <ol class="mx-players">
      {seats.map((plan, seat) => {
        const mine = facts.seats[seat];
        const was = before?.seats[seat];
        if (!mine) return null;
        return (
          <li class="mx-player" key={plan.colour} data-acting={seat === toAct || undefined}>
            <SeatMark colour={plan.colour} name={plan.name} />
            <span class="mx-player__name">
              {plan.name}
              {seat === 0 && <Flag size={14} aria-label={words.starts} role="img" />}
              {seat === toAct && <span class="mx-player__turn">{words.toAct}</span>}
            </span>
            <span class="mx-player__worth">
              <Figure value={words.worthNow(mine.total)} was={was && words.worthNow(was.total)} />
            </span>
            <span class="mx-player__shares">
              {mine.shares === 0 && words.noShares}
              {mine.lines.map(
                ({ company, shares }) =>
                  shares > 0 && (
                    <span class="mx-holding" key={company}>
                      <CompanyMark colour={companyId(company)} words={words} />
                      {' × '}
                      <Figure value={shares} was={was?.lines[company]?.shares} />
                    </span>
                  ),
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
