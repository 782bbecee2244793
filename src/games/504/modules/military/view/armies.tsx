import { figureAt } from '../../../../../kit/figure-at';
import { hexCenter } from '../../../../../ui/board/hex-shape';
import { placeOf } from '../../../rules/state/state';
import type { LayerProps } from '../../../view/model/base/parts';
import { ownersIn } from '../../../view/model/base/position';
import type { Look } from '../../../view/model/base/voice';
import './armies.css';

/** A tower about its middle, 20 wide, and a shield; and crossed swords above attackers. */
const TOWER = 'M-10 10V-9H-5V-6H-2.500V-9H2.500V-6H5V-9H10V10Z';
const SHIELD = 'M-9 -9H9V1C9 6 4 9.500 0 11C-4 9.500 -9 6 -9 1Z';
const SWORDS = 'M-7 -7L6 6M7 -7L-6 6M-7 3L-3 7M7 3L3 7';

/** Barracks and militia at the upper left of their tiles, and attackers at the lower left. */
export function Armies({ state, map, voice }: LayerProps) {
  const owners = ownersIn(state);
  return (
    <>
      {map.laid.hexes.map((hex, tile) => {
        const [barracks, militia] = [figureAt(state.barracks, tile), figureAt(state.militia, tile)];
        const attackers = owners.filter(
          (owner) => figureAt(state.attackers, placeOf(owner, tile)) > 0,
        );
        if (barracks + militia + attackers.length === 0) return null;
        const { x, y } = hexCenter(hex, 'pointy');
        return (
          <g key={tile} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            {barracks + militia > 0 && (
              <g transform="translate(-14 -8) scale(.9)">
                <GuardMark isTower={barracks > 0} count={barracks + militia} />
              </g>
            )}
            {attackers.map((owner, place) => (
              <g key={owner} transform={`translate(${-18 + 24 * place} 19)`}>
                <AttackerMark
                  look={voice.look(owner)}
                  count={figureAt(state.attackers, placeOf(owner, tile))}
                />
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** Barracks and militia, or a militia alone. */
export function GuardMark({
  isTower,
  count,
}: {
  readonly isTower: boolean;
  readonly count: number;
}) {
  return (
    <g class="f-guard">
      <path d={isTower ? TOWER : SHIELD} />
      <text y="6">{count}</text>
    </g>
  );
}

/** The attackers of an owner on a tile. */
export function AttackerMark({ look, count }: { readonly look: Look; readonly count: number }) {
  return (
    <g class="f-attackers" data-owner={look.color}>
      <path d={look.shape} transform="scale(.66) translate(-16 -16)" />
      <path class="f-attackers__swords" d={SWORDS} transform="translate(0 -15)" />
      <text y="5">{count}</text>
    </g>
  );
}
