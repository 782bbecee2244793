import { SeatMark } from '../../../src/ui/seat-mark';
import { DECK, GOODS } from '../data/goods';
import { figure, handOf } from '../rules/state';
import { useTable } from './in-table';
import { GoodMark } from './marks';

/** The orders of the viewers; how many the others hold is shown beside their points. */
export function Orders() {
  const { state, seats, viewers, words } = useTable();
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
                      <GoodMark good={id} />
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
