import { KINDS } from '../../data/board';
import { SECOND_VP } from '../../data/figures';
import { countAll, leads } from '../../rules/majorities/leads';
import { ownersIn } from '../owners-in';
import { CountTable } from '../panels/count-table';
import type { InfoProps } from '../parts';
import { TERRAINS } from '../terrains';

/** What everybody counts in each terrain; a star leads. */
export function Leads({ state, voice, only }: InfoProps) {
  const all = countAll(state).slice();
  const { table, names } = voice;
  return (
    <section class="f-info">
      <h3>{table.majorities}</h3>
      <CountTable
        heads={TERRAINS.map((kind) =>
          state.world.role[7] === 3
            ? table.lead(names.kind[KINDS[kind]], SECOND_VP[kind] ?? 0)
            : names.kind[KINDS[kind]],
        )}
        rows={ownersIn(state, only).map((owner) => ({
          owner,
          counts: TERRAINS.map((kind) => all[owner * KINDS.length + kind] ?? 0),
          leads: TERRAINS.map((kind) => leads(all, state.owners, owner, kind)),
        }))}
        voice={voice}
      />
    </section>
  );
}
