import { count, whose } from '../../../../../kit/agree';
import type { TrolleyText } from '../../trolley-text';
import { halves } from '../halves';

export const trolley: TrolleyText = {
  drive: 'Drive here',
  driveAnd: (title) => `Drive here: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  way: (points, left, price) =>
    [
      `${halves(points)} movement, ${halves(left)} left`,
      ...(price > 0 ? [`$${price} for more movement`] : []),
    ].join(' · '),
  deliver: (good) => `Deliver ${good}`,
  load: (cargo) => `Load ${cargo}`,
  unload: (cargo) => `Unload ${cargo}`,
  residents: (residents) => (residents === 1 ? 'a resident' : count(residents, 'resident')),
  extra: (price) => `One more movement for $${price}`,
  speed: (from, to) => `Speed ${from} → ${to}`,
  secondHold: 'Second hold',
  points: (left) => `${halves(left)} movement left · tap a marked tile`,
  unused: (left) => `${halves(left)} movement unused`,
  undelivered: (goods) => `${count(goods, 'good')} to deliver`,
  emptyHold: 'empty',

  stands: (owner, cargo) =>
    `${whose(owner)} trolley${cargo.length > 0 ? `: ${cargo.join(', ')}` : ''}`,
  offers: (good, left) => (left > 0 ? `offers ${good}: ${left} left` : `${good}: none left`),
  wants: (goods) => `wants ${goods.join(', ')}`,
  covered: (goods) => `has had ${goods.join(', ')}`,
  loose: (goods) => `lying here: ${goods.join(', ')}`,
  waits: (good) => `${good} ready to load`,
  inHouse: (owner, goods) => `${whose(owner)} house: ${goods.join(', ')}`,

  trolleys: 'Trolleys',
  speedOf: 'speed',
  hold: (number) => `hold ${number}`,
  delivered: 'Delivered',
  prices: 'Prices',
  goal: (delivered, end) =>
    `${delivered} of ${end} goods delivered. The round with ${end} is the last.`,
};
