import type { Player, SeatColor } from '../kit/header';
import './seat-mark.css';
import { seatSign } from './seat-sign';

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
