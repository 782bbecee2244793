import { hexCenter } from '../../../../ui/board/hex-shape';
import { MapGround } from '../../../../ui/board/map-ground';
import { memo } from '../../../../ui/memo';
import { rustBelt } from '../../data/rust-belt';
import { MAP } from '../../rules/board';
import './ground.css';
import { segmentPath } from './track-path';

const RIVERS = rustBelt.rivers
  .map((river) => segmentPath(hexCenter(river), river.edges[0] ?? 0, river.edges[1] ?? 3))
  .join('');

/** Three ridges, as old maps hatch them. */
const MOUNTAINS = rustBelt.mountains
  .map((hex) => {
    const { x, y } = hexCenter(hex);
    const ridge = (dx: number, dy: number) =>
      `M${(x + dx - 8).toFixed(1)} ${(y + dy + 6).toFixed(1)}l8 -10l8 10`;
    return ridge(0, -10) + ridge(-10, 6) + ridge(10, 6);
  })
  .join('');

/** Everything that never changes in a match: land, lakes, rivers and mountains. */
export const Ground = memo(() => (
  <>
    <MapGround map={MAP} />
    <path class="aos-river" d={RIVERS} />
    <path class="aos-mountains" d={MOUNTAINS} />
  </>
));
