import { figureAt } from '../../../../kit/figure-at';
import type { SeatPlan } from '../../../../kit/header';
import { hexPath } from '../../../../ui/board/hex-shape';
import { EDGES, isTownHex } from '../../rules/board';
import { isCityHex, isLoose } from '../../rules/sections';
import { SEGMENTS, TOWN } from '../../rules/shapes';
import type { State } from '../../rules/state';
import { segmentsOf, trackOn } from '../board/segments';
import { edgePoint, NOWHERE, segmentPath } from '../board/track-path';
import '../board/track.css';
import '../board/cities.css';
import '../board/tile.css';
import { useEffect, useRef } from 'preact/hooks';
import { argsOf } from '../../rules/actions';
import { firstOf, secondOf } from '../../rules/kind';
import { tileName } from '../../rules/supply';
import { wayOf } from '../board/hex-facts';
import { buildsOn, effectOf } from '../builds';
import type { Choice } from '../choice';
import type { PanelProps } from './panel-props';
import './tile-tray.css';

const OUTLINE = hexPath({ col: 0, row: 0 });

interface TilePictureProps {
  /** The position with the tile. */
  readonly state: State;
  readonly hex: number;
  readonly seats: readonly SeatPlan[];
}

/** A hex by itself with its track; bars are edges to cities, rings are open ends. */
function TilePicture({ state, hex, seats }: TilePictureProps) {
  const cities = Array.from({ length: EDGES }, (_, edge) => edge).filter((edge) => {
    const next = figureAt(state.board.neighbors, hex * EDGES + edge);
    return next >= 0 && isCityHex(state, next);
  });
  return (
    <svg class="aos-tile" viewBox="-34 -30 68 60" aria-hidden="true">
      <path class="aos-tile__hex" d={OUTLINE} />
      <path class="aos-tile__city" d={cities.map(bar).join('')} />
      {trackOn(state, hex).map(({ edge, mate, owner }) => {
        const d = segmentPath(NOWHERE, edge, mate);
        return (
          <g
            class="aos-track"
            key={edge}
            data-seat={owner === null ? undefined : seats[owner]?.colour}
          >
            <path class="aos-track__rim" d={d} />
            <path class="aos-track__core" d={d} />
            <path class="aos-track__pattern" d={owner === null ? '' : d} />
            {[edge, mate].map((out) => {
              if (out === TOWN || !isLoose(state, hex, out)) return null;
              const { x, y } = edgePoint(NOWHERE, out);
              return <circle key={out} class="aos-track__end" cx={x * 0.93} cy={y * 0.93} r="5" />;
            })}
          </g>
        );
      })}
      {isTownHex(state.board, hex) && <circle class="aos-town" r="8" />}
    </svg>
  );
}

/** A bar along an edge. */
function bar(edge: number): string {
  const { x, y } = edgePoint(NOWHERE, edge);
  const along = { x: -y * 0.5, y: x * 0.5 };
  return `M${x - along.x} ${y - along.y}L${x + along.x} ${y + along.y}`;
}

type TrayProps = PanelProps & { readonly choice: Choice & { readonly step: 'hex' } };

/** The tiles that fit on the chosen hex, each as it would lie there, with its price. */
export function TileTray({ state, seats, turn, words, choice }: TrayProps) {
  const { build, phase } = words.table;
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = tray.current?.children[choice.shape];
    if (!(chosen instanceof HTMLElement) || !tray.current) return;
    tray.current.scrollLeft =
      chosen.offsetLeft - tray.current.clientWidth / 2 + chosen.offsetWidth / 2;
  }, [choice.hex, choice.shape]);
  return (
    <div class="aos-tray" ref={tray}>
      {buildsOn(state, choice.hex).map((action, place) => {
        const { cost, after: then } = effectOf(state, action);
        const args = argsOf(action);
        const shape = secondOf(args);
        const ways = segmentsOf(shape, firstOf(args)).map((one) => wayOf(one, words));
        const tile = words.names.tile[tileName(shape)];
        return (
          <button
            type="button"
            class="aos-tray__tile"
            key={action}
            data-tile={tileName(shape)}
            data-track={SEGMENTS[shape]}
            aria-pressed={place === choice.shape}
            aria-label={build.shape(tile, ways, cost)}
            onClick={() => turn.choose({ ...choice, shape: place, asked: false })}
          >
            <TilePicture state={then} hex={choice.hex} seats={seats} />
            <b aria-hidden="true">{phase.cash(cost)}</b>
          </button>
        );
      })}
    </div>
  );
}
