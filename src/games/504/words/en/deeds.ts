import { does, whose } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { EventSentence } from '../dictionary';
import { type ActionId, nameIn } from '../names';
import type { Told } from '../told';
import { often, some } from './count';

const did =
  (verb: string, rest = ''): EventSentence =>
  (t) =>
    `${does(t.who, verb)}${rest && ` ${rest}`}${often(t.times)}.`;
/** The same of things that are counted. */
const didSome =
  (verb: string, one: string, many = `${one}s`, rest = ''): EventSentence =>
  (t) =>
    `${does(t.who, verb)} ${some(t.times, one, many)}${rest && ` ${rest}`}.`;

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
  capital: (t) => `${whose(t.who)} headquarters is placed.`,
  'move-capital': did('moves', 'the capital'),
  buy: (t) => {
    if (!t.has('company')) return `${does(t.who, 'buys')} ${some(t.times, 'resident')}.`;
    return t.byCompanies
      ? `${does(t.who, 'buys')} ${/^[AEIOU]/.test(t.company) ? 'an' : 'a'} ${t.company} share.`
      : `${does(t.who, 'buys')} a share of ${whose(t.company)} company.`;
  },
  sell: sells,
  recall: did('recalls', 'pieces from the map'),
  take: (t) => `${does(t.who, 'takes')} the privilege ${t.card('card')}.`,
  upgrade: (t) =>
    `${does(t.who, 'upgrades')} the trolley: ${nameIn(t.names.upgrade, t.word('what'))}.`,
  factory: didSome('builds', 'factory', 'factories'),
  move: (t) =>
    t.times === 1
      ? `${does(t.who, 'moves')} a resident.`
      : `${does(t.who, 'moves')} residents${often(t.times)}.`,
  rouse: didSome('wakes', 'resident', 'residents', 'up'),
  harvest: did('harvests'),
  explore: did('explores'),
  shift: (t) => `${does(t.who, 'moves')} a marker from ${t.kind('from')} to ${t.kind('to')}.`,
  follow: did('follows', 'the explorer'),
  road: didSome('builds', 'road'),
  plant: (t) => `${does(t.who, 'builds')} ${some(t.times, 'plant')} for ${t.good('good')}.`,
  drive: did('drives'),
  load: (t) =>
    `${does(t.who, 'loads')} ${t.has('good') ? t.good('good') : 'a resident'}${often(t.times)}.`,
  unload: (t) =>
    `${does(t.who, 'unloads')} ${t.has('good') ? t.good('good') : 'a resident'}${often(t.times)}.`,
  deliver: (t) => `${does(t.who, 'delivers')} ${t.good('good')}${often(t.times)}.`,
  extra: didSome('buys', 'movement point'),
  settle: did('settles'),
  fight: did('fights'),
  retreat: did('retreats'),
  refuge: (t) => `${whose(t.who)} headquarters flees to another city.`,
  seize: did('occupies', 'the fallen capital'),
  annex: didSome('annexes', 'tile'),
  swap: (t) =>
    `${does(t.who, 'trades')} ${and(t.goods('give'))} for ${t.good('take')}${often(t.times)}.`,
  remove: didSome('takes', 'piece', 'pieces', 'off the map'),
  payout: (t) => `${t.who} pays out its income.`,
  half: (t) => `${t.who} pays out half of its income.`,
  withhold: (t) => `${t.who} withholds its income.`,
};
