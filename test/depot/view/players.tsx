import { SeatMark } from '../../../src/ui/seat-mark';
import { GOODS } from '../data/goods';
import { scoreOf } from '../rules/scoring';
import { carsAt, handOf, toAct } from '../rules/state';
import { useTable } from './in-table';
import { GoodMark } from './marks';

/** Everybody in turn order: points, train, deliveries, and the orders of those who look. */
export function Players() {
  const { state, seats, words } = useTable();
  const { table } = words;
  const acting = toAct(state);
  return (
    <ol class="depot-players">
      {[...state.order].map((seat) => {
        const plan = seats[seat];
        if (!plan) return null;
        const train = GOODS.map((_, good) => state.train[carsAt(seat, good)] ?? 0);
        const delivered = GOODS.map((_, good) => state.delivered[carsAt(seat, good)] ?? 0);
        return (
          <li key={seat} data-acting={seat === acting || undefined}>
            <SeatMark {...plan} among={seats} />
            <span class="depot-players__name">
              {plan.name}
              {seat === acting && <small class="depot-players__turn">{table.toAct}</small>}
              {state.out[seat] === 1 && <small>{table.out}</small>}
            </span>
            <b>{table.points(scoreOf(state, seat, []).points)}</b>
            <dl>
              <Cars label={table.train} counts={train} />
              <Cars label={table.delivered} counts={delivered} />
              <div>
                <dt>{table.orders}</dt>
                <dd>
                  <Orders seat={seat} />
                </dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ol>
  );
}

function Cars({ label, counts }: { label: string; counts: readonly number[] }) {
  const { words } = useTable();
  const some = counts.some((count) => count > 0);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {!some && words.table.empty}
        {GOODS.map((id, good) => {
          const count = counts[good] ?? 0;
          return count === 0 ? null : (
            <span class="depot-cars" key={id}>
              <GoodMark good={id} />
              <span aria-hidden="true">× {count}</span>
              <span class="visually-hidden">{`${words.good[id]} × ${count}`}</span>
            </span>
          );
        })}
      </dd>
    </div>
  );
}

/** A hand, or only how many cards it has where nobody looks who may see it. */
function Orders({ seat }: { readonly seat: number }) {
  const { state, viewers, words } = useTable();
  const hand = handOf(state, seat);
  if (hand.length === 0) return <>{words.table.noOrders}</>;
  if (!viewers.includes(seat)) return <>{words.table.hiddenOrders(hand.length)}</>;
  return (
    <>
      {hand.map((good, card) => {
        const id = GOODS[good];
        return id && <Order key={card} good={id} />;
      })}
    </>
  );
}

function Order({ good }: { good: (typeof GOODS)[number] }) {
  const { words } = useTable();
  return (
    <span class="depot-cars" data-order={good}>
      <GoodMark good={good} />
      <span class="visually-hidden">{words.good[good]}</span>
    </span>
  );
}
