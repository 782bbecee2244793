import { Button } from '../../../src/ui/button';
import { SeatMark } from '../../../src/ui/seat-mark';
import { GOODS } from '../data/goods';
import { rules } from '../rules';
import { actionOf } from '../rules/actions';
import { figure, ownerOf, phaseOf } from '../rules/state';
import { load } from '../rules/work';
import { useTable } from './in-table';
import { GoodMark } from './marks';
import { deliveries, worthOf } from './offers';
import type { Turn } from './use-turn';

/** A sign for each good: its price, its cars in the yard, its company, and what can be done with it. */
export function Market({ turn }: { readonly turn: Turn }) {
  const { state, seats, words, acting } = useTable();
  const { table } = words;
  const working = acting !== null && phaseOf(state) === 'work';
  const decided = phaseOf(state) === 'owner' ? figure(state, 'good') : -1;
  return (
    <ul class="depot-market" aria-label={table.market}>
      {GOODS.map((id, good) => {
        const owner = ownerOf(state, good);
        const plan = owner === null ? null : seats[owner];
        const delivery = deliveries(state, good);
        const worth = worthOf(state, good, delivery.length);
        const loading = actionOf(load, good);
        const loaded = rules.refusal(state, delivery[0] ?? 0) === null;
        return (
          <li key={id} data-good={id} data-decided={good === decided || undefined}>
            <p class="depot-market__name">
              <GoodMark good={id} />
              <span>{words.good[id]}</span>
              {plan && <SeatMark {...plan} among={seats} />}
              {plan && <span class="visually-hidden">{table.ownedBy(plan.name)}</span>}
            </p>
            <p class="depot-market__price">
              <b aria-hidden="true">{state.prices[good]}</b>
              <span class="visually-hidden">
                {table.price(words.good[id], state.prices[good] ?? 0)}
              </span>
            </p>
            <p class="depot-market__yard">{table.inYard(state.yard[good] ?? 0)}</p>
            {working && (
              <>
                <span data-do="load">
                  <Button
                    wide
                    dimmed={rules.refusal(state, loading) !== null}
                    name={table.load(words.good[id])}
                    onClick={() => turn.act([loading])}
                  >
                    {table.loadHere}
                  </Button>
                </span>
                <span data-do="deliver">
                  <Button
                    wide
                    dimmed={!loaded}
                    name={table.deliver(words.good[id], delivery.length, worth)}
                    onClick={() => turn.act(delivery)}
                  >
                    {table.deliverHere(delivery.length)}
                  </Button>
                </span>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
