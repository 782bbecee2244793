import { figureAt } from '../../../../kit/figure-at';
import type { SeatColor, SeatPlan } from '../../../../kit/header';
import type { Language } from '../../../../kit/words';
import { hexCenter, hexPath, hexViewBox } from '../../../../ui/board/hex-shape';
import { coastPath } from '../../../../ui/board/map-ground';
import type { Poster, PosterSum } from '../../../../ui/game-view';
import { SEAT_INK } from '../../../../ui/picture-ink';
import { SHAPES } from '../../../../ui/seat-mark';
import { CUBES } from '../../data/goods';
import type { Board } from '../../rules/board';
import { cityAtStop } from '../../rules/delivery';
import { scoreOf } from '../../rules/score';
import { TOWN } from '../../rules/shapes';
import type { State } from '../../rules/state';
import { CROSSES } from '../../rules/supply';
import type { Names } from '../../words/en/names';
import { texts } from '../../words/texts';
import { stopName } from '../board/names';
import { type OwnedSegment, trackOn } from '../board/segments';
import { markPoint, middleOf, segmentPath } from '../board/track-path';
import { CUBE_INK, INK } from './ink';

/** The last map of a match, and what income, shares and track brought everybody. */
export async function posterOf(
  state: State,
  language: Language,
  seats: readonly SeatPlan[],
): Promise<Poster> {
  const { names } = await texts[language].words.fetch();
  return {
    map: mapOf(state, seats, names, language),
    sums: Array.from({ length: state.seats }, (_, seat): readonly PosterSum[] => {
      const { income, shares, track } = scoreOf(state, seat);
      return [
        { sign: '$', ground: INK.name, ink: INK.face, points: income },
        { sign: '=', ground: INK.river, ink: INK.name, points: track },
        { sign: '−', ground: INK.minus, ink: INK.face, points: shares },
      ];
    }),
  };
}

/** Water round the board. */
const MARGIN = 24;

/** The whole board with all track and the names of its places, as self-contained SVG text. */
function mapOf(state: State, seats: readonly SeatPlan[], names: Names, language: Language): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${hexViewBox(state.board.map.hexes, MARGIN)}"`,
    ' font-family="system-ui, sans-serif" text-anchor="middle" stroke-linejoin="round"',
    ` lang="${language}">`,
    ...ground(state.board),
    ...track(state, seats),
    ...stops(state, names),
    '</svg>',
  ].join('');
}

function ground({ form, map }: Board): readonly string[] {
  const land = map.hexes.map((hex) => hexPath(hex)).join('');
  const coast = coastPath(map);
  const rivers = form.rivers.map((river) =>
    segmentPath(hexCenter(river), river.edges[0] ?? 0, river.edges[1] ?? 0),
  );
  const mountains = form.mountains.map((hex) => {
    const { x, y } = hexCenter(hex);
    return `M${x - 14} ${(y + 8).toFixed(1)}l9 -14l9 14m-3 -5l6 -9l9 14`;
  });
  return [
    `<rect x="-9999" y="-9999" width="19998" height="19998" fill="${INK.sea}"/>`,
    `<path d="${coast}" fill="none" stroke="${INK.shelf}" stroke-width="22" stroke-linecap="round"/>`,
    `<path d="${land}" fill="${INK.land}" stroke="${INK.grid}" stroke-width="1.2"/>`,
    `<path d="${rivers.join('')}" fill="none" stroke="${INK.river}" stroke-width="7" stroke-linecap="round"/>`,
    `<path d="${mountains.join('')}" fill="none" stroke="${INK.mountain}" stroke-width="2.4"/>`,
    `<path d="${coast}" fill="none" stroke="${INK.coast}" stroke-width="2.5" stroke-linecap="round"/>`,
  ];
}

/** All track, as on the table: each owner's in their color and pattern, with their mark on it. */
function track(state: State, seats: readonly SeatPlan[]): readonly string[] {
  const all = Array.from({ length: state.board.hexCount }, (_, hex) => trackOn(state, hex)).flat();
  const owners: readonly (number | null)[] = [null, ...seats.keys()];
  return owners.flatMap((owner) => {
    const owned = all.filter((segment) => segment.owner === owner);
    const plan = owner === null ? undefined : seats[owner];
    const d = owned
      .map(({ hex, edge, mate }) => segmentPath(middleOf(state.board, hex), edge, mate))
      .join('');
    if (d === '') return [];
    const line = (color: string, width: number, dash = '') =>
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${dash}/>`;
    if (!plan) return [line(INK.rim, 8), line(INK.unowned, 5.4)];
    const { colour } = plan;
    const { width, dash } = PATTERN[colour];
    const pattern = width === 0 ? [] : line(INK.onSeat, width, ` stroke-dasharray="${dash}"`);
    return [
      line(INK.rim, 8),
      line(SEAT_INK[colour], 5.4),
      ...pattern,
      ...owned.map((segment) =>
        markOf(state, segment, colour, figureAt(CROSSES, figureAt(state.shape, segment.hex))),
      ),
    ];
  });
}

/** The line along the middle of a seat's track: its width, and the lengths of its dashes. */
const PATTERN: Readonly<Record<SeatColor, { readonly width: number; readonly dash: string }>> = {
  red: { width: 0, dash: '' },
  blue: { width: 1.7, dash: '7 5' },
  green: { width: 1.7, dash: 'none' },
  violet: { width: 2.8, dash: '2.8 4' },
  teal: { width: 5.4, dash: '1.6 5.4' },
  amber: { width: 1.7, dash: '9 3 1.6 3' },
};

function markOf(
  state: State,
  { hex, edge, mate }: OwnedSegment,
  colour: SeatColor,
  crosses: number,
): string {
  if (mate === TOWN) return '';
  const { x, y } = markPoint(middleOf(state.board, hex), edge, mate, crosses === 1);
  return (
    `<path d="${SHAPES[colour]}" fill="${SEAT_INK[colour]}" stroke="${INK.onSeat}" stroke-width="3.2"` +
    ` transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(0.4) translate(-16 -16)"/>`
  );
}

function stops(state: State, names: Names): readonly string[] {
  return [...state.board.stopHex].map((hex, stop) => {
    const place = state.board.map.hexes[hex];
    if (!place) return '';
    const { x, y } = middleOf(state.board, hex);
    const city = cityAtStop(state, stop);
    const color = CUBE_INK[CUBES[figureAt(state.board.cityColor, city)] ?? 'black'];
    const plate =
      city < 0
        ? `<circle cx="${x}" cy="${y}" r="8" fill="${INK.face}" stroke="${INK.rim}" stroke-width="3.6"/>`
        : `<path d="${hexPath(place, 2.4)}" fill="${color}" stroke="${INK.rim}" stroke-width="3"/>`;
    return (
      `${plate}<text x="${x}" y="${(y + 33).toFixed(1)}" font-size="12.5" font-weight="600"` +
      ` fill="${INK.name}" stroke="${INK.land}" stroke-width="3.5" paint-order="stroke">` +
      `${stopName(state, stop, names)}</text>`
    );
  });
}
