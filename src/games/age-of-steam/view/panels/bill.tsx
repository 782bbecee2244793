import { TriangleAlert } from 'lucide-preact';
import type { Action, Seat } from '../../../../kit/rules';
import { Ask } from '../../../../ui/turn/ask-rules';
import type { State } from '../../rules/state';
import type { TableWords } from '../../words/en/table';
import { type Losses, lossesTold } from '../losses';
import { type Outlook, outlooks } from '../outlook';
import { ruinTold } from '../what-is-lost';
import type { PanelProps } from './ask-panel';

interface BillProps {
  readonly state: State;
  /** What would be done; empty: the present position. */
  readonly actions: readonly Action[];
  readonly seat: Seat;
  /** Dollars that the seat also pays, at most. */
  readonly pays?: number;
  readonly words: TableWords;
}

/** What comes of it at the next payday: cash, income and score, and a warning before it is too late. */
export function Bill({ state, actions, seat, pays = 0, words }: BillProps) {
  const outlook = outlooks(state, actions, { seat, amount: pays })[seat];
  if (!outlook) return null;
  const { payday } = words;
  const { cash, income, score, earned, short, reduction, ruin } = outlook;
  const before = earned - short;
  return (
    <div class="aos-bill">
      {!ruin && <p>{payday.ifYouDoThis(cash, income, score.total)}</p>}
      {reduction > 0 && <p class="aos-soft">{payday.reduction(reduction, before, income)}</p>}
      {short > 0 && (
        <p class="aos-bill__warning">
          <TriangleAlert size={18} />
          <span>{warning(outlook, words)}</span>
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

type LostProps = Pick<PanelProps, 'state' | 'words'> & { readonly losses: Losses };

/** A warning for each kind of loss with which a build turn ends. */
export function Lost({ state, losses, words }: LostProps) {
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
