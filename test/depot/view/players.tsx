import type { SeatPlan } from '../../../src/kit/header';
import type { Viewers } from '../../../src/kit/secrets';
import { SeatMark } from '../../../src/ui/seat-mark';
import { GOODS } from '../data/goods';
import { scoreOf } from '../rules/scoring';
import { carsAt, handOf, type State, toAct } from '../rules/state';
import type { TableWords } from '../words/en/table';
import type { Words } from '../words/words';
import { GoodMark } from './marks';

interface PlayersProps {
  readonly state: State;
  readonly seats: readonly SeatPlan[];
  readonly viewers: Viewers;
  readonly words: Words;
}

/** Everybody in turn order: points, train, deliveries, and the orders of those who look. */
export function Players({ state, seats, viewers, words }: PlayersProps) {
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
              <Cars label={table.train} counts={train} words={words} />
              <Cars label={table.delivered} counts={delivered} words={words} />
              <div>
                <dt>{table.orders}</dt>
                <dd>
                  <Orders state={state} seat={seat} viewers={viewers} words={words} />
                </dd>
              </div>
            </dl>
          </li>
        );
      })}
    </ol>
  );
}

function Cars(props: { label: string; counts: readonly number[]; words: Words }) {
  const { label, counts, words } = props;
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
              <GoodMark good={id} words={words.table} />
              <span aria-hidden="true">× {count}</span>
              <span class="visually-hidden">{`${words.good[id]} × ${count}`}</span>
            </span>
          );
        })}
      </dd>
    </div>
  );
}

interface OrdersProps extends Omit<PlayersProps, 'seats'> {
  readonly seat: number;
}

/** A hand, or only how many cards it has where nobody looks who may see it. */
function Orders({ state, seat, viewers, words }: OrdersProps) {
  const hand = handOf(state, seat);
  if (hand.length === 0) return <>{words.table.noOrders}</>;
  if (!viewers.includes(seat)) return <>{words.table.hiddenOrders(hand.length)}</>;
  return (
    <>
      {hand.map((good, card) => {
        const id = GOODS[good];
        return id && <Order key={card} good={id} words={words.table} name={words.good[id]} />;
      })}
    </>
  );
}

function Order(props: { good: (typeof GOODS)[number]; words: TableWords; name: string }) {
  return (
    <span class="depot-cars" data-order={props.good}>
      <GoodMark good={props.good} words={props.words} />
      <span class="visually-hidden">{props.name}</span>
    </span>
  );
}
