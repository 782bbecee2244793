import './marks.css';
import type { SeatPlan } from '../../../kit/header';
import { AutomaMark } from '../../../ui/automa-mark';
import { SeatMark } from '../../../ui/seat-mark';
import type { DemandColor } from '../data/tiles';
import type { TableWords } from '../words/en/table';

/** The letter of each company and of purple, on its color. */
export type Letters = TableWords['letter'];

/** A company's (or purple's) color with its letter. Its name is read out unless it is written beside it. */
export function CompanyMark(props: {
  readonly color: DemandColor;
  readonly words: TableWords;
  readonly beside?: boolean;
}) {
  const { color, words, beside = false } = props;
  return (
    <span class="mx-mark" data-company={color}>
      <span aria-hidden="true">{words.letter[color]}</span>
      {!beside && <span class="visually-hidden">{words.demand[color]}</span>}
    </span>
  );
}

/** The mark of a seat; for the number after the last seat that of the automa. */
export function HolderMark(props: {
  readonly seats: readonly SeatPlan[];
  readonly holder: number;
}) {
  const { seats, holder } = props;
  const plan = seats[holder];
  return plan ? <SeatMark {...plan} among={seats} /> : <AutomaMark />;
}
