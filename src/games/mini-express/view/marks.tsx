import type { DemandColour } from '../data/demand-tiles';
import type { TableWords } from '../words/table-words';
import './marks.css';

/** A company's (or purple's) colour with its letter. Its name is read out unless it stands beside. */
export function CompanyMark(props: {
  readonly colour: DemandColour;
  readonly words: TableWords;
  readonly beside?: boolean;
}) {
  const { colour, words, beside = false } = props;
  return (
    <span class="mx-mark" data-company={colour}>
      <span aria-hidden="true">{words.letter[colour]}</span>
      {!beside && <span class="spoken">{words.demand[colour]}</span>}
    </span>
  );
}
