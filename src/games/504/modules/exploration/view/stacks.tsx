import { figureAt } from '../../../../../kit/figure-at';
import { KINDS } from '../../../data/board';
import { useTable } from '../../../view/model/base/in-table';
import type { InfoProps } from '../../../view/model/base/parts';
import { ownersIn } from '../../../view/model/base/position';
import { CountTable } from '../../../view/pieces/count-table';

/** The tiles left in the stacks, and with income by tokens everybody's tokens. */
export function Stacks() {
  const { state, table, names } = useTable();
  return (
    <>
      <section class="stack f-info">
        <h3>{table.stacks}</h3>
        <ul class="f-chips">
          {KINDS.map((kind, place) => (
            <li key={kind}>
              {names.kind[kind]} <b>{state.stacks[place]}</b>
            </li>
          ))}
        </ul>
      </section>
      <Tokens />
    </>
  );
}

/** Nothing where they bring no income. */
export function Tokens({ only }: InfoProps) {
  const { state, table } = useTable();
  if (state.world.incomeBy !== 5) return null;
  return (
    <section class="stack f-info">
      <CountTable
        heads={[table.tokens]}
        rows={ownersIn(state, only).map((owner) => ({
          owner,
          counts: [figureAt(state.tokens, owner)],
        }))}
      />
    </section>
  );
}
