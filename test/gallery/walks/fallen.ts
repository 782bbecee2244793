import type { State } from '../../../src/games/504/rules/state/state';
import { afield, companiesAfield, move } from '../../games/504/support/field';
import { played } from '../../games/504/support/play';

const company = (hq: string, president: number, settlements: readonly string[]) => ({
  ...{ founded: true, hq, value: 30, president, own: 8, bank: 0, cash: 50, settlements },
  shares: [0, 1, 2].map((seat) => (seat === president ? 2 : 0)),
});

/** What is decided after a capital has fallen, which matches by taps hardly ever come to; 4.III needs no dice. */
export function afterFalls(): ReadonlyMap<string, State> {
  const siege = { settlements: ['3,0'], residents: { '3,0': [4, 0] } };
  const fled = { settlements: ['2,-1', '0,0'], residents: {} };
  const cities = Object.fromEntries(
    fled.settlements.map((hex) => [hex, { barracks: false, militia: false }]),
  );
  const threeOnto = Array(3).fill(move('3,0', '4,0'));
  const refuge = played(afield('264', { 0: siege, 1: fled }, { map: cities }), threeOnto).state;
  const fallen = companiesAfield('974', {
    0: {
      ...company('0,-4', 0, ['3,0', '3,1']),
      residents: { '3,0': [4, 0], '3,1': [1, 0] },
    },
    1: { ...company('4,0', 1, ['2,0', '2,1']), residents: { '2,0': [0, 1] } },
  });
  const seize = played(fallen, threeOnto).state;
  const annex = played(fallen, [...threeOnto, { do: 'seize', from: '3,1' }]).state;
  return new Map([
    ['refuge', refuge],
    ['company-seize', seize],
    ['company-annex', annex],
  ]);
}
