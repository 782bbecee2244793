import { figureAt } from '../../../../../kit/figure-at';
import { SeatMark } from '../../../../../ui/seat-mark';
import { scoresIn } from '../../../view/model/base/facts';
import { useTable } from '../../../view/model/base/in-table';
import { ownersIn } from '../../../view/model/base/position';
import { OwnerMark } from '../../../view/pieces/owner-mark';
import { heldBy, shareWorths } from '../rules/holdings';
import { foundingPrice } from '../rules/share-round';
import './holding-table.css';

interface HoldingTableProps {
  /** The company whose line is open, and what a tap on a line does; left out: lines only tell. */
  readonly open?: number | null;
  readonly onOpen?: (company: number) => void;
}

/**
 * A line for each company: its value, the shares of every seat, and those left to buy; below them what decides the match. A
 * crown is the president.
 */
export function HoldingTable({ open, onOpen }: HoldingTableProps) {
  const { state, voice, table } = useTable();
  const { company: isCompanies, role } = state.world;
  const byPoints = role[9] !== 1;
  const worths = shareWorths(state);
  return (
    <>
      <table class="f-table-of f-holdings">
        <thead>
          <tr>
            <th scope="col">{table.company}</th>
            <th scope="col">{table.value}</th>
            {voice.seats.map((plan, seat) => (
              <th key={seat} scope="col">
                <SeatMark {...plan} among={voice.seats} />
                <span class="visually-hidden">{voice.seat(seat)}</span>
              </th>
            ))}
            <th scope="col">{table.toBuy}</th>
          </tr>
        </thead>
        <tbody>
          {ownersIn(state).map((company) => {
            const isFounded = !isCompanies || figureAt(state.isFounded, company) > 0;
            const name = (
              <>
                <OwnerMark owner={company} /> {voice.owner(company)}
              </>
            );
            const left = isCompanies
              ? figureAt(state.own, company) + figureAt(state.bank, company)
              : figureAt(state.dark, company);
            return (
              <tr key={company} data-open={company === open || undefined}>
                <th scope="row">
                  {onOpen ? (
                    <button
                      type="button"
                      class="framed"
                      data-company={company}
                      aria-pressed={company === open}
                      onClick={() => onOpen(company)}
                    >
                      {name}
                    </button>
                  ) : (
                    name
                  )}
                </th>
                <td>
                  {isFounded
                    ? table.money(figureAt(state.value, company))
                    : table.founding(foundingPrice(company))}
                  {isFounded && byPoints && (
                    <small>{table.standing.points(figureAt(worths, company))}</small>
                  )}
                </td>
                {voice.seats.map((_plan, seat) => (
                  <td key={seat}>
                    {isCompanies && isFounded && figureAt(state.president, company) === seat && (
                      <span title={table.president}>
                        ♛<span class="visually-hidden">{table.president}</span>
                      </span>
                    )}
                    {heldBy(state, company, seat) || '–'}
                  </td>
                ))}
                <td>{left}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{byPoints ? table.points : table.wealth}</th>
            <td />
            {scoresIn(state).map((score, seat) => (
              <td key={seat}>{byPoints ? score : table.money(score)}</td>
            ))}
            <td />
          </tr>
        </tfoot>
      </table>
      <p class="note">{table.sharesMean(isCompanies, byPoints)}</p>
    </>
  );
}

/** Values, shares and presidents. */
export function ShareInfo() {
  const { table } = useTable().voice;
  return (
    <section class="stack f-info">
      <h3>{table.shares}</h3>
      <HoldingTable />
    </section>
  );
}
