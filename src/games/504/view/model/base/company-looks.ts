import type { SeatColor } from '../../../../../kit/header';

/** The word of an owner's color in the style sheet. */
export type OwnerColor = SeatColor | 'white' | 'orange';

/** Color and shape of each company, by number: those of seats, but for white and orange. */
export const COMPANY_LOOKS: readonly {
  readonly color: OwnerColor;
  readonly shape: SeatColor;
}[] = [
  { color: 'green', shape: 'green' },
  { color: 'white', shape: 'teal' },
  { color: 'violet', shape: 'violet' },
  { color: 'blue', shape: 'blue' },
  { color: 'orange', shape: 'amber' },
];
