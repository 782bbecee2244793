import type { Point } from '../../../../ui/hex-shape';

/** Square for one company, circle for two, hexagon for three; round its middle, and relative after its first point. */
const PLATES: Readonly<Record<number, string>> = {
  1: 'M-22 -21h44v43h-44z',
  2: 'M0 -25.5a25.5 25.5 0 0 1 0 51a25.5 25.5 0 0 1 0 -51z',
};

/** The plate of a city by its room. */
export function plateOf(capacity: number): string {
  return PLATES[capacity] ?? 'M29 0l-14.5 25h-29l-14.5 -25l14.5 -25h29z';
}

/** The same about a place on the board, as path data that others can follow. */
export function plateAt({ x, y }: Point, capacity: number): string {
  return `M${x} ${y}${plateOf(capacity).replace('M', 'm')}`;
}
