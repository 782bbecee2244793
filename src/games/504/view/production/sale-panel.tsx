import { useState } from 'preact/hooks';
import type { JsonObject } from '../../../../kit/json';
import { Button } from '../../../../ui/button';
import { GOODS } from '../../data/board';
import { goodsOf } from '../../rules/production/role-1';
import { activeOwner } from '../../rules/state';
import { at } from '../at';
import { legalIn } from '../legal';
import { Bill } from '../panels/bill';
import { DoneButton } from '../panels/done-button';
import { Frame } from '../panels/frame';
import type { PanelProps } from '../panels/panel-props';
import { GOOD_SIGNS } from './good-signs';
import './sale-panel.css';

type Good = (typeof GOODS)[number];

interface Open {
  readonly state: object;
  readonly mode: 'sell' | 'swap';
  readonly goods: readonly Good[];
}

/** M8.12: sets to sell, and two goods to exchange for one; the best set is chosen already. */
export function SalePanel(props: PanelProps) {
  const { state, turn, voice } = props;
  const { table, names } = voice;
  const legal = legalIn(state);
  const stock = goodsOf(state, activeOwner(state));
  const [held, setHeld] = useState<Open | null>(null);
  const best = bestSet(legal.map(({ form }) => form));
  const open: Open = held?.state === state ? held : { state, mode: 'sell', goods: best };
  const { mode, goods } = open;
  const choose = (next: Partial<Open>) => setHeld({ ...open, ...next });
  const sale = legal.find(({ form }) => isSame(form.set, goods));
  const swaps = legal.filter(({ form }) => isSame(form.give, goods));
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
      question={mode === 'sell' ? table.sale.ask : table.sale.askSwap}
      note={table.sale.room(at(state.room, 0), at(state.earned, 0))}
      notice={turn.notice}
      step={`sale ${mode}`}
      foot={
        <>
          <DoneButton {...props} />
          {mode === 'sell' && (
            <Button
              kind="primary"
              busy={turn.busy}
              dimmed={!sale}
              onClick={() => sale && turn.act(sale.action)}
            >
              {table.sale.sell(goods.map((good) => names.good[good]))}
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
            class="f-good"
            data-good={good}
            aria-pressed={goods.includes(good)}
            aria-disabled={at(stock, kind) === 0 || undefined}
            onClick={() => at(stock, kind) > 0 && tap(good)}
          >
            <svg viewBox="-9 -9 18 18" width="22" height="22" aria-hidden="true">
              <path d={GOOD_SIGNS[good]} />
            </svg>
            <span>{names.good[good]}</span>
            <b>
              {goods.filter((one) => one === good).length}/{at(stock, kind)}
            </b>
          </button>
        ))}
      </div>
      {mode === 'sell' && sale && <Bill state={state} actions={[sale.action]} voice={voice} />}
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
      <div>
        <Button
          kind="quiet"
          onClick={() =>
            choose(mode === 'sell' ? { mode: 'swap', goods: [] } : { mode: 'sell', goods: best })
          }
        >
          {mode === 'sell' ? table.sale.toSwap : table.sale.toSell}
        </Button>
      </div>
    </Frame>
  );
}

/** The largest set that can be sold: values grow with it (M8.10). */
function bestSet(forms: readonly JsonObject[]): readonly Good[] {
  const sets = forms.flatMap(({ set }) => (Array.isArray(set) ? [set as readonly Good[]] : []));
  return sets.reduce((best, set) => (set.length > best.length ? set : best), [] as readonly Good[]);
}

const sorted = (goods: readonly Good[]) =>
  [...goods].sort((one, other) => GOODS.indexOf(one) - GOODS.indexOf(other));

const isSame = (form: unknown, goods: readonly Good[]) =>
  Array.isArray(form) && form.join() === goods.join();
