import { KINDS } from '../../../data/board';
import { useTable } from '../../../view/model/base/in-table';
import type { InfoProps } from '../../../view/model/base/parts';
import { ownersIn, TERRAINS } from '../../../view/model/base/position';
import { CountTable } from '../../../view/pieces/count-table';
import { countLinks } from '../rules/links';

/** The linked tiles of everybody by terrain. In role III they do not count. */
export function Links({ only }: InfoProps) {
  const { state, voice } = useTable();
  if (state.world.role[6] === 3) return null;
  const counts = new Uint8Array(KINDS.length);
  const rows = ownersIn(state, only).map((owner) => {
    countLinks(state, owner, counts);
    return { owner, counts: TERRAINS.map((kind) => counts[kind] ?? 0) };
  });
  return (
    <section class="stack f-info">
      <h3>{voice.table.linked}</h3>
      <CountTable heads={TERRAINS.map((kind) => voice.names.kind[KINDS[kind]])} rows={rows} />
    </section>
  );
}
