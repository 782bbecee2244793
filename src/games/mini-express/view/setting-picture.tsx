import { BUILT_IN_BOARDS, boardOf } from '../rules/board';
import { PLATES } from './board/plates';
import { boardPicture } from './miniature';
import './setting-picture.css';

interface SettingPictureProps {
  readonly setting: string;
  readonly value: string | boolean;
}

/** The board itself; and for the first game how many companies cities take. */
export function SettingPicture({ setting, value }: SettingPictureProps) {
  if (setting === 'board' && (value === 'usa' || value === 'europe')) {
    const address = encodeURIComponent(boardPicture(boardOf(BUILT_IN_BOARDS[value])));
    return <img class="mx-picture" src={`data:image/svg+xml,${address}`} alt="" />;
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
