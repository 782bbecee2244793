import { josa, whose } from '../../../../kit/josa';
import type { EventSentences } from '../../../../kit/sentences';
import type { FormOf, OnMap } from '../../rules/state/base-events';
import type { Event } from '../../rules/state/events';
import { type ActionSentences, actionSentence, type Doing } from '../dictionary';
import { bonusName, type MatchNames, type Whose } from '../match-names';

type Part<Action> = (e: Action, n: MatchNames) => string;
type Particle = '에' | '에서' | '으로/로';

const who = (e: Whose, n: MatchNames) => josa(n.who(e), '이/가');
const often = ({ times }: MatchNames) => (times === 1 ? '' : ` ${times}번`);
const placed = (place: string, particle: Particle) =>
  particle === '으로/로' ? ` ${josa(place, particle)}` : ` ${place}${particle}`;
/** The place, with the particle that the verb needs. */
const at =
  (particle: Particle): Part<OnMap & { at: string }> =>
  (e, n) =>
    placed(n.place(e.at, e), particle);
const target =
  (particle: Particle): Part<OnMap & { to: string }> =>
  (e, n) =>
    placed(n.place(e.to, e), particle);
const nowhere = () => '';

const did =
  <Action>(what: string, where: Part<Action> = nowhere): Part<Action & Doing> =>
  (e, n) =>
    `${who(e, n)}${where(e, n)}${often(n)} ${what}.`;
/** The same for counted things, such as 도로 3개를. */
const didSome =
  <Action>(
    thing: string,
    counter: string,
    what: string,
    where: Part<Action> = nowhere,
  ): Part<Action & Doing> =>
  (e, n) => {
    const things = n.times === 1 ? thing : `${thing} ${n.times}${counter}`;
    return `${who(e, n)}${where(e, n)} ${josa(things, '을/를')} ${what}.`;
  };
const cargo: Part<FormOf<'load' | 'unload'>> = (e, n) =>
  josa(e.good ? n.good[e.good] : '주민', '을/를');
const settles = did('정착했습니다', target('에'));

const buys: Part<Doing & FormOf<'buy'>> = (e, n) => {
  if ('at' in e) return `${who(e, n)}${at('에')(e, n)} 주민 ${n.times}명을 구매했습니다.`;
  const company = n.actor(e.company);
  if (e.founds) return `${who(e, n)} ${josa(company, '을/를')} 설립했습니다.`;
  const shares = n.times === 1 ? '주식을' : `주식 ${n.times}주를`;
  return n.byCompanies
    ? `${who(e, n)} ${company} ${shares} 샀습니다.`
    : `${who(e, n)} ${whose(company)} 회사 ${shares} 샀습니다.`;
};

const sells: Part<Doing & FormOf<'sell'>> = (e, n) => {
  if (e.set) {
    const goods = e.set.map((good) => n.good[good]).join(', ');
    return `${who(e, n)} ${josa(goods, '을/를')}${often(n)} 팔았습니다.`;
  }
  return e.company !== undefined
    ? `${who(e, n)} ${n.actor(e.company)} 주식 ${e.count}주를 팔았습니다.`
    : `${who(e, n)} 자기 회사 주식 1주를 팔았습니다.`;
};

