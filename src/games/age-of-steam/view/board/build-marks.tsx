import type { Growth } from '../../words/en/table/board';
import { growthIn } from '../growth';
import { useTable } from '../in-table';
import { edgeArrow, middleOf } from './track-path';

const RADIUS: Readonly<Record<Growth, number>> = { 'goes-on': 6.4, joins: 6.4, fits: 4.4 };

/** Where something can be built: a full dot where that goes on from the own network, a small ring where a tile only fits. */
export function BuildDots() {
  const { state } = useTable();
  return (
    <>
      {[...growthIn(state).hexes].map(([hex, growth]) => {
        const { x, y } = middleOf(state.board, hex);
        // Next to what is printed or already there.
        return (
          <circle
            key={hex}
            class="aos-dot"
            data-target
            data-growth={growth}
            cx={x}
            cy={y - 19}
            r={RADIUS[growth]}
          />
        );
      })}
    </>
  );
}

/** An arrow out of every open end of own track. */
export function OpenEnds() {
  const { state } = useTable();
  const arrows = growthIn(state).ends.map(({ hex, edge }) =>
    edgeArrow(middleOf(state.board, hex), edge),
  );
  return <path class="aos-goes-on" d={arrows.join('')} />;
}
