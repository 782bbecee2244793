import type { SeatPlan } from '../../../src/kit/header';
import type { Viewers } from '../../../src/kit/secrets';
import { SeatMark } from '../../../src/ui/seat-mark';
import { DECK, GOODS } from '../data/goods';
import { figure, handOf, type State } from '../rules/state';
import type { Words } from '../words/words';
import { GoodMark } from './marks';

interface OrdersProps {
  readonly state: State;
  readonly seats: readonly SeatPlan[];
  readonly viewers: Viewers;
  readonly words: Words;
}

/** The orders of those who look; how many the others hold stands beside their points. */
export function Orders({ state, seats, viewers, words }: OrdersProps) {
  const { table } = words;
  const holders = viewers.filter((seat) => handOf(state, seat).length > 0);
  return (
    <>
      <p class="note">{table.deck(DECK - figure(state, 'drawn'))}</p>
      {holders.length === 0 && <p>{table.ordersHidden}</p>}
      <ul class="depot-orders">
        {holders.map((seat) => {
          const plan = seats[seat];
          return (
            <li key={seat}>
              {plan && <SeatMark {...plan} among={seats} />}
              {handOf(state, seat).map((good, card) => {
                const id = GOODS[good];
                return (
                  id && (
                    <span class="depot-cars" key={card} data-order={id}>
                      <GoodMark good={id} words={table} />
                      {words.good[id]}
                    </span>
                  )
                );
              })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
