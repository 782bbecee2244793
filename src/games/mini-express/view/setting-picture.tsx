import { BUILT_IN_BOARDS, boardOf } from '../rules/board';
import { PLATES } from './board/plates';
import { outline } from './miniature';
import './colours.css';
import './setting-picture.css';

interface SettingPictureProps {
  readonly setting: string;
  readonly value: string | boolean;
}

/** The board itself; and for the first game how many companies cities take. */
export function SettingPicture({ setting, value }: SettingPictureProps) {
  if (setting === 'board' && (value === 'usa' || value === 'europe')) {
    const { width, height, land, cities } = outline(boardOf(BUILT_IN_BOARDS[value]));
    return (
      <svg class="mx-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect class="mx-picture__sea" width={width} height={height} />
        <path class="mx-picture__land" d={land} />
        <path class="mx-picture__cities" d={cities} />
      </svg>
    );
  }
  if (setting !== 'firstGame') return null;
  const rooms = value ? [2, 2, 2] : [3, 2, 1];
  return (
    <svg class="mx-picture" viewBox="-32 -32 192 64" aria-hidden="true">
      {rooms.map((room, place) => (
        // The three plates stand for any cities; their place is all that tells them apart.
        <g key={`${place}-${room}`} data-capacity={room} transform={`translate(${place * 64} 0)`}>
          <path class="mx-picture__plate" d={PLATES[room]} />
          <text y="9">{room}</text>
        </g>
      ))}
    </svg>
  );
}
