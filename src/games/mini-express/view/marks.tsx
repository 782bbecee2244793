import './marks.css';
import type { SeatPlan } from '../../../kit/header';
import { AutomaMark } from '../../../ui/automa-mark';
import { SeatMark } from '../../../ui/seat-mark';
import type { DemandColor } from '../data/tiles';
import { PURPLE, type Tile } from '../rules/tile';
import type { TableWords } from '../words/en/table';
import { demandColor } from './names';

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
export function HolderMark({
  seats,
  holder,
}: {
  readonly seats: readonly SeatPlan[];
  readonly holder: number;
}) {
  const plan = seats[holder];
  return plan ? <SeatMark {...plan} among={seats} /> : <AutomaMark />;
}

/** A city's demand tile: the colors of both halves, and a word for purple. */
export function TileMark({ tile, words }: { tile: Tile; words: TableWords }) {
  return (
    <span class="mx-tile">
      <CompanyMark color={demandColor(tile.first)} words={words} />
      <CompanyMark color={demandColor(tile.second)} words={words} />
      {tile.second === PURPLE && <span class="mx-tile__note">{words.demand.purple}</span>}
    </span>
  );
}
