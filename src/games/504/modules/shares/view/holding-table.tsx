import type { ComponentChildren } from 'preact';
import { figureAt } from '../../../../../kit/figure-at';
import type { Seat } from '../../../../../kit/rules';
import type { Owner } from '../../../rules/state/ids';
import { scoresIn } from '../../../view/model/base/facts';
import { useTable } from '../../../view/model/base/in-table';
import { ownersIn } from '../../../view/model/base/position';
import { OwnerMark } from '../../../view/pieces/owner-mark';
import { SeatName } from '../../../view/pieces/seat-name';
import { heldBy, shareWorths } from '../rules/holdings';
import { foundingPrice } from '../rules/share-round';
import './holding-table.css';

interface HoldingTableProps {
  /** The company whose column is open, and what a tap on its head does; left out: columns only tell. */
  readonly open?: number | null;
  readonly onOpen?: (company: number) => void;
}

/**
 * A column for each company, so that all are seen at once: its value, the shares of every seat, and those left to buy. A
 * seat's line ends with what decides the match. A crown is the president.
 */
export function HoldingTable({ open, onOpen }: HoldingTableProps) {
  const { state, voice, table } = useTable();
  const { company: isCompanies, role } = state.world;
  const byPoints = role[9] !== 1;
  const worths = shareWorths(state);
  const isFounded = (company: Owner) => !isCompanies || figureAt(state.isFounded, company) > 0;
  const isPresident = (company: Owner, seat: Seat) => figureAt(state.president, company) === seat;
  const line = (
    name: ComponentChildren,
    of: (company: Owner) => ComponentChildren,
    sum?: string,
  ) => (
    <tr>
      <th scope="row">{name}</th>
      {ownersIn(state).map((company) => (
        <td key={company} data-open={company === open || undefined}>
          {of(company)}
        </td>
      ))}
      <td>{sum}</td>
    </tr>
  );
  return (
    <>
      <table class="f-table-of f-holdings">
        <thead>
          <tr>
            <td />
            {ownersIn(state).map((company) => (
              <th key={company} scope="col" data-open={company === open || undefined}>
                <Head company={company} isOpen={company === open} onOpen={onOpen} />
              </th>
            ))}
            <th scope="col">{byPoints ? table.points : table.wealth}</th>
          </tr>
        </thead>
        <tbody>
          {line(table.value, (company) =>
            isFounded(company)
              ? table.money(figureAt(state.value, company))
              : table.founding(foundingPrice(company)),
          )}
          {byPoints &&
            line(table.points, (company) => isFounded(company) && figureAt(worths, company))}
          {line(table.toBuy, (company) =>
            isCompanies
              ? figureAt(state.own, company) + figureAt(state.bank, company)
              : figureAt(state.dark, company),
          )}
          {voice.seats.map((_, seat) =>
            line(
              <SeatName seat={seat} />,
              (company) => (
                <>
                  {isCompanies && isFounded(company) && isPresident(company, seat) && <Crown />}
                  {heldBy(state, company, seat) || '–'}
                </>
              ),
              (byPoints ? String : table.money)(figureAt(scoresIn(state), seat)),
            ),
          )}
        </tbody>
      </table>
      <p class="note">{table.sharesMean(isCompanies, byPoints)}</p>
    </>
  );
}

interface HeadProps {
  readonly company: Owner;
  readonly isOpen: boolean;
  readonly onOpen: HoldingTableProps['onOpen'] | undefined;
}

function Head({ company, isOpen, onOpen }: HeadProps) {
  const name = (
    <>
      <OwnerMark owner={company} />
      <span>{useTable().voice.owner(company)}</span>
    </>
  );
  if (!onOpen) return name;
  return (
    <button
      type="button"
      class="framed"
      data-company={company}
      aria-pressed={isOpen}
      onClick={() => onOpen(company)}
    >
      {name}
    </button>
  );
}

function Crown() {
  const { president } = useTable().table;
  return (
    <span title={president}>
      ♛<span class="visually-hidden">{president}</span>
    </span>
  );
}
