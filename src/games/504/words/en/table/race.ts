import { count, whose } from '../../../../../kit/agree';
import type { TextsOf } from '../../../../../kit/texts';

export const race = {
  moveCapital: 'Move the capital here',
  moveMeans: 'Headquarters and settlement change places',
  /** With how many residents; none: of a settlement alone. */
  recallResident: 'Recall a resident',
  recall: (residents: number) =>
    residents > 0
      ? `Recall the settlement and ${count(residents, 'resident')}`
      : 'Recall the settlement',
  reached: (owners: readonly string[]) => `reached by ${owners.join(', ')}`,
  home: (owner: string) => `${whose(owner)} home`,
  cities: 'Cities reached',
  since: 'Movement since the last city',
  bonuses: 'Bonuses still to win',
  bonus: (name: string, amount: string) => `${name}: ${amount}`,
  noBonus: 'All bonuses are won.',
  /** Where bonuses are for free cities, and there are no fights in cities. */
  noneToWin: 'Cities are open to all here, so none can be won.',
  goal: (cities: number) => `The round in which somebody has reached ${cities} cities is the last.`,
  /** Without residents the match ends with a turn. */
  goalAlone: (cities: number) =>
    `The match ends with the turn in which somebody reaches ${cities} cities.`,
  lastTurn: 'The match ends with this turn.',
};

/** What the table says of city cards and bonuses (module 2). */
export type RaceText = TextsOf<typeof race>;
