import { useMemo } from 'preact/hooks';
import type { Player, SeatColor } from '../../kit/header';
import { AutomaMark } from '../../ui/automa-mark';
import { useAfterFrame } from '../../ui/next-frame';
import { SeatMark } from '../../ui/seat-mark';
import './lines-chart.css';

const WIDTH = 320;
const HEIGHT = 120;

/** The dashes distinguish the lines without color. */
const DASHES: Record<SeatColor | 'automa', string> = {
  red: 'none',
  blue: '7 3',
  green: '2 3',
  violet: '9 3 2 3',
  teal: '5 2 1 2 1 2',
  amber: '12 4',
  automa: '1 4',
};

/** One line: a holder's value at each moment; null where it is not known. */
export interface Line {
  readonly name: string;
  /** Null for an opponent without a seat. */
  readonly seat: { readonly colour: SeatColor; readonly player: Player } | null;
  readonly values: readonly (number | null)[];
}

export interface LinesChartProps {
  readonly title: string;
  readonly said: string;
  /** Pass the same list while the values do not change. */
  readonly lines: readonly Line[];
  /** The values at the top and at the bottom, by default 0. Below 0 a line shows where 0 is. */
  readonly max: number;
  readonly min?: number;
  /** Their labels. The bottom one is shown only where it is below 0. */
  readonly top: string;
  readonly bottom?: string;
  /** The labels of the lines' values at the marked moment. */
  readonly values?: readonly string[] | undefined;
  readonly at?: number;
  /** Called with the moment under the finger. For the keyboard the page has a slider. */
  readonly onScrub?: (moment: number) => void;
}

export function LinesChart(props: LinesChartProps) {
  const { lines, max, min = 0, at, onScrub } = props;
  const seated = lines.filter(({ seat }) => seat);
  const moments = Math.max(1, (lines[0]?.values.length ?? 1) - 1);
  const x = (moment: number) => (moment / moments) * WIDTH;
  const share = (value: number) => (value - min) / (max - min);
  const paths = useMemo(
    () =>
      lines.map(({ values }) =>
        pathOf(
          values.map((value) => (value === null ? null : share(value))),
          x,
        ),
      ),
    [lines, max, min],
  );
  const tell = useAfterFrame((moment: number) => onScrub?.(moment));
  const scrub = (event: PointerEvent & { readonly currentTarget: Element }) => {
    if (!onScrub || (event.type === 'pointermove' && event.buttons === 0)) return;
    const box = event.currentTarget.getBoundingClientRect();
    const along = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    tell(Math.round(along * moments));
  };
  return (
    <figure class="lines">
      <figcaption class="caps">{props.title}</figcaption>
      <div class="lines__plot" data-scrub={onScrub ? true : undefined}>
        <span class="lines__most">{props.top}</span>
        {min < 0 && <span class="lines__least">{props.bottom}</span>}
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={props.said}
          onPointerDown={scrub}
          onPointerMove={scrub}
        >
          {min < 0 && (
            <path class="lines__zero" d={`M0 ${(HEIGHT * (1 - share(0))).toFixed(1)}H${WIDTH}`} />
          )}
          {at !== undefined && <path class="lines__at" d={`M${x(at)} 0V${HEIGHT}`} />}
          {lines.map(({ name, seat }, place) => (
            <path
              key={name}
              data-seat={seat?.colour ?? 'automa'}
              d={paths[place]}
              stroke-dasharray={DASHES[seat?.colour ?? 'automa']}
            />
          ))}
        </svg>
      </div>
      <ul class="lines__key" aria-hidden="true">
        {lines.map(({ name, seat }, place) => (
          <li key={name}>
            {seat ? <SeatMark {...seat} name={name} among={seated} /> : <AutomaMark />}
            <svg viewBox="0 0 32 4" width="32" height="4" aria-hidden="true">
              <path
                data-seat={seat?.colour ?? 'automa'}
                d="M0 2H32"
                stroke-dasharray={DASHES[seat?.colour ?? 'automa']}
              />
            </svg>
            <span class="lines__name">{name}</span> {props.values?.[place]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** A line through the known values, with gaps where they are not known. Values are shares of the height. */
function pathOf(values: readonly (number | null)[], x: (moment: number) => number): string {
  let path = '';
  let pen = 'M';
  for (const [moment, value] of values.entries()) {
    if (value === null) pen = 'M';
    else {
      path += `${pen}${x(moment).toFixed(1)} ${(HEIGHT * (1 - value)).toFixed(1)}`;
      pen = 'L';
    }
  }
  return path;
}
