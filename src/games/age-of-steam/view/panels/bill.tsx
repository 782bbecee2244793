import { TrendingDown, TriangleAlert } from 'lucide-preact';
import type { Action } from '../../../../kit/rules';
import { Ask } from '../../../../ui/turn/ask-rules';
import type { TableWords } from '../../words/en/table';
import { change } from '../../words/figures';
import { seatIn } from '../facts';
import { useTable } from '../in-table';
import { type Losses, lossesTold } from '../losses';
import { type Outlook, outlooks } from '../outlook';
import { ruinTold } from '../what-is-lost';

interface BillProps {
  /** What would be done; empty: the present position. */
  readonly actions: readonly Action[];
  /** Dollars that the player also pays, at most. */
  readonly pays?: number;
  /** One part alone: what is warned of, which comes first where much is listed, or the rest. */
  readonly part?: 'warning' | 'forecast';
}

/** What the next payday does to the player to act: cash, income and score, and a warning before it is too late. */
export function Bill({ actions, pays = 0, part }: BillProps) {
  const { state, facts, acting, words } = useTable();
  if (acting === null) return null;
  const outlook = outlooks(state, actions, { seat: acting, amount: pays })[acting];
  if (!outlook) return null;
  const { payday } = words.table;
  const { cash, income, score, earned, short, reduction, ruin } = outlook;
  const before = earned - short;
  const now = seatIn(facts, acting)?.income ?? 0;
  const falls = income < now;
  const warns = short > 0 && part !== 'forecast';
  const tells = !ruin && part !== 'warning';
  if (!warns && !tells) return null;
  return (
    <div class="aos-bill">
      {tells && (
        <p data-falls={falls || undefined}>
          {falls && (
            <>
              <TrendingDown size={16} />{' '}
            </>
          )}
          {payday.ifYouDoThis(cash, falls ? change(now, income) : `${income}`, score.total)}
        </p>
      )}
      {tells && reduction > 0 && (
        <p class="aos-soft">{payday.reduction(reduction, before, income)}</p>
      )}
      {warns && (
        <p class="aos-bill__warning">
          <TriangleAlert size={18} />
          <span>{warning(outlook, words.table)}</span>
          <Ask legend="warning" />
        </p>
      )}
    </div>
  );
}

function warning(outlook: Outlook, { payday }: TableWords): string {
  const { earned, short, ruin } = outlook;
  return ruin ? ruinTold(outlook, payday) : payday.short(short, earned, earned - short);
}

/** A warning for each kind of loss with which a build turn ends. */
export function Lost({ losses }: { readonly losses: Losses }) {
  const { state, words } = useTable();
  return (
    <>
      {lossesTold(state.board, losses, words.table.build, words.names).map((loss) => (
        <p class="aos-warn" key={loss}>
          {loss}
        </p>
      ))}
    </>
  );
}
