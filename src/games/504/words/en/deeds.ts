import { does, whose } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { EventSentence } from '../dictionary';
import { type ActionId, nameIn } from '../names';
import type { Told } from '../told';
import { often, some } from './count';

type Where = (t: Told) => string;

const isCity = (place: string) => place.startsWith('city');
const the = (place: string) => (isCity(place) ? place : `the tile ${place}`);
const to =
  (key: string, preposition = ' to'): Where =>
  (t) =>
    `${preposition} ${the(t.places(key)[0] ?? '')}`;
/** “in city 4”, “east of city 4”; with a figure “on the tile 2 east of city 4”. */
const onThe =
  (key: string): Where =>
  (t) => {
    const [place = ''] = t.places(key);
    if (isCity(place)) return ` in ${place}`;
    return /^\d/.test(place) ? ` on ${the(place)}` : ` ${place}`;
  };
const on = onThe('at');
const nowhere: Where = () => '';

const did =
  (verb: string, rest = '', where = nowhere): EventSentence =>
  (t) =>
    `${does(t.who, verb)}${rest && ` ${rest}`}${often(t.times)}${where(t)}.`;
/** The same of things that are counted. */
const didSome =
  (verb: string, one: string, many = `${one}s`, where = nowhere): EventSentence =>
  (t) =>
    `${does(t.who, verb)} ${some(t.times, one, many)}${where(t)}.`;

function sells(t: Told): string {
  if (t.has('set')) return `${does(t.who, 'sells')} ${and(t.goods('set'))}${often(t.times)}.`;
  return t.has('company')
    ? `${does(t.who, 'sells')} ${t.figure('count')} ${t.company} ${t.figure('count') === 1 ? 'share' : 'shares'}.`
    : `${does(t.who, 'sells')} a share of ${t.who === 'You' ? 'your' : 'their'} own company.`;
}

export const deeds: Readonly<Record<ActionId, EventSentence>> = {
  bid: (t) =>
    t.has('amount')
      ? `${does(t.who, 'bids')} $${t.figure('amount')}.`
      : `${does(t.who, 'bids')} in secret.`,
  pass: did('passes'),
  quit: did('quits', 'the share round'),
  done: () => null,
  place: (t) => `${does(t.who, 'takes')} place ${t.figure('place') + 1} in the order.`,
  capital: (t) => `${whose(t.who)} headquarters is placed${on(t)}.`,
  'move-capital': did('moves', 'the capital', to('at')),
  buy: (t) => {
    if (!t.has('company')) return didSome('buys', 'resident', 'residents', on)(t);
    if (t.founds) return `${does(t.who, 'founds')} ${t.company}.`;
    return t.byCompanies
      ? `${does(t.who, 'buys')} ${/^[AEIOU]/.test(t.company) ? 'an' : 'a'} ${t.company} share.`
      : `${does(t.who, 'buys')} a share of ${whose(t.company)} company.`;
  },
  sell: sells,
  recall: did('recalls', 'pieces', to('at', ' from')),
  take: (t) => `${does(t.who, 'takes')} the privilege ${t.card('card')}.`,
  upgrade: (t) =>
    `${does(t.who, 'upgrades')} the trolley: ${nameIn(t.names.upgrade, t.word('what'))}.`,
  factory: didSome('builds', 'factory', 'factories', on),
  move: (t) =>
    t.founds
      ? did('settles', '', onThe('to'))(t)
      : didSome('moves', 'resident', 'residents', to('to'))(t),
  rouse: didSome('wakes', 'resident', 'residents', (t) => ` up${on(t)}`),
  harvest: did('harvests', '', on),
  explore: did('explores'),
  shift: (t) => `${does(t.who, 'moves')} a marker from ${t.kind('from')} to ${t.kind('to')}.`,
  follow: did('follows', 'the explorer'),
  road: (t) => `${does(t.who, 'builds')} a road from ${t.places('between').map(the).join(' to ')}.`,
  plant: (t) => `${does(t.who, 'builds')} ${some(t.times, 'plant')} for ${t.good('good')}${on(t)}.`,
  drive: did('drives', '', to('to')),
  load: (t) =>
    `${does(t.who, 'loads')} ${t.has('good') ? t.good('good') : 'a resident'}${often(t.times)}.`,
  unload: (t) =>
    `${does(t.who, 'unloads')} ${t.has('good') ? t.good('good') : 'a resident'}${often(t.times)}.`,
  deliver: (t) => `${does(t.who, 'delivers')} ${t.good('good')}${often(t.times)}.`,
  extra: didSome('buys', 'movement point'),
  settle: did('settles'),
  fight: did('fights', '', on),
  retreat: did('retreats', '', to('to')),
  refuge: (t) => `${whose(t.who)} headquarters flees${to('at')(t)}.`,
  seize: did('occupies', 'the fallen capital'),
  annex: did('annexes', '', to('at', '')),
  swap: (t) =>
    `${does(t.who, 'trades')} ${and(t.goods('give'))} for ${t.good('take')}${often(t.times)}.`,
  remove: didSome('takes', 'piece', 'pieces', to('at', ' off')),
  payout: (t) => `${t.who} pays out its income.`,
  half: (t) => `${t.who} pays out half of its income.`,
  withhold: (t) => `${t.who} withholds its income.`,
};
