import { count } from '../../../../../kit/agree';
import { change, dollars } from '../../figures';
import type { ButtonWords } from '../../table/button-words';
import { ordinal, shares } from '../count';

export const buttons: ButtonWords = {
  issue: (n) => (n === 0 ? 'Issue no shares' : `Issue ${shares(n)}`),
  bid: (amount) => `Bid ${dollars(amount)}`,
  stand: (high) => `Keep bid of ${dollars(high)}`,
  pass: 'Pass',
  drop: (place, pays) => `Drop: ${ordinal(place)}, pay ${dollars(pays)}`,
  bidForMe: (limit) => `Bid for me up to ${dollars(limit)}`,
  stopBidding: 'Stop bidding for me',
  takeAction: (action) => `Take ${action}`,
  urbanize: (city) => `Place ${city}`,
  noNewCity: 'No new city',
  build: (cost) => `Build · ${dollars(cost)}`,
  rotate: 'Rotate',
  takeBackTile: 'Undo tile',
  doneBuilding: 'Done building',
  buildLast: (cost) => `Build · ${dollars(cost)}, done`,
  deliver: (income, then) =>
    income === then ? 'Deliver · no income' : `Deliver · income ${change(income, then)}`,
  linkByLink: 'Link by link',
  engine: (level) => `Upgrade engine to ${level}`,
  noDelivery: 'Ship nothing',
  allDeliveries: 'All deliveries',
  draw: (cubes) => `Draw ${count(cubes, 'cube')}`,
  noDraw: 'Draw nothing',
  placeCube: 'Put it here',
  explainActions: 'Explain all seven',
  map: 'Larger map',
  back: 'Back',
};
