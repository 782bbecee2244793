import { figureAt } from '../../../kit/figure-at';
import type { SeatPlan } from '../../../kit/header';
import type { Viewers } from '../../../kit/secrets';
import { hexCenter, hexPath, hexViewBox } from '../../../ui/board/hex-shape';
import { KINDS } from '../data/board';
import { endOf, HALF, startOf } from '../modules/roads/rules/edges';
import { hasSettlement } from '../rules/base/pieces';
import { NONE } from '../rules/state/fields';
import type { State } from '../rules/state/state';
import { mapOf } from './model/base/map';
import { ownersIn } from './model/base/position';
import { COMPANY_LOOKS } from './model/base/voice';
import { EDGE_INK, KIND_INK, OWNER_INK } from './picture-ink';

/** The map with everybody's settlements, roads and trolleys. Nothing is secret. */
export function miniature(state: State, _: Viewers, seats: readonly SeatPlan[]): string {
  const { laid } = mapOf(state);
  const inks = inksOf(state, seats);
  const tiles = laid.hexes.map((hex, tile) => {
    const kind = KINDS[figureAt(state.kind, tile)] ?? 'water';
    return `<path d="${hexPath(hex, 0, 'pointy')}" fill="${KIND_INK[kind]}" stroke="${EDGE_INK}"/>`;
  });
  const pieces = laid.hexes.flatMap((hex, tile) => {
    const { x, y } = hexCenter(hex, 'pointy');
    const owners = ownersIn(state).filter((owner) => hasSettlement(state, owner, tile));
    return owners.map((owner, place) => {
      const cx = (x + (place - (owners.length - 1) / 2) * 12).toFixed(1);
      return `<circle cx="${cx}" cy="${y.toFixed(1)}" r="7" fill="${inks[owner]}" stroke="${EDGE_INK}"/>`;
    });
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${hexViewBox(laid.hexes, 8, 'pointy')}">` +
    `${tiles.join('')}${roadsOf(state, inks)}${pieces.join('')}${trolleysOf(state, inks)}</svg>`
  );
}

function inksOf({ owners, world }: State, seats: readonly SeatPlan[]): readonly string[] {
  return Array.from({ length: owners }, (_, owner) => {
    const color = world.company ? COMPANY_LOOKS[owner]?.color : seats[owner]?.colour;
    return OWNER_INK[color ?? 'red'];
  });
}

/** The trolleys at the lower edge of their tiles. */
function trolleysOf(state: State, inks: readonly string[]): string {
  const { laid } = mapOf(state);
  return laid.hexes
    .flatMap((hex, tile) => {
      const { x, y } = hexCenter(hex, 'pointy');
      const owners = [...inks.keys()].filter((owner) => state.trolleyAt[owner] === tile);
      return owners.map((owner, place) => {
        const left = (x - 8 + (place - (owners.length - 1) / 2) * 12).toFixed(1);
        return `<rect x="${left}" y="${(y + 13).toFixed(1)}" width="16" height="9" rx="2" fill="${inks[owner]}" stroke="${EDGE_INK}"/>`;
      });
    })
    .join('');
}

function roadsOf(state: State, inks: readonly string[]): string {
  const { laid, tiles } = mapOf(state);
  let drawn = '';
  for (let edge = 0; edge < tiles * HALF; edge++) {
    const bits = figureAt(state.roads, edge);
    const end = endOf(state, edge);
    const [from, to] = [laid.hexes[startOf(edge)], laid.hexes[end]];
    if (bits === 0 || end === NONE || !from || !to) continue;
    const owner = 31 - Math.clz32(bits & -bits);
    const [a, b] = [hexCenter(from, 'pointy'), hexCenter(to, 'pointy')];
    drawn += `<path d="M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}" stroke="${inks[owner]}" stroke-width="4"/>`;
  }
  return drawn;
}
