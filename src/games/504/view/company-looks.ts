import type { SeatColor } from '../../../kit/header';

/** The word of an owner's color in the style sheet. */
export type OwnerColor = SeatColor | 'white';

/** Color and shape of each company, by number: those of seats, but for the white one. */
export const COMPANY_LOOKS: readonly {
  readonly color: OwnerColor;
  readonly shape: SeatColor;
}[] = [
  { color: 'green', shape: 'green' },
  { color: 'white', shape: 'teal' },
  { color: 'violet', shape: 'violet' },
  { color: 'blue', shape: 'blue' },
  { color: 'amber', shape: 'amber' },
];
