import { hexPath } from '../../../../ui/board/hex-shape';
import { Ask } from '../../../../ui/turn/ask-rules';
import { TILES } from '../../data/tiles';
import { SPOKES, shapeOf } from '../../rules/shapes';
import { DISC_LINE } from '../../rules/supply';
import { segmentsOf } from '../board/segments';
import { NOWHERE, segmentPath } from '../board/track-path';
import { useTable } from '../in-table';
import { stockOn } from '../tile-stock';
import '../board/pieces.css';
import './supply.css';

const OUTLINE = hexPath({ col: 0, row: 0 });

/** What is left of every kind of tile, and of the town discs. */
export function Supply() {
  const { state, words } = useTable();
  const lines = [...TILES.keys(), DISC_LINE].map((line) => ({
    shape: shapeOf(TILES[line]?.shapes[0] ?? []),
    ...stockOn(state, line),
  }));
  return (
    <>
      <div class="line aos-topic">
        <h2>{words.table.panels.tiles}</h2>
        <Ask legend="supply" />
      </div>
      <ul class="aos-supply">
        {lines.map(({ id, left, shape }) => (
          <li key={id} data-none={left === 0 || undefined}>
            <svg class="aos-tile" viewBox="-34 -30 68 60" aria-hidden="true">
              <path class="aos-tile__hex" d={OUTLINE} />
              <g class="aos-track">
                {shape > 0 &&
                  segmentsOf(shape, 0).map(({ edge, mate }) => (
                    <path class="aos-track__rim" key={edge} d={segmentPath(NOWHERE, edge, mate)} />
                  ))}
              </g>
              {(shape < 0 || shape >= SPOKES) && <circle class="aos-town" r="8" />}
            </svg>
            <b>{left}</b>
            <span>{words.names.tile[id]}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
