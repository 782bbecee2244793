import { count, does, verb, whose } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { EventOf } from '../../../../kit/event';
import type { EventSentences } from '../../../../kit/sentences';
import type { FormOf, OnMap } from '../../rules/state/base-events';
import type { Event } from '../../rules/state/events';
import { type ActionSentences, actionSentence, type Doing } from '../dictionary';
import { bonusName, type MatchNames } from '../match-names';
import { often, some } from './count';

type Part<Action> = (e: Action, n: MatchNames) => string;

const isCity = (place: string) => place.startsWith('city');
const isLand = (place: string) => /^(water|grassland|forest|field|mountain|desert)/.test(place);
const the = (place: string) =>
  isCity(place) ? place : `the ${isLand(place) ? '' : 'tile '}${place}`;
const at: Part<OnMap & { at: string }> = (e, n) => n.place(e.at, e);
const target: Part<OnMap & { to: string }> = (e, n) => n.place(e.to, e);
const to =
  <Action>(place: Part<Action>, preposition = ' to'): Part<Action> =>
  (e, n) =>
    `${preposition} ${the(place(e, n))}`;
/** “in city 4”, “in the forest 2 east of city 4”; where the land is not known “east of city 4”. */
const onThe =
  <Action>(placeOf: Part<Action>): Part<Action> =>
  (e, n) => {
    const place = placeOf(e, n);
    if (isCity(place)) return ` in ${place}`;
    if (isLand(place)) return ` ${/^[gmw]/.test(place) ? 'on' : 'in'} the ${place}`;
    return /^\d/.test(place) ? ` on ${the(place)}` : ` ${place}`;
  };
const on = onThe(at);
const nowhere = () => '';

const did =
  <Action>(verb: string, rest = '', where: Part<Action> = nowhere): Part<Action & Doing> =>
  (e, n) =>
    `${does(n.who(e), verb)}${rest && ` ${rest}`}${often(n.times)}${where(e, n)}.`;
/** The same of things that are counted. */
const didSome =
  <Action>(
    verb: string,
    one: string,
    many = `${one}s`,
    where: Part<Action> = nowhere,
  ): Part<Action & Doing> =>
  (e, n) =>
    `${does(n.who(e), verb)} ${some(n.times, one, many)}${where(e, n)}.`;

const settles = did('settles', '', onThe(target));
const moves = didSome('moves', 'resident', 'residents', to(target));
const buysResidents = didSome('buys', 'resident', 'residents', on);

const buys: Part<Doing & FormOf<'buy'>> = (e, n) => {
  if ('at' in e) return buysResidents(e, n);
  const company = n.actor(e.company);
  if (e.founds) return `${does(n.who(e), 'founds')} ${company}.`;
  const buy = does(n.who(e), 'buys');
  if (!n.byCompanies) return `${buy} ${some(n.times, 'share')} of ${whose(company)} company.`;
  if (n.times > 1) return `${buy} ${n.times} ${company} shares.`;
  return `${buy} ${/^[AEIOU]/.test(company) ? 'an' : 'a'} ${company} share.`;
};

const sells: Part<Doing & FormOf<'sell'>> = (e, n) => {
  const who = n.who(e);
  if (e.set)
    return `${does(who, 'sells')} ${and(e.set.map((good) => n.good[good]))}${often(n.times)}.`;
  return e.company !== undefined
    ? `${does(who, 'sells')} ${e.count} ${n.actor(e.company)} ${e.count === 1 ? 'share' : 'shares'}.`
    : `${does(who, 'sells')} a share of ${who === 'You' ? 'your' : 'their'} own company.`;
};

const cargo: Part<FormOf<'load' | 'unload'>> = (e, n) => (e.good ? n.good[e.good] : 'a resident');

export const actions: ActionSentences = {
  bid: (e, n) =>
    e.amount !== undefined
      ? `${does(n.who(e), 'bids')} $${e.amount}.`
      : `${does(n.who(e), 'bids')} in secret.`,
  pass: did('passes'),
  quit: did('quits', 'the share round'),
  done: () => null,
  place: (e, n) => `${does(n.who(e), 'takes')} place ${e.place + 1} in the order.`,
  capital: (e, n) => `${whose(n.who(e))} headquarters is placed${on(e, n)}.`,
  'move-capital': did('moves', 'the capital', to(at)),
  buy: buys,
  sell: sells,
  recall: did('recalls', 'pieces', to(at, ' from')),
  take: (e, n) => `${does(n.who(e), 'takes')} the privilege ${n.card(e.card)}.`,
  upgrade: (e, n) => `${does(n.who(e), 'upgrades')} the trolley: ${n.upgrade[e.what]}.`,
  factory: didSome('builds', 'factory', 'factories', on),
  move: (e, n) => (e.founds ? settles(e, n) : moves(e, n)),
  rouse: didSome(
    'wakes',
    'resident',
    'residents',
    (e: OnMap & { at: string }, n) => ` up${on(e, n)}`,
  ),
  harvest: did('harvests', '', on),
  explore: did('explores'),
  shift: (e, n) => `${does(n.who(e), 'moves')} a marker from ${n.kind[e.from]} to ${n.kind[e.to]}.`,
  follow: did('follows', 'the explorer'),
  road: (e, n) =>
    `${does(n.who(e), 'builds')} a road from ${e.between.map((hex) => the(n.place(hex, e))).join(' to ')}.`,
  plant: (e, n) =>
    `${does(n.who(e), 'builds')} ${some(n.times, 'plant')} for ${n.good[e.good]}${on(e, n)}.`,
  drive: did('drives', '', to(target)),
  load: (e, n) => `${does(n.who(e), 'loads')} ${cargo(e, n)}${often(n.times)}.`,
  unload: (e, n) => `${does(n.who(e), 'unloads')} ${cargo(e, n)}${often(n.times)}.`,
  deliver: (e, n) => `${does(n.who(e), 'delivers')} ${n.good[e.good]}${often(n.times)}.`,
  extra: didSome('buys', 'movement point'),
  settle: did('settles'),
  fight: did('fights', '', on),
  retreat: did('retreats', '', to(target)),
  refuge: (e, n) => `${whose(n.who(e))} headquarters flees${to(at)(e, n)}.`,
  seize: did('occupies', 'the fallen capital'),
  annex: did('annexes', '', to(at, '')),
  swap: (e, n) =>
    `${does(n.who(e), 'trades')} ${and(e.give.map((good) => n.good[good]))} for ${n.good[e.take]}${often(n.times)}.`,
  remove: didSome('takes', 'piece', 'pieces', to(at, ' off')),
  payout: (e, n) => `${n.who(e)} pays out its income.`,
  half: (e, n) => `${n.who(e)} pays out half of its income.`,
  withhold: (e, n) => `${n.who(e)} withholds its income.`,
};

const money = (amount: number) => `$${amount}`;
const order = (names: readonly string[]) =>
  names.length > 0 ? ` Order: ${names.join(', ')}.` : '';

const found = (e: EventOf<Event, 'explore'>, n: MatchNames) =>
  n.city(e.at, e.cities) ||
  `${/^(water|grassland)$/.test(e.found) ? '' : 'a '}${n.kind[e.found]} ${n.place(e.at, e)}`;

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
    return `Drawn among ${and(e.among.map(n.seat))}: ${winner}. ${others.length === 1 ? `${does(and(others), 'gets')} $2` : `${and(others)} get $2 each`}.`;
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
  did: (e, n) => actionSentence(actions, e, n),
  over: () => 'The game is over.',
};
