import type { SeatColor, SeatPlan } from '../../../../../kit/header';
import type { Seat } from '../../../../../kit/rules';
import type { MatchWords } from '../../../../../kit/words';
import { SHAPES } from '../../../../../ui/seat-mark';
import { COMPANY_IDS } from '../../../data/figures';
import type { Event, Refusal } from '../../../rules/state/events';
import type { Owner } from '../../../rules/state/ids';
import type { Names } from '../../../words/en/names';
import type { TableText } from '../../../words/en/table';
import { nameIn } from '../../../words/names';
import type { Words } from '../../../words/words';

/** How the pieces of an owner are told apart: by color, shape and letter. */
export interface Look {
  /** The word of its color in the style sheet. */
  readonly color: OwnerColor;
  /** Its outline, as that of the mark of a seat. */
  readonly shape: string;
  readonly name: string;
  readonly plan: SeatPlan | null;
}

/** The table's texts, and the names of the things on it and their owners. */
export interface Voice extends Omit<MatchWords<Event, Refusal>, 'name'> {
  readonly table: TableText;
  readonly names: Names;
  readonly seats: readonly SeatPlan[];
  readonly seat: (seat: Seat) => string;
  readonly owner: (owner: Owner) => string;
  readonly look: (owner: Owner) => Look;
}

/** The words of one match, with the names of its people or companies. */
export function voiceOf(
  words: Words,
  table: TableText,
  seats: readonly SeatPlan[],
  match: { readonly world: string; readonly company: boolean },
): Voice {
  const { names } = words;
  const options = { world: match.world };
  const seat = (one: Seat) => seats[one]?.name ?? names.player(one + 1);
  const owner = (one: Owner) =>
    match.company ? nameIn(names.company, COMPANY_IDS[one] ?? '') : seat(one);
  const look = (one: Owner): Look => {
    const plan = match.company ? null : (seats[one] ?? null);
    const seatColor = plan?.colour ?? 'red';
    const { color, shape } = (match.company && COMPANY_LOOKS[one]) || {
      color: seatColor,
      shape: SHAPES[seatColor],
    };
    return { color, shape, name: owner(one), plan };
  };
  return {
    table,
    names,
    seats,
    seat,
    owner,
    look,
    event: (event) => words.event(event, seat, options),
    refusal: (refusal) => words.refusal(refusal, options),
  };
}

/** The word of an owner's color in the style sheet. */
export type OwnerColor = SeatColor | 'white' | 'orange';

/**
 * Color and shape of each company, by number. The colors are those of seats, but for white and orange; no seat has one of
 * the shapes: trapezoid, arch, arrow, pill, parallelogram.
 */
export const COMPANY_LOOKS: readonly Pick<Look, 'color' | 'shape'>[] = [
  { color: 'green', shape: 'M8 4h16l7 24h-30Z' },
  { color: 'white', shape: 'M2 28v-10a14 14 0 0 1 28 0v10Z' },
  { color: 'violet', shape: 'M2 4h19l10 12l-10 12h-19Z' },
  { color: 'blue', shape: 'M11 5h10a11 11 0 0 1 0 22h-10a11 11 0 0 1 0-22Z' },
  { color: 'orange', shape: 'M9 4h22l-8 24h-22Z' },
];
