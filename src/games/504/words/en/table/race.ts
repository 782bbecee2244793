import { count, whose } from '../../../../../kit/agree';
import type { RaceText } from '../../race-text';

export const race: RaceText = {
  moveCapital: 'Move the capital here',
  moveMeans: 'Headquarters and settlement change places',
  recallResident: 'Recall a resident',
  recall: (residents) =>
    residents > 0
      ? `Recall the settlement and ${count(residents, 'resident')}`
      : 'Recall the settlement',
  reached: (owners) => `reached by ${owners.join(', ')}`,
  home: (owner) => `${whose(owner)} home`,
  cities: 'Cities reached',
  since: 'Movement since the last city',
  bonuses: 'Bonuses still to win',
  bonus: (name, amount) => `${name}: ${amount}`,
  noBonus: 'All bonuses are won.',
  noneToWin: 'Cities are open to all here, so none can be won.',
  goal: (cities) => `The round in which somebody has reached ${cities} cities is the last.`,
  goalAlone: (cities) => `The match ends with the turn in which somebody reaches ${cities} cities.`,
  lastTurn: 'The match ends with this turn.',
};
