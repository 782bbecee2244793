import type { Hex } from '../../../../kit/hex';
import { hexCenter } from '../../../../ui/board/hex-shape';
import { MapGround } from '../../../../ui/board/map-ground';
import { memo } from '../../../../ui/memo';
import type { Board } from '../../rules/board';
import './ground.css';
import { segmentPath } from './track-path';

/** Three ridges, as old maps hatch them. */
function ridgesOn(hex: Hex): string {
  const { x, y } = hexCenter(hex);
  const ridge = (dx: number, dy: number) =>
    `M${(x + dx - 8).toFixed(1)} ${(y + dy + 6).toFixed(1)}l8 -10l8 10`;
  return ridge(0, -10) + ridge(-10, 6) + ridge(10, 6);
}

/** Everything that never changes in a match: land, lakes, rivers and mountains. */
export const Ground = memo(({ board: { form, map } }: { readonly board: Board }) => {
  const rivers = form.rivers.map((river) =>
    segmentPath(hexCenter(river), river.edges[0] ?? 0, river.edges[1] ?? 3),
  );
  return (
    <>
      <MapGround map={map} />
      <path class="aos-river" d={rivers.join('')} />
      <path class="aos-mountains" d={form.mountains.map(ridgesOn).join('')} />
    </>
  );
});
