import { count, does, verb, whose } from '../../../../kit/agree';
import { and } from '../../../../kit/and';
import type { EventSentence, EventWord } from '../dictionary';
import { FEATS, nameIn } from '../names';
import type { Told } from '../told';

const points = (t: Told) => count(t.figure('amount') * t.times, 'point');
const money = (t: Told, key: string) => `$${t.figure(key)}`;
const order = (names: readonly string[]) =>
  names.length > 0 ? ` Order: ${names.join(', ')}.` : '';

const found = (t: Told) =>
  t.cityAt('at') ||
  `${/^(water|grassland)$/.test(t.word('found')) ? '' : 'a '}${t.kind('found')} ${t.places('at')[0]}`;

function bonus(t: Told): string {
  const key = t.word('key');
  const { feat, good, kind } = t.names;
  const isFeat = (FEATS as readonly string[]).includes(key);
  if (isFeat) return nameIn(feat, key);
  return key in good ? nameIn(good, key) : nameIn(kind, key);
}

export const events: Readonly<Record<EventWord, EventSentence>> = {
  map: () => 'The map is set up.',
  order: (t) => `The order is drawn: ${t.owners('order').join(', ')}.`,
  deck: (t) =>
    t.cards('removed').length > 0
      ? `These privileges leave the game: ${t.cards('removed').join(', ')}.`
      : null,
  draw: (t) => `A new privilege: ${t.card('card')}, “${nameIn(t.names.privilege, t.word('card'))}”`,
  lot: (t) => {
    const winner = t.seat('winner');
    const others = t.seats('among').filter((name) => name !== winner);
    return `Drawn among ${and(t.seats('among'))}: ${winner}. ${and(others)} ${others.length === 1 ? 'gets $2' : 'get $2 each'}.`;
  },
  explore: (t) => `${does(t.who, 'discovers')} ${found(t)}.`,
  dice: (t) => {
    const who = t.who || 'The free city';
    const how = t.word('side') === 'attack' ? does(who, 'attacks') : `${does(who, 'strikes')} back`;
    return `${how}: ${t.numbers('rolls').join(', ')}.`;
  },
  card: (t) => {
    if (!t.who) return 'The scoring card of this row is turned over and starts a scoring!';
    return t.word('shows') === 'scoring'
      ? `${whose(t.who)} card starts a scoring!`
      : `${whose(t.who)} card is a tick.`;
  },
  bids: (t) =>
    `The bids are shown: ${t
      .numbers('amounts')
      .map((bid) => `$${bid}`)
      .join(', ')}.`,
  round: (t) =>
    `${t.byCompanies ? 'Business round' : 'Round'} ${t.figure('round')} begins.${order(t.owners('order'))}`,
  'share-round': (t) => `Share round ${t.figure('number')} begins.${order(t.seats('order'))}`,
  tax: (t) => `${does(t.who, 'pays')} ${money(t, 'amount')} in taxes.`,
  income: (t) =>
    t.byCompanies
      ? `${t.who} earns ${money(t, 'amount')}.`
      : `${does(t.who, 'gets')} an income of ${money(t, 'amount')}.`,
  vp: (t) => `${does(t.who, 'gets')} ${points(t)} ${nameIn(t.names.reason, t.word('for'))}.`,
  bonus: (t) => `${does(t.who, 'wins')} the bonus: ${bonus(t)}.`,
  dividend: (t) =>
    t.figure('each') > 0
      ? `${t.company} pays ${money(t, 'each')} a share and keeps ${money(t, 'kept')}.`
      : `${t.company} pays no dividend and keeps ${money(t, 'kept')}.`,
  upkeep: (t) => {
    const helped = t.figure('president');
    return `${t.company} pays ${money(t, 'amount')} upkeep${helped > 0 ? `, $${helped} of it from its president` : ''}.`;
  },
  value: (t) => {
    const rises = t.figure('to') > t.figure('from') ? 'rises' : 'falls';
    const what = t.byCompanies ? t.company : `${whose(t.company)} company`;
    return `${what} ${rises} from ${money(t, 'from')} to ${money(t, 'to')}.`;
  },
  president: (t) =>
    `${t.seat('seat')} ${verb(t.seat('seat'), 'is')} now president of ${t.company}.`,
  fall: (t) => `${t.company} falls. Its shares are gone.`,
  over: () => 'The game is over.',
};
