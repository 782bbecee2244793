import type { Player, SeatColor } from '../kit/header';
import './seat-mark.css';

export interface SeatMarkProps {
  readonly colour: SeatColor;
  readonly name: string;
  readonly player?: Player;
  /** All seats at the table, from which the sign must differ. */
  readonly among: readonly { readonly name: string }[];
}

/**
 * A seat's sign: its color, a shape, and one or two letters. A computer's has teeth like the automa's. Decoration
 * beside a name.
 */
export function SeatMark({ colour, name, player, among }: SeatMarkProps) {
  const sign = seatSign(name, among);
  return (
    <svg
      class="seat-mark"
      viewBox="0 0 32 32"
      aria-hidden="true"
      data-seat={colour}
      data-player={player?.kind}
    >
      <path d={SHAPES[colour]} />
      <text x="16" y="16" dy="0.36em" text-anchor="middle" data-long={sign.length > 1 || undefined}>
        {sign}
      </text>
    </svg>
  );
}

/** Circle, square, lozenge, hexagon, shield, cross: distinguishable without color. */
export const SHAPES: Record<SeatColor, string> = {
  red: 'M16 2a14 14 0 0 1 0 28a14 14 0 0 1 0-28Z',
  blue: 'M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3h-20a3 3 0 0 1-3-3v-20a3 3 0 0 1 3-3Z',
  green: 'M16 1l15 15l-15 15l-15-15Z',
  violet: 'M8.5 3h15l7.5 13l-7.5 13h-15l-7.5-13Z',
  teal: 'M3 3h26v14c0 7-6 11-13 14c-7-3-13-7-13-14Z',
  amber: 'M9 2h14v7h7v14h-7v7h-14v-7h-7v-14h7Z',
};

/**
 * The letters of a seat's sign, different from those of the other seats: the first letter of its name; where other
 * names begin with the same one, the number at the end of the name, or else also the first letter that differs. A
 * Hangul syllable is enough alone, and is as wide as two letters. '' for no name.
 */
export function seatSign(name: string, among: readonly { readonly name: string }[]): string {
  const own = lettersOf(name);
  const [first = ''] = own;
  const alike = among
    .map((seat) => lettersOf(seat.name))
    .filter((other) => other[0] === first && other.join('') !== own.join(''));
  if (alike.length === 0) return first;
  const number = numberAtEnd(own);
  if (number && alike.every((other) => numberAtEnd(other) !== number)) return number;
  const apart = own.find(
    (letter, at) => letter.trim() && alike.every((other) => other[at] !== letter),
  );
  if (!apart) return first;
  return /\p{Script=Hangul}/u.test(apart) ? apart : first + apart.toLowerCase();
}

/** Letters as people see them: a flag, or a letter with its accents, is one. Firefox before 125 has no segmenter. */
function lettersOf(name: string): readonly string[] {
  const plain = name
    .replace(/[\u2068\u2069]/g, '')
    .trim()
    .toUpperCase();
  if (!('Segmenter' in Intl)) return [...plain];
  return Array.from(new Intl.Segmenter().segment(plain), ({ segment }) => segment);
}

const numberAtEnd = (letters: readonly string[]) => /\d*$/.exec(letters.join(''))?.[0];
