import { hexCenter, hexPath, hexViewBox } from '../../../../ui/board/hex-shape';
import { SHAPES } from '../../../../ui/seat-mark';
import { TOWN } from '../../rules/shapes';
import { CUBE_SIGN } from '../board/cube-shape';
import { edgePoint, markPoint, segmentPath } from '../board/track-path';
import '../board/cities.css';
import '../board/track.css';
import '../cube.css';
import './rules-picture.css';
import type { Cell, Scene } from './scenes';

const hexOf = ({ at: [col, row] }: Cell) => ({ col, row });

/** A few hexes as the board would draw them. */
export function ScenePicture({ scene }: { readonly scene: Scene }) {
  const { cells, arrow } = scene;
  const [from, to] = (arrow ?? []).map((place) => cells[place]);
  return (
    <svg class="aos-scene" viewBox={hexViewBox(cells.map(hexOf), 16)} aria-hidden="true">
      {cells.map((cell) => (
        <path
          class="aos-scene__hex"
          key={`${cell.at}`}
          data-lake={cell.lake}
          data-mark={cell.mark}
          d={hexPath(hexOf(cell), 0.6)}
        />
      ))}
      {cells.map((cell) => (
        <Drawn key={`${cell.at}`} cell={cell} />
      ))}
      {from && to && <Arrow from={from} to={to} />}
    </svg>
  );
}

function Drawn({ cell }: { readonly cell: Cell }) {
  const middle = hexCenter(hexOf(cell));
  const { x, y } = middle;
  const [right, down] = cell.badgeAt ?? [21, -17];
  return (
    <g>
      {(cell.track ?? []).map(([edge, mate, owner]) => {
        const d = segmentPath(middle, edge, mate);
        const crosses = (cell.track ?? []).length === 2 && !cell.town;
        const mark = markPoint(middle, edge, mate, crosses);
        return (
          <g class="aos-track" key={edge} data-seat={owner ?? undefined}>
            <path class="aos-track__rim" d={d} />
            <path class="aos-track__core" d={d} />
            {owner && <path class="aos-track__pattern" d={d} />}
            {owner && mate !== TOWN && (
              <path
                class="aos-track__mark"
                d={SHAPES[owner]}
                transform={`translate(${mark.x} ${mark.y}) scale(0.4) translate(-16 -16)`}
              />
            )}
            {(cell.open ?? []).map((open) => {
              const end = edgePoint(middle, open);
              if (open !== edge && open !== mate) return null;
              return <circle class="aos-track__end" key={open} cx={end.x} cy={end.y} r="4.6" />;
            })}
          </g>
        );
      })}
      {cell.town && <circle class="aos-town" cx={x} cy={y} r="8" />}
      {cell.city && <Plate cell={cell} />}
      {cell.mark === 'no' && (
        <path class="aos-scene__no" d={`M${x - 12} ${y - 12}l24 24m0 -24l-24 24`} />
      )}
      {cell.badge && (
        <g class="aos-scene__badge">
          <circle cx={x + right} cy={y + down} r="12" />
          <text x={x + right} y={y + down + 4.4}>
            {cell.badge}
          </text>
        </g>
      )}
    </g>
  );
}

function Plate({ cell }: { readonly cell: Cell }) {
  const { city, letter, cubes = [] } = cell;
  if (!city) return null;
  const { x, y } = hexCenter(hexOf(cell));
  return (
    <g class="aos-city" data-cube={city}>
      <path class="aos-city__plate" d={hexPath(hexOf(cell), 2.4)} />
      <path
        class="aos-city__sign"
        d={CUBE_SIGN[city]}
        transform={`translate(${x - (letter ? 8 : 0)} ${y - (cubes.length > 0 ? 16 : 0)}) scale(1.3)`}
      />
      {letter && (
        <text class="aos-city__letter" x={x + 9} y={y + 5}>
          {letter}
        </text>
      )}
      {cubes.map((cube) => (
        <g key={cube} data-cube={cube} transform={`translate(${x} ${y + 6})`}>
          <path class="aos-cube__body" d="M-7.2 -7.2h14.4v14.4h-14.4z" />
          <path class="aos-cube__sign" d={CUBE_SIGN[cube]} />
        </g>
      ))}
    </g>
  );
}

/** Over the hexes, from one to another. */
function Arrow({ from, to }: { readonly from: Cell; readonly to: Cell }) {
  const [one, other] = [hexCenter(hexOf(from)), hexCenter(hexOf(to))];
  const y = Math.min(one.y, other.y) - 4;
  const [start, end] = [one.x + 38, other.x - 38];
  return <path class="aos-scene__arrow" d={`M${start} ${y}H${end}m-9 -7l9 7l-9 7`} />;
}
