import { useMemo } from 'preact/hooks';
import { figureAt } from '../../../../../kit/figure-at';
import { lookAhead } from '../../../../../kit/look-ahead';
import type { Action } from '../../../../../kit/rules';
import { Button } from '../../../../../ui/button';
import { GOODS } from '../../../data/board';
import { rules } from '../../../rules';
import { activeOwner, type State } from '../../../rules/state/state';
import { factsOf } from '../../../view/model/base/facts';
import { useTable } from '../../../view/model/base/in-table';
import { legalIn } from '../../../view/model/base/legal';
import type { PanelProps, Panels } from '../../../view/model/panel-props';
import { isOpen, restOfTurn } from '../../../view/model/rest-of-turn';
import { Bill } from '../../../view/pieces/bill';
import { DoneButton } from '../../../view/pieces/done-button';
import { Frame } from '../../../view/pieces/frame';
import { AskNoMore } from '../../../view/pieces/passed-steps';
import { useInPosition } from '../../../view/pieces/use-in-position';
import { GOOD_SIGNS } from '../model/good-signs';
import { goodsOf } from '../rules/role-1';
import { bestSales } from './sale-plan';
import './sale-panel.css';

type Good = (typeof GOODS)[number];

interface Open {
  readonly mode: 'sell' | 'swap';
  readonly goods: readonly Good[];
}

const NOTHING: Open = { mode: 'sell', goods: [] };

/** M8.12: sets to sell, and two goods to exchange for one. Until a good is tapped, all the best sets are meant. */
export function SalePanel({ turn }: PanelProps) {
  const { state, table, names } = useTable();
  const legal = legalIn(state);
  const stock = goodsOf(state, activeOwner(state));
  const [open, setOpen] = useInPosition(state, NOTHING);
  const { mode, goods } = open;
  const said = (set: readonly Good[]) => set.map((good) => names.good[good]).join(' + ');
  const choose = (next: Partial<Open>) => setOpen({ ...open, ...next });
  const sale = legal.find(({ form }) => isSame(form.set, goods));
  const canSwap = legal.some(({ form }) => form.give);
  const swaps = legal.filter(({ form }) => isSame(form.give, goods));
  const best = useMemo(() => bestSales(state), [state]);
  const isAll = mode === 'sell' && goods.length === 0 && best.length > 0;
  const chosen = isAll
    ? toTheEnd(
        state,
        best.map(({ action }) => action),
      )
    : sale && [sale.action];
  const question = best.length > 0 ? table.sale.ask : table.sale.nothing;
  const tap = (good: Good) => {
    const without = goods.filter((one) => one !== good);
    if (mode === 'sell') {
      choose({ goods: sorted(without.length < goods.length ? without : [...goods, good]) });
      return;
    }
    const isFull = goods.length === 2;
    choose({ goods: isFull ? [good] : sorted([...goods, good]) });
  };
  return (
    <Frame
      question={mode === 'sell' ? question : table.sale.askSwap}
      note={table.sale.room(
        stock.reduce((sum, goods) => sum + goods, 0),
        figureAt(state.room, 0),
        figureAt(state.earned, 0),
      )}
      notice={turn.notice}
      step={`sale ${mode}`}
      foot={
        <>
          <DoneButton turn={turn} />
          {mode === 'sell' && (goods.length > 0 || isAll) && (
            <Button
              kind="primary"
              busy={turn.busy}
              dimmed={!chosen}
              onClick={() => chosen && turn.act(...chosen)}
            >
              {isAll ? table.sale.all : table.sale.sell(goods.map((good) => names.good[good]))}
            </Button>
          )}
        </>
      }
    >
      <div class="f-goods" role="group" aria-label={table.goods}>
        {GOODS.map((good, kind) => (
          <button
            type="button"
            key={good}
            class="framed f-good"
            data-good={good}
            aria-pressed={goods.includes(good)}
            aria-disabled={figureAt(stock, kind) === 0 || undefined}
            onClick={() => figureAt(stock, kind) > 0 && tap(good)}
          >
            <svg viewBox="-9 -9 18 18" width="22" height="22" aria-hidden="true">
              <path d={GOOD_SIGNS[good]} />
            </svg>
            <span>{names.good[good]}</span>
            <b>
              {table.sale.chosenOf(
                goods.filter((one) => one === good).length,
                figureAt(stock, kind),
              )}
            </b>
          </button>
        ))}
      </div>
      {isAll && <p>{table.sale.best(best.map(({ goods: set }) => said(set)))}</p>}
      {isAll && chosen && <Bill actions={chosen} endIsSaid />}
      {mode === 'sell' && sale && (
        <p>{table.sale.incomeBy(incomeAfter(state, sale.action), incomeNow(state))}</p>
      )}
      {mode === 'swap' && swaps.length > 0 && (
        <div class="f-ways" role="group" aria-label={table.sale.take}>
          <span>{table.sale.take}</span>
          {swaps.map(({ action, form }) => (
            <Button key={action} busy={turn.busy} onClick={() => turn.act(action)}>
              {names.good[form.take as Good]}
            </Button>
          ))}
        </div>
      )}
      {(mode === 'swap' || canSwap) && (
        <Button wide onClick={() => choose({ mode: mode === 'sell' ? 'swap' : 'sell', goods: [] })}>
          {mode === 'sell' ? table.sale.toSwap : table.sale.toSell}
        </Button>
      )}
      <AskNoMore />
    </Frame>
  );
}

const incomeNow = (state: State) => factsOf(state).owners[activeOwner(state)]?.income ?? 0;

/** The income of the turn, once a set is sold and the rest as well as can be. */
function incomeAfter(state: State, sale: Action): number {
  const { after } = lookAhead(rules, state, [sale]);
  const owner = activeOwner(state);
  return isOpen(after, rules.turn(state)) ? incomeNow(after) : figureAt(after.income, owner);
}

/** These actions, then what ends the turn where it goes on after them. */
function toTheEnd(state: State, actions: readonly Action[]): readonly Action[] {
  const { after } = lookAhead(rules, state, actions);
  const isOver = !isOpen(after, rules.turn(state));
  return isOver ? actions : [...actions, ...(restOfTurn(after)?.actions ?? [])];
}

const sorted = (goods: readonly Good[]) =>
  [...goods].sort((one, other) => GOODS.indexOf(one) - GOODS.indexOf(other));

const isSame = (form: unknown, goods: readonly Good[]) =>
  Array.isArray(form) && form.join() === goods.join();

export const panels: Panels = { of: { sale: SalePanel } };
