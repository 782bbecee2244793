import { figureAt } from '../../../../../kit/figure-at';
import { leadingScore } from '../../../../../kit/leading-score';
import { useTableWords } from '../../../../../ui/table-words';
import type { State } from '../../../rules/state/state';
import { scoresIn } from '../../../view/model/base/facts';
import { useTable } from '../../../view/model/base/in-table';
import { OwnerMark } from '../../../view/pieces/owner-mark';
import { SeatName } from '../../../view/pieces/seat-name';
import type { TableText } from '../../../words/en/table';
import { type CompanyPayout, type Payouts, payoutsIn } from '../model/payouts';
import './payout-table.css';
import '../../../view/pieces/scoring-table.css';

export const titleOf = ({ world }: State, { round }: Payouts, { payouts }: TableText): string =>
  payouts.title(round, world.company);

/**
 * A line for each company: how its value moved, and what each seat got for its shares; below them the sums, and who leads.
 * Where each seat has a company of its own (9.III), nothing is paid.
 */
export function PayoutTable({ companies, upkeep }: Payouts) {
  const { voice, table } = useTable();
  const { payouts: text } = table;
  const pays = companies.some(({ dividend }) => dividend !== null);
  return (
    <table class="f-table-of f-scoring">
      <thead>
        <tr>
          <td />
          <th scope="col">{pays ? text.each : table.income}</th>
          {pays ? (
            voice.seats.map((_, seat) => (
              <th key={seat} scope="col">
                <SeatName seat={seat} />
              </th>
            ))
          ) : (
            <th scope="col">{text.score}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {companies.map((one) => (
          <Row key={one.company} {...one} />
        ))}
      </tbody>
      {pays && <Sums companies={companies} upkeep={upkeep} />}
    </table>
  );
}

function Row({ company, from, to, income, dividend }: CompanyPayout) {
  const { voice, table } = useTable();
  return (
    <tr>
      <th scope="row">
        <span class="f-paid">
          <OwnerMark owner={company} />
          <span>
            {voice.owner(company)}{' '}
            {from === to ? (
              <small>{table.money(to)}</small>
            ) : (
              <b>{table.payouts.moves(from, to)}</b>
            )}
          </span>
        </span>
      </th>
      <td>{dividend ? table.money(dividend.each) : table.plus(income)}</td>
      {dividend ? (
        dividend.paid.map((money, seat) => (
          <td key={seat}>{money > 0 ? table.plus(money) : '–'}</td>
        ))
      ) : (
        <td>
          <Score seat={company} />
        </td>
      )}
    </tr>
  );
}

/** What each seat paid for its companies, what its money changed by in all, and what decides the match. */
function Sums({ companies, upkeep }: Omit<Payouts, 'round'>) {
  const { voice, table } = useTable();
  const got = (seat: number) =>
    companies.reduce((sum, { dividend }) => sum + (dividend?.paid[seat] ?? 0), 0) -
    figureAt(upkeep, seat);
  return (
    <tfoot>
      {upkeep.some((paid) => paid > 0) && (
        <tr>
          <th scope="row" colSpan={2}>
            {table.payouts.upkeep}
          </th>
          {upkeep.map((paid, seat) => (
            <td key={seat}>{paid > 0 ? table.plus(-paid) : '–'}</td>
          ))}
        </tr>
      )}
      <tr>
        <th scope="row" colSpan={2}>
          {table.payouts.got}
        </th>
        {voice.seats.map((_, seat) => (
          <td key={seat}>{table.plus(got(seat))}</td>
        ))}
      </tr>
      <tr>
        <th scope="row" colSpan={2}>
          {table.payouts.score}
        </th>
        {voice.seats.map((_, seat) => (
          <td key={seat}>
            <Score seat={seat} />
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

/** The score of a seat; of those in the lead with a star, as in other tables. */
function Score({ seat }: { readonly seat: number }) {
  const { state, table } = useTable();
  const { leads } = useTableWords();
  const scores = scoresIn(state);
  const score = scores[seat] ?? 0;
  return (
    <>
      {score === leadingScore(scores) && (
        <span title={leads}>
          ★<span class="visually-hidden">{leads}</span>{' '}
        </span>
      )}
      {state.world.role[9] === 1 ? table.money(score) : score}
    </>
  );
}

/** The same of the last round, where it is looked up. */
export function LastPayouts() {
  const { state, plies, table } = useTable();
  const payouts = payoutsIn(
    state,
    plies.flatMap(({ events }) => events),
  );
  if (!payouts) return null;
  return (
    <section class="stack f-info">
      <h3>{titleOf(state, payouts, table)}</h3>
      <PayoutTable {...payouts} />
    </section>
  );
}
