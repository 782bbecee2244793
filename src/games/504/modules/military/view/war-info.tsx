import { bitsIn } from '../../../../../kit/bits';
import { figureAt } from '../../../../../kit/figure-at';
import { residentsOf, settlementsOf } from '../../../rules/base/pieces';
import { useTable } from '../../../view/model/base/in-table';
import { ownersIn } from '../../../view/model/base/position';
import { CountTable } from '../../../view/pieces/count-table';
import { landsOf } from '../rules/roles';
import { AttackerMark, GuardMark } from './armies';

/** The legend of the armies' signs, and by owner: controlled tiles, armies, and what is left in storage. */
export function WarInfo() {
  const { state, voice } = useTable();
  const { war } = voice.table;
  const { residents } = state.world;
  const heads = [
    war.tiles,
    war.lands,
    war.armiesOf,
    ...(residents ? [war.residentsLeft] : []),
    war.settlementsLeft,
  ];
  const rows = ownersIn(state).map((owner) => ({
    owner,
    counts: [
      settlementsOf(state, owner),
      bitsIn(landsOf(state, owner)),
      settlementsOf(state, owner) + residentsOf(state, owner),
      ...(residents ? [figureAt(state.storedResidents, owner)] : []),
      figureAt(state.storedSettlements, owner),
    ],
  }));
  return (
    <section class="stack f-info">
      <ul class="stack f-legend" data-gap="1">
        <li>
          <svg viewBox="-16 -18 32 32" aria-hidden="true">
            <GuardMark isTower count={2} />
          </svg>
          {war.signs.tower}
        </li>
        <li>
          <svg viewBox="-16 -18 32 32" aria-hidden="true">
            <GuardMark isTower={false} count={1} />
          </svg>
          {war.signs.shield}
        </li>
        {state.world.role[4] !== 3 && (
          <li>
            <svg viewBox="-18 -26 36 40" aria-hidden="true">
              <AttackerMark look={voice.look(state.order[0] ?? 0)} count={3} />
            </svg>
            {war.signs.swords}
          </li>
        )}
      </ul>
      <h3>{war.controlled}</h3>
      <CountTable heads={heads} rows={rows} />
    </section>
  );
}
