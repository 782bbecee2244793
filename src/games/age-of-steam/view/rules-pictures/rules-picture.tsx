import { unwrap } from '../../../../kit/result';
import { hexCenter, hexPath, hexViewBox } from '../../../../ui/board/hex-shape';
import type { RulesPictureProps } from '../../../../ui/game-view';
import { SeatMark, SHAPES } from '../../../../ui/seat-mark';
import { rules } from '../../rules';
import { TOWN } from '../../rules/shapes';
import type { State } from '../../rules/state';
import { edgePoint, markPoint, segmentPath } from '../board/track-path';
import { CUBE_SIGN, CubeShape } from '../cube';
import { DisplayOf } from '../tabs/display';
import { useWords } from '../use-words';
import { type Cell, SCENES, type Scene } from './scenes';
import '../colors.css';
import '../panels/auction-row.css';
import '../payday/payday.css';
import './rules-picture.css';
import '../board/pieces.css';
import '../cube.css';

/** A small picture as the table would draw it. What it shows is told beside it. */
export function RulesPicture({ paragraph, language }: RulesPictureProps) {
  const scene = (SCENES as Readonly<Partial<Record<string, Scene>>>)[paragraph];
  if (scene) return <ScenePicture scene={scene} />;
  if (paragraph === 'bidding') return <Bidding language={language} />;
  if (paragraph === 'dice') return <Dice />;
  return paragraph === 'display' ? <Shown language={language} /> : null;
}

/** Four places of an auction: bid, and what the place costs. */
const BIDS = [
  { colour: 'green', bid: '$4', pays: 4 },
  { colour: 'blue', bid: '$3', pays: 3 },
  { colour: 'red', bid: '$2', pays: 1 },
  { colour: 'violet', bid: '–', pays: 0 },
] as const;

function Bidding({ language }: Pick<RulesPictureProps, 'language'>) {
  const words = useWords(language);
  if (!words) return null;
  const { auction } = words.table;
  const price = (pays: number) => {
    if (pays === 0) return auction.droppedOut(pays);
    return pays === 1 ? auction.paysHalf(pays) : auction.paysAll(pays);
  };
  return (
    <ol class="aos-auction" aria-hidden="true">
      {BIDS.map(({ colour, bid, pays }, place) => (
        <li key={colour} data-out={pays === 0 || undefined}>
          <span>{auction.place(place + 1)}</span>
          <span class="aos-auction__who">
            <SeatMark colour={colour} name="" among={[]} />
            <b>{bid}</b>
          </span>
          <span>{price(pays)}</span>
        </li>
      ))}
    </ol>
  );
}

function Dice() {
  return (
    <span class="aos-payday__dice aos-scene__dice" aria-hidden="true">
      {[1, 3, 3, 6].map((face, die) => (
        // A die is known by its place.
        <i key={die}>{face}</i>
      ))}
    </span>
  );
}

const SEED = 'a picture of the goods display';
let begun: State | null = null;

/** The display as some match begins with it. */
function Shown({ language }: Pick<RulesPictureProps, 'language'>) {
  const words = useWords(language);
  begun ??= unwrap(rules.begin(unwrap(rules.setups.read({})), 3, SEED));
  if (!words) return null;
  return (
    <div aria-hidden="true">
      <DisplayOf state={begun} words={words} />
    </div>
  );
}

const hexOf = ({ at: [col, row] }: Cell) => ({ col, row });

/** A few hexes as the board would draw them. */
function ScenePicture({ scene }: { readonly scene: Scene }) {
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
          <CubeShape cube={cube} />
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
