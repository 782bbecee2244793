import { josa } from '../../../../kit/josa';
import type { EventSentences } from '../../../../kit/sentences';
import type { Event } from '../../rules/state/events';
import { deedSentence } from '../deed-sentences';
import { bonusName, type MatchNames, type Whose } from '../match-names';
import { deeds } from './deeds';

const who = (e: Whose, n: MatchNames) => josa(n.who(e), '이/가');
const order = (names: readonly string[]) => (names.length > 0 ? ` 순서: ${names.join(', ')}.` : '');

export const events: EventSentences<Event, MatchNames> = {
  map: () => '지도를 놓았습니다.',
  order: (e, n) => `순서를 정했습니다: ${e.order.map(n.owner).join(', ')}.`,
  deck: (e, n) =>
    e.removed.length > 0 ? `이번 게임에 없는 특권: ${e.removed.map(n.card).join(', ')}.` : null,
  draw: (e, n) => `새 특권 ${n.card(e.card)}: ${n.privilege[e.card]}`,
  lot: (e, n) =>
    `${e.among.map(n.seat).join(', ')} 가운데 ${josa(n.seat(e.winner), '이/가')} 뽑혔습니다. 나머지는 $2씩 받습니다.`,
  explore: (e, n) =>
    n.city(e.at, e.cities)
      ? `${who(e, n)} ${josa(n.city(e.at, e.cities), '을/를')} 발견했습니다.`
      : `${who(e, n)} ${n.place(e.at, e.cities)}에서 ${josa(n.kind[e.found], '을/를')} 발견했습니다.`,
  dice: (e, n) => {
    const subject = josa(n.who(e) || '자유 도시', '이/가');
    const how = e.side === 'attack' ? '공격' : '반격';
    return `${subject} ${how} 주사위를 굴렸습니다: ${e.rolls.join(', ')}.`;
  },
  card: (e, n) => {
    if (!n.who(e)) return '이 줄의 점수 카드를 펼쳤습니다. 점수를 계산합니다!';
    return e.shows === 'scoring'
      ? `${n.who(e)}의 카드는 점수 카드입니다. 점수를 계산합니다!`
      : `${n.who(e)}의 카드는 표시 카드입니다.`;
  },
  bids: (e) => `입찰을 공개했습니다: ${e.amounts.map((bid) => `$${bid}`).join(', ')}.`,
  round: (e, n) =>
    `${n.byCompanies ? `비즈니스 라운드 ${josa(String(e.round), '이/가')}` : `${e.round}라운드가`} 시작됩니다.${order(e.order.map(n.owner))}`,
  'share-round': (e, n) =>
    `주식 라운드 ${josa(String(e.number), '이/가')} 시작됩니다.${order(e.order.map(n.seat))}`,
  tax: (e, n) => `${who(e, n)} 세금 $${e.amount}를 냈습니다.`,
  income: (e, n) =>
    n.byCompanies
      ? `${n.who(e)}의 수입은 $${e.amount}입니다.`
      : `${who(e, n)} 수입 $${e.amount}를 얻었습니다.`,
  vp: (e, n) => `${who(e, n)} ${e.amount * n.times}점을 얻었습니다 (${n.reason[e.for]}).`,
  bonus: (e, n) => `${who(e, n)} 추가 승점을 차지했습니다: ${bonusName(n, e.key)}.`,
  dividend: (e, n) =>
    e.each > 0
      ? `${n.actor(e.company)}가 1주에 $${e.each}를 배당하고 $${e.kept}를 남겼습니다.`
      : `${n.actor(e.company)}가 배당하지 않고 $${e.kept}를 남겼습니다.`,
  upkeep: (e, n) => {
    const helped = e.president;
    return `${n.actor(e.company)}가 유지 비용 $${e.amount}를 냈습니다${helped > 0 ? ` (사장이 $${helped} 부담)` : ''}.`;
  },
  value: (e, n) => {
    const how = e.to > e.from ? '올랐습니다' : '내렸습니다';
    const what = n.byCompanies ? n.actor(e.company) : `${n.actor(e.company)}의 회사`;
    return `${what} 주가가 $${e.from}에서 $${e.to}로 ${how}.`;
  },
  president: (e, n) =>
    `${josa(n.seat(e.seat), '이/가')} ${n.actor(e.company)}의 사장이 되었습니다.`,
  fall: (e, n) => `${n.actor(e.company)}가 무너지고 주식이 사라졌습니다.`,
  did: (e, n) => deedSentence(deeds, e, n),
  over: () => '게임이 끝났습니다.',
};
