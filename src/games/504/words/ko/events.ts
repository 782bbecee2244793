import { josa } from '../../../../kit/josa';
import type { EventSentence, EventWord } from '../dictionary';
import { FEATS, nameIn } from '../names';
import type { Told } from '../told';

const who = (t: Told) => josa(t.who, '이/가');
const order = (names: readonly string[]) => (names.length > 0 ? ` 순서: ${names.join(', ')}.` : '');

function bonus(t: Told): string {
  const key = t.word('key');
  const { feat, good, kind } = t.names;
  const isFeat = (FEATS as readonly string[]).includes(key);
  if (isFeat) return nameIn(feat, key);
  return key in good ? nameIn(good, key) : nameIn(kind, key);
}

export const events: Readonly<Record<EventWord, EventSentence>> = {
  map: () => '지도를 놓았습니다.',
  order: (t) => `순서를 정했습니다: ${t.owners('order').join(', ')}.`,
  deck: (t) =>
    t.cards('removed').length > 0
      ? `이번 게임에 없는 특권: ${t.cards('removed').join(', ')}.`
      : null,
  draw: (t) => `새 특권 ${t.card('card')}: ${nameIn(t.names.privilege, t.word('card'))}`,
  lot: (t) =>
    `${t.seats('among').join(', ')} 가운데 ${josa(t.seat('winner'), '이/가')} 뽑혔습니다. 나머지는 $2씩 받습니다.`,
  explore: (t) =>
    t.cityAt('at')
      ? `${who(t)} ${josa(t.cityAt('at'), '을/를')} 발견했습니다.`
      : `${who(t)} ${t.places('at')[0]}에서 ${josa(t.kind('found'), '을/를')} 발견했습니다.`,
  dice: (t) => {
    const subject = josa(t.who || '자유 도시', '이/가');
    const how = t.word('side') === 'attack' ? '공격' : '반격';
    return `${subject} ${how} 주사위를 굴렸습니다: ${t.numbers('rolls').join(', ')}.`;
  },
  card: (t) => {
    if (!t.who) return '이 줄의 점수 카드를 펼쳤습니다. 점수를 계산합니다!';
    return t.word('shows') === 'scoring'
      ? `${t.who}의 카드는 점수 카드입니다. 점수를 계산합니다!`
      : `${t.who}의 카드는 표시 카드입니다.`;
  },
  bids: (t) =>
    `입찰을 공개했습니다: ${t
      .numbers('amounts')
      .map((bid) => `$${bid}`)
      .join(', ')}.`,
  round: (t) =>
    `${t.byCompanies ? `비즈니스 라운드 ${josa(String(t.figure('round')), '이/가')}` : `${t.figure('round')}라운드가`} 시작됩니다.${order(t.owners('order'))}`,
  'share-round': (t) =>
    `주식 라운드 ${josa(String(t.figure('number')), '이/가')} 시작됩니다.${order(t.seats('order'))}`,
  tax: (t) => `${who(t)} 세금 $${t.figure('amount')}를 냈습니다.`,
  income: (t) =>
    t.byCompanies
      ? `${t.who}의 수입은 $${t.figure('amount')}입니다.`
      : `${who(t)} 수입 $${t.figure('amount')}를 얻었습니다.`,
  vp: (t) =>
    `${who(t)} ${t.figure('amount') * t.times}점을 얻었습니다 (${nameIn(t.names.reason, t.word('for'))}).`,
  bonus: (t) => `${who(t)} 추가 승점을 차지했습니다: ${bonus(t)}.`,
  dividend: (t) =>
    t.figure('each') > 0
      ? `${t.company}가 1주에 $${t.figure('each')}를 배당하고 $${t.figure('kept')}를 남겼습니다.`
      : `${t.company}가 배당하지 않고 $${t.figure('kept')}를 남겼습니다.`,
  upkeep: (t) => {
    const helped = t.figure('president');
    return `${t.company}가 유지 비용 $${t.figure('amount')}를 냈습니다${helped > 0 ? ` (사장이 $${helped} 부담)` : ''}.`;
  },
  value: (t) => {
    const how = t.figure('to') > t.figure('from') ? '올랐습니다' : '내렸습니다';
    const what = t.byCompanies ? t.company : `${t.company}의 회사`;
    return `${what} 주가가 $${t.figure('from')}에서 $${t.figure('to')}로 ${how}.`;
  },
  president: (t) => `${josa(t.seat('seat'), '이/가')} ${t.company}의 사장이 되었습니다.`,
  fall: (t) => `${t.company}가 무너지고 주식이 사라졌습니다.`,
  over: () => '게임이 끝났습니다.',
};
