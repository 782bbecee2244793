import { money, plus } from '../../money';

export const share = {
  ask: 'Tap a company to buy or sell',
  nothing: 'Nothing more to buy or sell',
  cash: (amount: number) => `you have ${money(amount)}`,
  quit: 'Quit round',
  quitMeans: 'no more this round',
  /** A share, or the founding of the company. */
  buy: (company: string, price: number, founds: boolean) =>
    founds ? `Found ${company} for ${money(price)}` : `Buy a share: ${company} (${money(price)})`,
  sell: (shares: number, brings: number) => `Sell ${shares} (${plus(brings)})`,
  sellOwn: 'Sell a share',
};

/** Of a round that is over; without companies that are founded nothing is paid. */
export const payouts = {
  title: (round: number, byCompanies: boolean) =>
    byCompanies ? `Business round ${round}: payouts` : `Round ${round}: values`,
  moves: (from: number, to: number) => `${money(from)} → ${money(to)}`,
  each: 'A share',
  /** What presidents pay for companies that cannot. */
  upkeep: 'Upkeep of companies',
  /** In all, of a seat. */
  got: 'Money',
  score: 'Score now',
};

export const dividend = {
  ask: 'Pay out the income?',
  earned: (income: number, upkeep: number) =>
    `earned ${money(income)}${upkeep > 0 ? ` · upkeep −${money(upkeep)}` : ''}`,
  keeps: (company: string, amount: number) => `${company} ${plus(amount)}`,
  rises: 'value +$10',
};
