import { figureAt } from '../../../../../kit/figure-at';
import { hexCenter } from '../../../../../ui/board/hex-shape';
import { CITY, GOODS, offerOf } from '../../../data/board';
import { activeOwner, type State } from '../../../rules/state/state';
import type { LayerProps } from '../../../view/model/base/parts';
import { ownersIn } from '../../../view/model/base/position';
import type { Look } from '../../../view/model/base/voice';
import { factoryOwners } from '../../privileges/model';
import { GOOD_SIGNS } from '../../production/model/good-signs';
import { type Content, holdsOf } from '../model/cargo';
import { citiesOffer, hasDemand, hasGoods } from '../state';
import './freight.css';

const KINDS = GOODS.map((_, good) => good);
/** How much lower trolleys are in a city with factories. */
const LOWER = 6;

/** What cities offer and want, loose goods, and the trolleys. */
export function Freight({ state, map, voice }: LayerProps) {
  const looks = ownersIn(state).map((owner) => voice.look(owner));
  const aboard = state.owners > 0 ? goodsAboard(state) : new Set<number>();
  return (
    <>
      {map.laid.hexes.map((hex, tile) => {
        const { x, y } = hexCenter(hex, 'pointy');
        const trolleys = looks.flatMap((look, owner) =>
          state.trolleyAt[owner] === tile ? [{ look, holds: holdsOf(state, owner) }] : [],
        );
        // Below the lowered pieces.
        const down = factoryOwners(state, tile).length > 0 ? LOWER : 0;
        return (
          <g key={tile} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <CityGoods state={state} tile={tile} aboard={aboard} />
            <Lying state={state} tile={tile} />
            {trolleys.map(({ look, holds }, place) => (
              <g key={look.name} transform={placeOf(place, trolleys.length, down)}>
                <Trolley look={look} holds={holds} />
              </g>
            ))}
          </g>
        );
      })}
    </>
  );
}

/** Kinds of good that the trolley of the active owner carries. */
function goodsAboard(state: State): ReadonlySet<number> {
  const holds = holdsOf(state, activeOwner(state));
  return new Set(holds.flatMap((one) => (one && 'good' in one ? [one.good] : [])));
}

/** One is at the lower edge; several in two columns there. */
function placeOf(place: number, count: number, down: number): string {
  if (count === 1) return `translate(0 ${21 + down})`;
  const row = Math.floor(place / 2);
  const isAlone = place === count - 1 && place % 2 === 0;
  const x = isAlone ? 0 : place % 2 === 0 ? -11 : 11;
  return `translate(${x} ${(count > 2 ? 14 : 20) + down + row * 9}) scale(.66)`;
}

interface TileProps {
  readonly state: State;
  readonly tile: number;
}

/** Left: what a city offers and how much is left. Right: what it wants; goods aboard are marked. */
function CityGoods({ state, tile, aboard }: TileProps & { readonly aboard: ReadonlySet<number> }) {
  if (state.kind[tile] !== CITY || !hasDemand(state.world)) return null;
  const offer = offerOf(figureAt(state.number, tile));
  const left = figureAt(state.cityGoods, tile);
  const wanted = KINDS.filter(
    (good) => good !== offer && ((figureAt(state.covered, tile) >> good) & 1) === 0,
  );
  return (
    <>
      {citiesOffer(state.world) && (
        <g class="f-offered" data-gone={left === 0 || undefined} transform="translate(-17 -12)">
          <rect x="-7" y="-8" width="14" height="16" rx="3" />
          <g transform="translate(0 -3) scale(.6)">
            <Sign good={offer} />
          </g>
          <text y="7">{left}</text>
        </g>
      )}
      {wanted.map((good, place) => (
        <g
          key={good}
          class="f-wanted"
          data-aboard={aboard.has(good) || undefined}
          transform={`translate(${13 + (place % 2) * 9} ${-15 + Math.floor(place / 2) * 9})`}
        >
          <circle r="4.600" />
          <g transform="scale(.5)">
            <Sign good={good} />
          </g>
        </g>
      ))}
    </>
  );
}

/** Loose goods at the lower left, and at the plant above a good that waits there. */
function Lying({ state, tile }: TileProps) {
  if (!hasGoods(state.world)) return null;
  const loose = KINDS.filter((good) => figureAt(state.loose, tile * KINDS.length + good) > 0);
  return (
    <>
      {loose.map((good, place) => (
        <g key={good} class="f-loose" transform={`translate(${-20 + place * 10} 14)`}>
          <rect x="-4.500" y="-4.500" width="9" height="9" rx="1" />
          <g transform="scale(.5)">
            <Sign good={good} />
          </g>
        </g>
      ))}
      {figureAt(state.fullPlant, tile) > 0 && <circle class="f-waits" cx="12" cy="-25" r="4" />}
    </>
  );
}

/** The owner's shape, then its holds with their contents. */
function Trolley({ look, holds }: { readonly look: Look; readonly holds: readonly Content[] }) {
  const width = 12 + 12 * Math.max(1, holds.length);
  return (
    <g class="f-trolley" data-owner={look.color} transform={`translate(${-width / 2} 0)`}>
      <circle class="f-trolley__wheel" cx="7" cy="7" r="2.500" />
      <circle class="f-trolley__wheel" cx={width - 6} cy="7" r="2.500" />
      <rect class="f-trolley__body" x="0" y="-7" width={width} height="13" rx="3" />
      <path
        class="f-trolley__mark"
        d={look.shape}
        transform="translate(6.500 -.5) scale(.26) translate(-16 -16)"
      />
      {holds.map((content, hold) => (
        <g key={hold} transform={`translate(${17.5 + hold * 12} -.5)`}>
          <rect class="f-trolley__hold" x="-5" y="-5" width="10" height="10" rx="1.500" />
          {content && 'good' in content && (
            <g transform="scale(.55)">
              <Sign good={content.good} />
            </g>
          )}
          {content && 'residents' in content && <text y="3.500">{content.residents}</text>}
        </g>
      ))}
    </g>
  );
}

function Sign({ good }: { readonly good: number }) {
  const id = GOODS[good];
  return id ? <path class="f-freight-sign" d={GOOD_SIGNS[id]} /> : null;
}
