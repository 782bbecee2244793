import type { ComponentChildren } from 'preact';
import { BUILT_IN_BOARDS, boardOf } from '../rules/board';
import { LEVELS, type Level } from '../rules/options';
import { plateOf } from './board/cities';
import './colors.css';
import { outline } from './miniature';
import './setting-picture.css';

interface SettingPictureProps {
  readonly setting: string;
  readonly value: string | boolean;
}

/** A small picture of a value's meaning. */
export function SettingPicture({ setting, value }: SettingPictureProps) {
  switch (setting) {
    case 'board':
      return <BoardPicture value={value} />;
    case 'mode':
      return <ModePicture value={value} />;
    case 'level':
      return <LevelPicture rank={LEVELS.indexOf(value as Level)} />;
    case 'edition':
      return (
        <Small>
          <path class="mx-picture__book" d="M-22 -24h38a6 6 0 0 1 6 6v42h-38a6 6 0 0 1 -6 -6z" />
          <path class="mx-picture__line" d="M-22 18a6 6 0 0 1 6 -6h38" />
          <text y="4">{value === 'ko' ? '한' : 'EN'}</text>
        </Small>
      );
    case 'spike':
      return (
        <Small>
          <path class="mx-picture__track" d={value ? 'M-58 10h116' : 'M-58 10h34M24 10h34'} />
          {value && <path class="mx-picture__gold" d="M-13 -26h26v9h-8v24l-5 12l-5 -12v-24h-8z" />}
        </Small>
      );
    case 'harbors':
      return (
        <Small>
          <path class={value ? 'mx-picture__water' : 'mx-picture__hex'} d={plateOf(3)} />
          {value && (
            <path
              class="mx-picture__line"
              d="M0 -8v23M-6 -4h12M-13 6c1 6 6 9 13 9s12 -3 13 -9M0 -16a4 4 0 0 1 0 8a4 4 0 0 1 0 -8z"
            />
          )}
        </Small>
      );
    case 'firstGame':
      return <RoomsPicture rooms={value ? [2, 2, 2] : [3, 2, 1]} />;
    default:
      return null;
  }
}

function Small({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="mx-picture" viewBox="-64 -32 128 64" aria-hidden="true">
      {children}
    </svg>
  );
}

function BoardPicture({ value }: { readonly value: string | boolean }) {
  if (value !== 'usa' && value !== 'europe') return null;
  const { width, height, land, cities } = outline(boardOf(BUILT_IN_BOARDS[value], false));
  return (
    <svg class="mx-picture" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect class="mx-picture__sea" width={width} height={height} />
      <path class="mx-picture__land" d={land} />
      <path class="mx-picture__cities" d={cities} />
    </svg>
  );
}

/** Who is at the table: people, and the automa's cogwheel; in the expert duel two actions each. */
const AT_THE_TABLE: Readonly<Record<string, readonly ('person' | 'automa' | 'twice')[]>> = {
  standard: ['person', 'person', 'person'],
  solo: ['person', 'automa'],
  duel: ['person', 'person', 'automa'],
  'duel-expert': ['twice', 'twice'],
};

function ModePicture({ value }: { readonly value: string | boolean }) {
  const present = AT_THE_TABLE[String(value)] ?? [];
  return (
    <Small>
      {present.map((one, place) => {
        const x = (place - (present.length - 1) / 2) * 40;
        return (
          // They never move, so their index identifies them.
          <g key={place} transform={`translate(${x} 0)`}>
            {one === 'automa' ? (
              <>
                <circle class="mx-picture__teeth" r="14" />
                <circle class="mx-picture__wheel" r="8.5" />
              </>
            ) : (
              <path
                class="mx-picture__person"
                d="M0 -20a8.5 8.5 0 0 1 0 17a8.5 8.5 0 0 1 0 -17zM-15 19c0 -12 6 -18 15 -18s15 6 15 18z"
              />
            )}
            {one === 'twice' && <path class="mx-picture__line" d="M-13 27h11M2 27h11" />}
          </g>
        );
      })}
    </Small>
  );
}

/** As many of five teeth as the level is high. */
function LevelPicture({ rank }: { readonly rank: number }) {
  return (
    <Small>
      {LEVELS.map((level, place) => (
        <path
          key={level}
          class={place <= rank ? 'mx-picture__bar' : 'mx-picture__bar-off'}
          d={`M${place * 17 - 41} 22v${-14 - place * 7}h13v${14 + place * 7}z`}
        />
      ))}
    </Small>
  );
}

/** The number of companies that cities take. */
function RoomsPicture({ rooms }: { readonly rooms: readonly number[] }) {
  return (
    <svg class="mx-picture" viewBox="-32 -32 192 64" aria-hidden="true">
      {rooms.map((room, place) => (
        // The three plates are examples of cities; only their index identifies them.
        <g key={`${place}-${room}`} data-capacity={room} transform={`translate(${place * 64} 0)`}>
          <path class="mx-picture__plate" d={plateOf(room)} />
          <text y="9">{room}</text>
        </g>
      ))}
    </svg>
  );
}
