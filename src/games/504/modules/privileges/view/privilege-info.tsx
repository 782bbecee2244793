import { figureAt } from '../../../../../kit/figure-at';
import { TAX } from '../../../data/figures';
import { CARDS } from '../../../data/world/privileges';
import { NO_INCOME } from '../../../rules/state/fields';
import { useTable } from '../../../view/model/base/in-table';
import type { InfoProps } from '../../../view/model/base/parts';
import { ownersIn } from '../../../view/model/base/position';
import { CountTable } from '../../../view/pieces/count-table';
import { OwnerMark } from '../../../view/pieces/owner-mark';
import { rowOf } from '../model/auction';
import { cardsOf } from '../rules/cards';
import { factoriesOf } from '../rules/factory';
import { Card, PricedCards } from './card';

/** The row with its prices, everybody's cards, and with roles I and II the factories and the last incomes. */
export function PrivilegeInfo() {
  const { state, voice } = useTable();
  const { privilege, money } = voice.table;
  const owners = ownersIn(state);
  const left = state.deck.reduce((sum, one) => sum + one, 0);
  return (
    <>
      <section class="stack f-info">
        <h3>{privilege.row}</h3>
        <PricedCards cards={rowOf(state)} />
        <p>{privilege.deck(left)}</p>
      </section>
      {owners.map((owner) => (
        <OwnCards key={owner} only={owner} />
      ))}
      {state.world.role[3] !== 3 && (
        <section class="stack f-info">
          <h3>{privilege.factories}</h3>
          <CountTable
            heads={[privilege.factories, privilege.lastIncome]}
            rows={owners.map((owner) => ({
              owner,
              counts: [
                factoriesOf(state, owner),
                figureAt(state.income, owner) === NO_INCOME
                  ? '–'
                  : money(figureAt(state.income, owner)),
              ],
            }))}
          />
          <p>{privilege.taxNote(TAX.per)}</p>
        </section>
      )}
    </>
  );
}

/** The cards of one owner. */
export function OwnCards({ only = 0 }: InfoProps) {
  const { state, voice } = useTable();
  const cards = cardsOf(state, only);
  return (
    <section class="stack f-info">
      <h3>
        <OwnerMark owner={only} /> {voice.owner(only)}
      </h3>
      <ul class="stack">
        {cards.map((kind) => (
          <li key={CARDS[kind]}>
            <Card kind={kind} />
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p>{voice.table.privilege.none}</p>}
    </section>
  );
}