const actions: ActionSentences = {
  bid: (e, n) =>
    e.amount !== undefined
      ? `${who(e, n)} $${e.amount}를 입찰했습니다.`
      : `${who(e, n)} 비밀로 입찰했습니다.`,
  pass: did('패스했습니다'),
  quit: did('주식 라운드에서 퇴장했습니다'),
  done: () => null,
  place: (e, n) => `${who(e, n)} ${['첫', '두', '세', '네'][e.place]} 번째 순서를 골랐습니다.`,
  capital: did('본부를 놓았습니다', at('에')),
  'move-capital': did('수도를 옮겼습니다', at('으로/로')),
  buy: buys,
  sell: sells,
  recall: did('말을 되가져왔습니다', at('에서')),
  take: (e, n) => `${who(e, n)} 특권 ${n.card(e.card)} 카드를 가져갔습니다.`,
  upgrade: (e, n) => `${who(e, n)} 수송 차량을 개량했습니다 (${n.upgrade[e.what]}).`,
  factory: didSome('공장', '곳', '지었습니다', at('에')),
  move: (e, n) =>
    e.founds
      ? settles(e, n)
      : `${who(e, n)} 주민 ${n.times}명을${target('으로/로')(e, n)} 옮겼습니다.`,
  rouse: didSome('주민', '명', '다시 활성화했습니다', at('에서')),
  harvest: did('수확했습니다', at('에서')),
  explore: did('탐사했습니다'),
  shift: (e, n) =>
    `${who(e, n)} 마커를 ${n.kind[e.from]}에서 ${josa(n.kind[e.to], '으로/로')} 옮겼습니다.`,
  follow: did('뒤따랐습니다'),
  road: (e, n) =>
    `${who(e, n)} ${e.between.map((hex) => n.place(hex, e)).join('에서 ')}까지 도로를 건설했습니다.`,
  plant: (e, n) => didSome(`${n.good[e.good]} 생산 설비`, '곳', '지었습니다', at('에'))(e, n),
  drive: did('수송 차량을 움직였습니다', target('으로/로')),
  load: (e, n) => `${who(e, n)} ${cargo(e, n)}${often(n)} 실었습니다.`,
  unload: (e, n) => `${who(e, n)} ${cargo(e, n)}${often(n)} 내렸습니다.`,
  deliver: (e, n) => `${who(e, n)} ${josa(n.good[e.good], '을/를')}${often(n)} 배송했습니다.`,
  extra: did('이동력을 샀습니다'),
  settle: did('정착했습니다'),
  fight: did('전투를 벌였습니다', at('에서')),
  retreat: did('후퇴했습니다', target('으로/로')),
  refuge: did('본부를 옮겨 피했습니다', at('으로/로')),
  seize: did('무너진 수도를 점거했습니다'),
  annex: (e, n) => `${who(e, n)} ${josa(n.place(e.at, e), '을/를')} 병합했습니다.`,
  swap: (e, n) => {
    const given = e.give.map((good) => n.good[good]).join(', ');
    return `${who(e, n)} ${josa(given, '을/를')} ${josa(n.good[e.take], '으로/로')}${often(n)} 교환했습니다.`;
  },
  remove: didSome('말', '개', '뺐습니다', at('에서')),
  payout: did('수입을 배당하기로 했습니다'),
  half: did('수입의 절반을 배당하기로 했습니다'),
  withhold: did('수입을 유보하기로 했습니다'),
};

const order = (names: readonly string[]) => (names.length > 0 ? ` 순서: ${names.join(', ')}.` : '');

export const events: EventSentences<Event, MatchNames> = {
  map: () => '지도를 놓았습니다.',
  order: (e, n) => `순서를 정했습니다: ${e.order.map(n.owner).join(', ')}.`,
  deck: (e, n) =>
    e.removed.length > 0 ? `이번 게임에 없는 특권: ${e.removed.map(n.card).join(', ')}.` : null,
  draw: (e, n) => `새 특권 ${n.card(e.card)}: ${n.privilege[e.card]}`,
  lot: (e, n) =>
    `${e.among.map(n.seat).join(', ')} 가운데 ${josa(n.seat(e.winner), '이/가')} 뽑혔습니다. 나머지는 $2씩 받았습니다.`,
  explore: (e, n) =>
    n.city(e.at, e.cities)
      ? `${who(e, n)} ${josa(n.city(e.at, e.cities), '을/를')} 발견했습니다.`
      : `${who(e, n)} ${n.place(e.at, e)}에서 ${josa(n.kind[e.found], '을/를')} 발견했습니다.`,
  dice: (e, n) => {
    const subject = josa(n.who(e) || '자유 도시', '이/가');
    const how = e.side === 'attack' ? '공격' : '반격';
    return `${subject} ${how} 주사위를 굴렸습니다: ${e.rolls.join(', ')}.`;
  },
  card: (e, n) => {
    if (!n.who(e)) return '이 줄의 점수 카드를 펼쳤습니다. 점수를 계산합니다!';
    return e.shows === 'scoring'
      ? `${whose(n.who(e))} 카드는 점수 카드였습니다. 점수를 계산합니다!`
      : `${whose(n.who(e))} 카드는 표시 카드였습니다.`;
  },
  bids: (e) => `입찰을 공개했습니다: ${e.amounts.map((bid) => `$${bid}`).join(', ')}.`,
  round: (e, n) =>
    `${n.byCompanies ? `비즈니스 라운드 ${josa(String(e.round), '이/가')}` : `${e.round}라운드가`} 시작되었습니다.${order(e.order.map(n.owner))}`,
  'share-round': (e, n) =>
    `주식 라운드 ${josa(String(e.number), '이/가')} 시작되었습니다.${order(e.order.map(n.seat))}`,
  tax: (e, n) => `${who(e, n)} 세금 $${e.amount}를 냈습니다.`,
  income: (e, n) =>
    n.byCompanies
      ? `${whose(n.who(e))} 수입은 $${e.amount}입니다.`
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
    const what = n.byCompanies ? n.actor(e.company) : `${whose(n.actor(e.company))} 회사`;
    return `${what} 주가가 $${e.from}에서 $${e.to}로 ${how}.`;
  },
  president: (e, n) =>
    `${josa(n.seat(e.seat), '이/가')} ${n.actor(e.company)}의 사장이 되었습니다.`,
  fall: (e, n) => `${n.actor(e.company)}가 무너지고 주식이 사라졌습니다.`,
  did: (e, n) => actionSentence(actions, e, n),
  over: () => '게임이 끝났습니다.',
};
