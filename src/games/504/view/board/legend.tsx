import type { State } from '../../rules/state/state';
import { useTable } from '../model/base/in-table';
import { type Chip, ChipMark } from './pieces';

/** What the pieces on the map look like, in the shape of the first in order. */
export function Legend() {
  const { state, voice } = useTable();
  const { legend } = voice.table;
  const look = voice.look(state.order[0] ?? 0);
  return (
    <section class="f-info">
      <h3>{legend.title}</h3>
      <ul class="f-legend">
        {chipsIn(state).map((chip) => (
          <li key={`${chip.what} ${chip.isHq}`}>
            <svg viewBox="-16 -18 32 32" aria-hidden="true">
              <ChipMark chip={chip} look={look} />
            </svg>
            {legend[textOf(chip, state)]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function textOf({ what, isHq }: Chip, { world }: State) {
  if (isHq) return 'hq';
  return what === 'settlement' && !world.residents ? 'lone' : what;
}

function chipsIn({ world }: State): readonly Chip[] {
  const chip = (what: Chip['what'], count: number, isHq = false) => ({
    ...{ what, owner: 0, count, isHq },
  });
  return [
    chip('settlement', 0, true),
    chip('settlement', 0),
    ...(world.residents ? [chip('active', 3), chip('exhausted', 2)] : []),
  ];
}
