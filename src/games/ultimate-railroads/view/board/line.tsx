import {
  COLORS,
  DOUBLERS,
  LINES,
  PETER_DOUBLE,
  SPECIALS,
  type Special,
  STARS,
  UNLOCKS,
} from '../../data/board';
import { colorOn, type LineFacts, type SeatFacts } from '../facts';
import './line.css';

/** Units of the drawing: a space is 24 wide. */
const CELL = 24;
const LEFT = 26;
/** Where the row of spaces begins, and how high it is. */
const TOP = 3;
const ROW = 26;
const DOUBLERS_ROW = 17;
const BELOW = 18;
/** The longest line gives the scale of all. */
const LONGEST = Math.max(...LINES.map(({ length }) => length));
export const DRAWING_WIDTH = LEFT + LONGEST * CELL + 4;

/** Where a step would lead a color, or several steps at once: then it is `far`. */
export interface Landing {
  readonly line: number;
  readonly color: number;
  readonly to: number;
  readonly far?: boolean;
}

interface LineProps {
  readonly one: SeatFacts;
  readonly line: LineFacts;
  readonly landings: readonly Landing[];
  /** Where the reach would end with what is being considered; null: nothing is. */
  readonly reachThen: number | null;
}

type PartProps = Pick<LineProps, 'one' | 'line'> & { readonly top: number };

const xOf = (space: number) => LEFT + (space - 1) * CELL;

/** A line as a row of spaces: colors up to their fronts, each space with what it is worth, the reach as a bar. */
export function LineDrawing({ one, line, landings, reachThen }: LineProps) {
  const isTrans = line.id === 'trans';
  const top = isTrans ? TOP + DOUBLERS_ROW : TOP;
  const height = top + ROW + BELOW;
  const width = LEFT + line.length * CELL + 4;
  const spaces = Array.from({ length: line.length }, (_, index) => index + 1);
  const scored = Math.min(line.reach, line.length);
  const share = `${((100 * width) / DRAWING_WIDTH).toFixed(2)}%`;
  return (
    <svg
      class="ur-line"
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--ur-share': share }}
      aria-hidden="true"
    >
      {isTrans && <Doublers has={one.doublers} />}
      <Waiting one={one} line={line} top={top} />
      {spaces.map((space) => {
        const color = colorOn(line, space);
        return (
          <rect
            key={space}
            class="ur-line__space"
            data-track={COLORS[color]}
            x={xOf(space)}
            y={top}
            width={CELL}
            height={ROW}
          />
        );
      })}
      {scored < line.length && (
        <rect
          class="ur-line__beyond"
          x={xOf(scored + 1)}
          y={top}
          width={(line.length - scored) * CELL}
          height={ROW}
        />
      )}
      {scored < line.length && <Hatch from={scored + 1} to={line.length} top={top} />}
      {line.fronts.map((front, color) =>
        front > 0 ? (
          <g key={color} data-track={COLORS[color]} data-piece={`${line.line}:${color}`}>
            <path
              class="ur-line__front"
              d={
                front > scored
                  ? `M${xOf(front) + 4} ${top + 3}h13l7 ${ROW / 2 - 3}l-7 ${ROW / 2 - 3}h-13Z`
                  : `M${xOf(front) + CELL - 8} ${top}h6l6 ${ROW / 2}l-6 ${ROW / 2}h-6Z`
              }
            />
            {front > scored && (
              <text class="ur-line__worth" x={xOf(front) + CELL / 2 + 1} y={top + 18}>
                {one.values[color]}
              </text>
            )}
          </g>
        ) : null,
      )}
      {spaces.map((space) => {
        const color = colorOn(line, space);
        if (color < 0 || space > scored) return null;
        return (
          <text
            key={space}
            class="ur-line__worth"
            data-track={COLORS[color]}
            x={xOf(space) + CELL / 2 - 1}
            y={top + 18}
          >
            {one.values[color]}
          </text>
        );
      })}
      <path class="ur-line__reach" d={`M${xOf(scored + 1)} ${top - 3}v${ROW + 6}`} />
      {reachThen !== null && reachThen > line.reach && (
        <path
          class="ur-line__then"
          d={`M${xOf(Math.min(reachThen, line.length) + 1)} ${top - 3}v${ROW + 6}`}
        />
      )}
      <Below one={one} line={line} top={top + ROW} />
      {landings.map(({ color, to, far }) => (
        <g
          key={`${color}:${to}`}
          class="ur-line__landing"
          data-piece={`${line.line}:${color}${far ? `:${to}` : ''}`}
          data-far={far}
          data-to={to}
        >
          <rect class="ur-line__tap" x={xOf(to) - 2} y={0} width={CELL + 4} height={height} />
          <rect x={xOf(to) + 1} y={top - 2} width={CELL - 2} height={ROW + 4} rx={4} />
        </g>
      ))}
    </svg>
  );
}

