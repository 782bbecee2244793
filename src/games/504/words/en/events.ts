import { count, does, verb, whose } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { EventOf } from '../../../../kit/event';
import type { EventSentences } from '../../../../kit/sentences';
import type { Event } from '../../rules/state/events';
import { deedSentence } from '../deed-sentences';
import { bonusName, type MatchNames } from '../match-names';
import { deeds } from './deeds';

const money = (amount: number) => `$${amount}`;
const order = (names: readonly string[]) =>
  names.length > 0 ? ` Order: ${names.join(', ')}.` : '';

const found = (e: EventOf<Event, 'explore'>, n: MatchNames) =>
  n.city(e.at, e.cities) ||
  `${/^(water|grassland)$/.test(e.found) ? '' : 'a '}${n.kind[e.found]} ${n.place(e.at, e.cities)}`;

export const events: EventSentences<Event, MatchNames> = {
  map: () => 'The map is set up.',
  order: (e, n) => `The order is drawn: ${e.order.map(n.owner).join(', ')}.`,
  deck: (e, n) =>
    e.removed.length > 0
      ? `These privileges leave the game: ${e.removed.map(n.card).join(', ')}.`
      : null,
  draw: (e, n) => `A new privilege: ${n.card(e.card)}, “${n.privilege[e.card]}”`,
  lot: (e, n) => {
    const winner = n.seat(e.winner);
    const others = e.among.map(n.seat).filter((name) => name !== winner);
    return `Drawn among ${and(e.among.map(n.seat))}: ${winner}. ${and(others)} ${others.length === 1 ? 'gets $2' : 'get $2 each'}.`;
  },
  explore: (e, n) => `${does(n.who(e), 'discovers')} ${found(e, n)}.`,
  dice: (e, n) => {
    const who = n.who(e) || 'The free city';
    const how = e.side === 'attack' ? does(who, 'attacks') : `${does(who, 'strikes')} back`;
    return `${how}: ${e.rolls.join(', ')}.`;
  },
  card: (e, n) => {
    if (!n.who(e)) return 'The scoring card of this row is turned over and starts a scoring!';
    return e.shows === 'scoring'
      ? `${whose(n.who(e))} card starts a scoring!`
      : `${whose(n.who(e))} card is a tick.`;
  },
  bids: (e) => `The bids are shown: ${e.amounts.map((bid) => `$${bid}`).join(', ')}.`,
  round: (e, n) =>
    `${n.byCompanies ? 'Business round' : 'Round'} ${e.round} begins.${order(e.order.map(n.owner))}`,
  'share-round': (e, n) => `Share round ${e.number} begins.${order(e.order.map(n.seat))}`,
  tax: (e, n) => `${does(n.who(e), 'pays')} ${money(e.amount)} in taxes.`,
  income: (e, n) =>
    n.byCompanies
      ? `${n.who(e)} earns ${money(e.amount)}.`
      : `${does(n.who(e), 'gets')} an income of ${money(e.amount)}.`,
  vp: (e, n) =>
    `${does(n.who(e), 'gets')} ${count(e.amount * n.times, 'point')} ${n.reason[e.for]}.`,
  bonus: (e, n) => `${does(n.who(e), 'wins')} the bonus: ${bonusName(n, e.key)}.`,
  dividend: (e, n) =>
    e.each > 0
      ? `${n.actor(e.company)} pays ${money(e.each)} a share and keeps ${money(e.kept)}.`
      : `${n.actor(e.company)} pays no dividend and keeps ${money(e.kept)}.`,
  upkeep: (e, n) => {
    const helped = e.president;
    return `${n.actor(e.company)} pays ${money(e.amount)} upkeep${helped > 0 ? `, $${helped} of it from its president` : ''}.`;
  },
  value: (e, n) => {
    const rises = e.to > e.from ? 'rises' : 'falls';
    const what = n.byCompanies ? n.actor(e.company) : `${whose(n.actor(e.company))} company`;
    return `${what} ${rises} from ${money(e.from)} to ${money(e.to)}.`;
  },
  president: (e, n) =>
    `${n.seat(e.seat)} ${verb(n.seat(e.seat), 'is')} now president of ${n.actor(e.company)}.`,
  fall: (e, n) => `${n.actor(e.company)} falls. Its shares are gone.`,
  did: (e, n) => deedSentence(deeds, e, n),
  over: () => 'The game is over.',
};
