import { TrendingDown, TriangleAlert } from 'lucide-preact';
import type { Action } from '../../../../kit/rules';
import { Ask } from '../../../../ui/turn/ask-rules';
import type { TableWords } from '../../words/en/table';
import type { StillShips } from '../../words/en/table/money';
import { change, reducedTo } from '../../words/figures';
import { seatIn } from '../facts';
import { useTable } from '../in-table';
import { type Losses, lossesTold } from '../losses';
import { type Outlook, outlooks, shipsBefore } from '../outlook';
import { ruinTold } from '../what-is-lost';

interface BillProps {
  /** What would be done; empty: the present position. */
  readonly actions: readonly Action[];
  /** Dollars that the player also pays, at most. */
  readonly pays?: number;
  /** One part alone: what is warned of, in a line above what is listed, or the rest. */
  readonly part?: 'warning' | 'forecast';
}

/**
 * What the next payday does to the player to act: a warning before it is too late, then cash, income and score. What can
 * still change it is said, so that nothing is taken for certain.
 */
export function Bill({ actions, pays = 0, part }: BillProps) {
  const { state, facts, acting, words } = useTable();
  if (acting === null) return null;
  const outlook = outlooks(state, actions, { seat: acting, amount: pays })[acting];
  if (!outlook) return null;
  const { payday } = words.table;
  const { cash, income, score, earned, short, reduction, ruin } = outlook;
  const now = seatIn(facts, acting)?.income ?? 0;
  const falls = income < now;
  const reduced = reduction > 0 && reducedTo(earned - short, reduction, income);
  const warns = short > 0 && part !== 'forecast';
  const tells = !ruin && part !== 'warning';
  if (!warns && !tells) return null;
  const ships = shipsBefore(state, actions, acting);
  return (
    <div class="stack aos-bill" data-gap="1">
      {warns && (
        <p class="aos-bill__warning" data-brief={part !== undefined || undefined}>
          <TriangleAlert size={18} />
          <span>{warning(outlook, words.table, ships, part !== undefined)}</span>
          {part === undefined && <Ask legend="warning" />}
        </p>
      )}
      {tells && (
        <p data-falls={falls || undefined}>
          {falls && (
            <>
              <TrendingDown size={16} />{' '}
            </>
          )}
          {payday.ifYouDoThis(
            cash,
            reduced || (falls ? change(now, income) : `${income}`),
            score.total,
            pays > 0 ? 'bid' : ships === null ? 'sure' : 'open',
          )}
        </p>
      )}
    </div>
  );
}

function warning(
  outlook: Outlook,
  { payday }: TableWords,
  ships: StillShips,
  brief: boolean,
): string {
  const { earned, short, ruin } = outlook;
  if (!ruin) return payday.short(short, earned, earned - short, ships);
  return brief ? payday.ruin(short, ships) : ruinTold(outlook, payday, ships);
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
