import { does, whose } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { FormOf, OnMap } from '../../rules/state/base-events';
import type { DeedSentences, Doing } from '../deed-sentences';
import type { MatchNames } from '../match-names';
import { often, some } from './count';

type Part<Deed> = (e: Deed, n: MatchNames) => string;

const isCity = (place: string) => place.startsWith('city');
const the = (place: string) => (isCity(place) ? place : `the tile ${place}`);
const at: Part<OnMap & { at: string }> = (e, n) => n.place(e.at, e.cities);
const target: Part<OnMap & { to: string }> = (e, n) => n.place(e.to, e.cities);
const to =
  <Deed>(place: Part<Deed>, preposition = ' to'): Part<Deed> =>
  (e, n) =>
    `${preposition} ${the(place(e, n))}`;
/** “in city 4”, “east of city 4”; with a figure “on the tile 2 east of city 4”. */
const onThe =
  <Deed>(placeOf: Part<Deed>): Part<Deed> =>
  (e, n) => {
    const place = placeOf(e, n);
    if (isCity(place)) return ` in ${place}`;
    return /^\d/.test(place) ? ` on ${the(place)}` : ` ${place}`;
  };
const on = onThe(at);
const nowhere = () => '';

const did =
  <Deed>(verb: string, rest = '', where: Part<Deed> = nowhere): Part<Deed & Doing> =>
  (e, n) =>
    `${does(n.who(e), verb)}${rest && ` ${rest}`}${often(n.times)}${where(e, n)}.`;
/** The same of things that are counted. */
const didSome =
  <Deed>(
    verb: string,
    one: string,
    many = `${one}s`,
    where: Part<Deed> = nowhere,
  ): Part<Deed & Doing> =>
  (e, n) =>
    `${does(n.who(e), verb)} ${some(n.times, one, many)}${where(e, n)}.`;

const settles = did('settles', '', onThe(target));
const moves = didSome('moves', 'resident', 'residents', to(target));
const buysResidents = didSome('buys', 'resident', 'residents', on);

const buys: Part<Doing & FormOf<'buy'>> = (e, n) => {
  if ('at' in e) return buysResidents(e, n);
  const company = n.actor(e.company);
  if (e.founds) return `${does(n.who(e), 'founds')} ${company}.`;
  return n.byCompanies
    ? `${does(n.who(e), 'buys')} ${/^[AEIOU]/.test(company) ? 'an' : 'a'} ${company} share.`
    : `${does(n.who(e), 'buys')} a share of ${whose(company)} company.`;
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

export const deeds: DeedSentences = {
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
    `${does(n.who(e), 'builds')} a road from ${e.between.map((hex) => the(n.place(hex, e.cities))).join(' to ')}.`,
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
