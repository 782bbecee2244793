import { KINDS } from '../../../data/board';
import { SECOND_VP } from '../../../data/figures';
import { useTable } from '../../../view/model/base/in-table';
import type { InfoProps } from '../../../view/model/base/parts';
import { ownersIn, TERRAINS } from '../../../view/model/base/position';
import { CountTable } from '../../../view/pieces/count-table';
import { countAll, leads } from '../rules/leads';

/** What everybody counts in each terrain; a star leads. */
export function Leads({ only }: InfoProps) {
  const { state, voice } = useTable();
  const all = countAll(state).slice();
  const { table, names } = voice;
  return (
    <section class="stack f-info">
      <h3>{table.majorities.title}</h3>
      <CountTable
        heads={TERRAINS.map((kind) =>
          state.world.role[7] === 3
            ? table.majorities.lead(names.kind[KINDS[kind]], SECOND_VP[kind] ?? 0)
            : names.kind[KINDS[kind]],
        )}
        rows={ownersIn(state, only).map((owner) => ({
          owner,
          counts: TERRAINS.map((kind) => all[owner * KINDS.length + kind] ?? 0),
          leads: TERRAINS.map((kind) => leads(all, state.owners, owner, kind)),
        }))}
      />
    </section>
  );
}
