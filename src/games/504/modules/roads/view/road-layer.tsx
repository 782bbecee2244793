import { figureAt } from '../../../../../kit/figure-at';
import { hexCenter } from '../../../../../ui/board/hex-shape';
import { NONE } from '../../../rules/state/fields';
import type { LayerProps } from '../../../view/model/base/parts';
import { endOf, HALF, startOf } from '../rules/edges';
import './road-layer.css';

/** How far the roads of several owners between the same tiles lie apart. */
const APART = 7;
/** How much of the way between two middles a road is drawn on either side; less where several lie beside each other. */
const PART = { one: 0.17, several: 0.12 };

/**
 * Roads across the edges of tiles: the patterns tell the owners apart as well as the colors. The one that is chosen is
 * drawn as if it was built, with a rim of its own.
 */
export function RoadLayer({ state, map, voice, after }: LayerProps) {
  const drawn: { key: string; d: string; owner: number | null; isChosen: boolean }[] = [];
  const shown = after ?? state;
  for (let edge = 0; edge < map.tiles * HALF; edge++) {
    const end = endOf(state, edge);
    const bits = figureAt(shown.roads, edge);
    const neutral = figureAt(shown.neutralRoads, edge);
    const [from, to] = [map.laid.hexes[startOf(edge)], map.laid.hexes[end]];
    if (end === NONE || bits + neutral === 0 || !from || !to) continue;
    const owners: (number | null)[] = [...Array(state.owners).keys()].filter(
      (owner) => (bits >> owner) & 1,
    );
    if (neutral > 0) owners.push(null);
    const [a, b] = [hexCenter(from, 'pointy'), hexCenter(to, 'pointy')];
    const part = owners.length > 1 ? PART.several : PART.one;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    owners.forEach((owner, place) => {
      const aside = ((place - (owners.length - 1) / 2) * APART) / length;
      const middle = {
        x: (a.x + b.x) / 2 - (b.y - a.y) * aside,
        y: (a.y + b.y) / 2 + (b.x - a.x) * aside,
      };
      const reach = { x: (b.x - a.x) * part, y: (b.y - a.y) * part };
      const d = `M${(middle.x - reach.x).toFixed(1)} ${(middle.y - reach.y).toFixed(1)}L${(middle.x + reach.x).toFixed(1)} ${(middle.y + reach.y).toFixed(1)}`;
      const isChosen =
        owner === null
          ? neutral > figureAt(state.neutralRoads, edge)
          : (((bits & ~figureAt(state.roads, edge)) >> owner) & 1) === 1;
      drawn.push({ key: `${edge} ${owner}`, d, owner, isChosen });
    });
  }
  return (
    <>
      {drawn.map(({ key, d, owner, isChosen }) => (
        <g
          key={key}
          class="f-road"
          data-owner={owner === null ? undefined : voice.look(owner).color}
          data-neutral={owner === null || undefined}
          data-chosen={isChosen || undefined}
        >
          <path class="f-road__rim" d={d} />
          <path class="f-road__core" d={d} />
          {owner !== null && <path class="f-road__pattern" data-pattern={owner} d={d} />}
        </g>
      ))}
    </>
  );
}
