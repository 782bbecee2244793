import type { State } from '../../rules/state/state';
import { useTable } from '../model/base/in-table';
import { type Chip, ChipMark } from './pieces';

/** What the pieces on the map look like, in the shape of who plays now. */
export function Legend() {
  const { state, facts, voice } = useTable();
  const { legend } = voice.table;
  const look = voice.look(facts.owner < 0 ? (state.order[0] ?? 0) : facts.owner);
  return (
    <section class="stack f-info">
      <h3>{legend.title}</h3>
      <ul class="stack f-legend" data-gap="1">
        {chipsIn(state).map(([text, chip]) => (
          <li key={text}>
            <svg viewBox="-16 -18 34 34" aria-hidden="true">
              <ChipMark chip={chip} look={look} />
            </svg>
            {legend[text]}
          </li>
        ))}
      </ul>
    </section>
  );
}

function chipsIn({ world }: State) {
  const chip = (active: number, exhausted: number, isHq = false): Chip => ({
    ...{ owner: 0, active, exhausted, isHq },
  });
  return [
    ['hq', chip(0, 0, true)],
    [world.residents ? 'settlement' : 'lone', chip(0, 0)],
    ...(world.residents
      ? ([
          ['active', chip(3, 0)],
          ['exhausted', chip(0, 2)],
          ['both', chip(3, 2)],
        ] as const)
      : []),
  ] as const;
}
