import type { MoneyWords } from '../../words/en/table/money';
import { change, dollars, signed, whole } from '../../words/figures';
import type { Facts, SeatFacts } from '../facts';

type Row = keyof MoneyWords['row'];

const ROWS: readonly (readonly [Row, (one: SeatFacts) => string])[] = [
  ['cash', ({ money }) => dollars(money)],
  ['income', ({ income }) => `${income}`],
  ['shares', ({ shares }) => `${shares}`],
  ['engine', ({ engine }) => `${engine}`],
  ['short', ({ payday }) => `${payday.short}`],
  ['after', ({ payday }) => dollars(payday.cash)],
  ['reduction', ({ payday }) => signed(-payday.reduction)],
  ['incomeThen', ({ income, payday }) => (payday.ruin ? '–' : changed(income, payday.income))],
  ['incomePoints', ({ payday }) => `${payday.score.income}`],
  ['sharePoints', ({ payday }) => whole(payday.score.shares)],
  ['track', ({ payday }) => `${payday.score.track}`],
  ['score', ({ payday }) => whole(payday.score.total)],
  ['final', ({ score }) => whole(score.total)],
];
export const SUMS: readonly Row[] = ['after', 'score', 'final'];
/** After the match no payday comes. */
const AT_THE_END: readonly Row[] = ['cash', 'incomePoints', 'sharePoints', 'track', 'final'];

const changed = (from: number, to: number) => (from === to ? `${to}` : change(from, to));

/** The rows that are not empty: each column adds up to the next sum. */
export function rowsFor({ phase, seats }: Facts) {
  if (phase === 'over') return ROWS.filter(([row]) => AT_THE_END.includes(row));
  const none: readonly Row[] = [
    'final',
    ...(seats.some(({ payday }) => payday.short > 0) ? [] : (['short'] as const)),
    ...(seats.some(({ payday }) => payday.reduction > 0) ? [] : (['reduction'] as const)),
  ];
  return ROWS.filter(([row]) => !none.includes(row));
}