/** Hatching that shows without color what is beyond the reach. */
function Hatch({ from, to, top }: Readonly<Record<'from' | 'to' | 'top', number>>) {
  let d = '';
  for (let x = xOf(from) + 8; x <= xOf(to + 1); x += 8)
    d += `M${x} ${top}l-8 ${ROW / 2}M${x} ${top + ROW / 2}l-8 ${ROW / 2}`;
  return <path class="ur-line__hatch" d={d} />;
}

/** Colors that the seat has and that have not left space 0. */
function Waiting({ one, line, top }: PartProps) {
  const waiting = line.fronts.flatMap((front, color) => (front === 0 ? color : []));
  return (
    <>
      {waiting.map((color, place) => (
        <g
          key={color}
          data-track={COLORS[color]}
          data-piece={`${line.line}:${color}`}
          transform={`translate(${2 + place * 5} ${top + 2})`}
        >
          <rect class="ur-line__waiting" width="16" height={ROW - 4} rx="3" />
          <text class="ur-line__worth" x="8" y="16">
            {one.values[color]}
          </text>
        </g>
      ))}
    </>
  );
}

function Doublers({ has }: { readonly has: number }) {
  return (
    <>
      {Array.from({ length: DOUBLERS.places }, (_, place) => (
        <g key={place} class="ur-line__doubler" data-has={place < has || undefined}>
          <rect
            x={xOf(place + 1) + 1}
            y={TOP - 1}
            width={CELL - 2}
            height={DOUBLERS_ROW - 3}
            rx={3}
          />
          {place < has && (
            <text x={xOf(place + 1) + CELL / 2} y={TOP + 10}>
              ×2
            </text>
          )}
        </g>
      ))}
    </>
  );
}

/** Under the spaces: what waits there. */
function Below({ one, line, top }: PartProps) {
  const [black = 0] = line.fronts;
  const colors = line.id === 'trans' ? line.fronts.length : 0;
  return (
    <>
      {line.id === 'trans' &&
        UNLOCKS.map((space, index) => (
          <g
            key={space}
            data-track={COLORS[index + 1]}
            class="ur-line__unlock"
            transform={`translate(${xOf(space) + 2} ${top + 4})`}
          >
            <path d="M0 0h13l6 6.5l-6 6.5h-13Z" />
            <text x="8" y="10.5">
              {colors > index + 1 ? '✓' : one.values[index + 1]}
            </text>
          </g>
        ))}
      {SPECIALS.map((special, index) => {
        if (special.line !== line.line) return null;
        const met = one.met[index];
        const waits = !met && black >= special.space;
        // The last space of the longest line also brings white: the key is beside it, joined with it.
        const isBeside = special.id === 'trans-15';
        const x = xOf(special.space) - (isBeside ? CELL : 0);
        return (
          <g
            key={special.id}
            class="ur-line__special"
            data-met={met || undefined}
            data-waits={waits || undefined}
            transform={`translate(${x + 3} ${top + 3})`}
          >
            {/* In the shape of a locomotive where one must come there, too. */}
            {special.reach ? (
              <path d="M0 14.500V2.500h3V-2h4v4.500h3V-2h8v16.500Z" />
            ) : (
              <rect width="18" height="14" rx="3" />
            )}
            <SpecialSign pays={special.pays} met={met === true} />
            {isBeside && <path class="ur-line__key" d="M18 7h6" />}
          </g>
        );
      })}
      {line.id === 'peter' && (
        <text class="ur-line__note" x={xOf(PETER_DOUBLE.space) + CELL / 2} y={top + 14}>
          ×2
        </text>
      )}
      {line.id === 'kiev' &&
        STARS.map((space) => {
          const has = black >= space && line.reach >= space;
          return (
            <text
              key={space}
              class="ur-line__note"
              data-has={has || undefined}
              x={xOf(space) + CELL / 2}
              y={top + 14}
            >
              {has ? '★' : '☆'}
              {space}
            </text>
          );
        })}
    </>
  );
}

/** What a special pays, 18 wide and 14 high. */
export function SpecialSign({ pays, met }: Pick<Special, 'pays'> & { readonly met: boolean }) {
  if (met || pays === 'token')
    return (
      <text x="9" y="11">
        {met ? '✓' : '?'}
      </text>
    );
  if (pays === 'key')
    return <path class="ur-line__key" d="M8 7a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0h7v3m-3-3v2" />;
  return (
    <path d="M9 1.5a2.2 2.2 0 0 1 1.5 3.8l3 2-.8 1.7-1.300-.4 1 3.900h-2.600L9 10l-.8 2.5H5.600l1-3.900-1.300.4-.8-1.7 3-2A2.2 2.2 0 0 1 9 1.5Z" />
  );
}
