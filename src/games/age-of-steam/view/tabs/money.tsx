import { SeatMark } from '../../../../ui/seat-mark';
import { Ask } from '../../../../ui/turn/ask-rules';
import type { MoneyWords } from '../../words/en/table/money';
import { change, dollars, signed, whole } from '../../words/figures';
import { type Facts, paydaysLeft, type SeatFacts } from '../facts';
import { useTable } from '../in-table';
import './money.css';

type Row = keyof MoneyWords['row'];

const ROWS: readonly (readonly [Row, (one: SeatFacts) => string])[] = [
  ['cash', ({ money }) => dollars(money)],
  ['income', ({ income }) => `${income}`],
  ['shares', ({ shares }) => `${shares}`],
  ['engine', ({ engine }) => `${engine}`],
  ['short', ({ payday }) => `${payday.short}`],
  ['after', ({ payday }) => dollars(payday.cash)],
  ['reduction', ({ payday }) => signed(-payday.reduction)],
  ['incomeThen', ({ income, payday }) => changed(income, payday.income)],
  ['incomePoints', ({ payday }) => `${payday.score.income}`],
  ['sharePoints', ({ payday }) => whole(payday.score.shares)],
  ['track', ({ payday }) => `${payday.score.track}`],
  ['score', ({ payday }) => whole(payday.score.total)],
  ['final', ({ score }) => whole(score.total)],
];
/** What a seat has and owes. The rest is nothing to one that goes out by it. */
const DUE: readonly Row[] = ['cash', 'income', 'shares', 'engine'];
const SUMS: readonly Row[] = ['after', 'score', 'final'];
/** After the match no payday comes. */
const AT_THE_END: readonly Row[] = ['cash', 'incomePoints', 'sharePoints', 'track', 'final'];

const changed = (from: number, to: number) => (from === to ? `${to}` : change(from, to));

/** The rows that are not empty: each column adds up to the next sum. */
export function rowsFor({ phase, seats }: Facts) {
  if (phase === 'over') return ROWS.filter(([row]) => AT_THE_END.includes(row));
  const none: readonly Row[] = [
    'final',
    ...(seats.some(({ payday }) => payday.short > 0 && !payday.ruin) ? [] : (['short'] as const)),
    ...(seats.some(({ payday }) => payday.reduction > 0) ? [] : (['reduction'] as const)),
  ];
  return ROWS.filter(([row]) => !none.includes(row));
}

/** A figure of a seat; none of one that is out, or goes out: that is said once. */
export function figureTold(
  row: Row,
  figure: (one: SeatFacts) => string,
  one: SeatFacts,
  goesOut: string,
): string {
  if (one.out === null && (!one.payday.ruin || DUE.includes(row))) return figure(one);
  return one.out === null && row === 'after' ? goesOut : '–';
}

/** Everybody's money up to the next payday, and the score as it is made. */
export function Money() {
  const { facts, seats, words, voice } = useTable();
  const { money, payday, actions, panels } = words.table;
  const short = facts.seats.filter((one) => one.out === null && one.payday.short > 0);
  return (
    <>
      <div class="aos-scroll" tabIndex={0} role="group" aria-label={panels.money}>
        <table class="aos-money">
          <thead>
            <tr>
              <td>
                <Ask legend="payday" />
              </td>
              {facts.seats.map(({ seat }) => {
                const plan = seats[seat];
                return (
                  <th key={seat} scope="col" data-acting={seat === facts.toAct || undefined}>
                    {plan && <SeatMark {...plan} among={seats} />}
                    <span>{voice.name(seat)}</span>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {rowsFor(facts).map(([row, figure]) => (
              <tr key={row} data-sum={SUMS.includes(row) || undefined}>
                <th scope="row">{money.row[row]}</th>
                {facts.seats.map((one) => (
                  <td
                    key={one.seat}
                    data-acting={one.seat === facts.toAct || undefined}
                    data-short={
                      (row === (one.payday.ruin ? 'after' : 'short') && one.payday.short > 0) ||
                      undefined
                    }
                  >
                    {figureTold(row, figure, one, money.goesOut)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {short.map(({ seat, payday: due }) => (
        <p class="aos-warn" key={seat}>
          {due.ruin
            ? payday.ruinOf(voice.name(seat), due.short, due.earned)
            : payday.shortOf(voice.name(seat), due.short, due.earned, due.earned - due.short)}
        </p>
      ))}
      {facts.seats.map(
        ({ seat, action, out }) =>
          (action || out !== null) && (
            <p class="aos-soft" key={seat}>
              {out === null && action
                ? actions.holds(voice.name(seat), words.names.action[action])
                : `${voice.name(seat)}: ${panels.out(out ?? 0)}`}
            </p>
          ),
      )}
      <p class="aos-soft">{money.worthOfIncome(paydaysLeft(facts))}</p>
    </>
  );
}
