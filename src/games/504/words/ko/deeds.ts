import { josa } from '../../../../kit/josa';
import type { FormOf, OnMap } from '../../rules/state/base-events';
import type { DeedSentences, Doing } from '../deed-sentences';
import type { MatchNames } from '../match-names';

type Part<Deed> = (e: Deed, n: MatchNames) => string;
type Particle = '에' | '에서' | '으로/로';

const who: Part<Doing> = (e, n) => josa(n.who(e), '이/가');
const often = ({ times }: MatchNames) => (times === 1 ? '' : ` ${times}번`);
const placed = (place: string, particle: Particle) =>
  particle === '으로/로' ? ` ${josa(place, particle)}` : ` ${place}${particle}`;
/** The place, with the particle that the verb needs. */
const at =
  (particle: Particle): Part<OnMap & { at: string }> =>
  (e, n) =>
    placed(n.place(e.at, e.cities), particle);
const target =
  (particle: Particle): Part<OnMap & { to: string }> =>
  (e, n) =>
    placed(n.place(e.to, e.cities), particle);
const nowhere = () => '';

const did =
  <Deed>(what: string, where: Part<Deed> = nowhere): Part<Deed & Doing> =>
  (e, n) =>
    `${who(e, n)}${where(e, n)}${often(n)} ${what}.`;
/** The same for counted things, such as 도로 3개를. */
const didSome =
  <Deed>(
    thing: string,
    counter: string,
    what: string,
    where: Part<Deed> = nowhere,
  ): Part<Deed & Doing> =>
  (e, n) => {
    const things = n.times === 1 ? thing : `${thing} ${n.times}${counter}`;
    return `${who(e, n)}${where(e, n)} ${josa(things, '을/를')} ${what}.`;
  };
const cargo: Part<FormOf<'load' | 'unload'>> = (e, n) =>
  josa(e.good ? n.good[e.good] : '주민', '을/를');
const settles = did('정착했습니다', target('에'));

const buys: Part<Doing & FormOf<'buy'>> = (e, n) => {
  if ('at' in e) return `${who(e, n)}${at('에')(e, n)} 주민 ${n.times}명을 샀습니다.`;
  const company = n.actor(e.company);
  if (e.founds) return `${who(e, n)} ${josa(company, '을/를')} 설립했습니다.`;
  return n.byCompanies
    ? `${who(e, n)} ${company} 주식을 샀습니다.`
    : `${who(e, n)} ${company}의 회사 주식을 샀습니다.`;
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

export const deeds: DeedSentences = {
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
    `${who(e, n)} ${e.between.map((hex) => n.place(hex, e.cities)).join(' – ')} 도로를 건설했습니다.`,
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
  annex: (e, n) => `${who(e, n)} ${josa(n.place(e.at, e.cities), '을/를')} 병합했습니다.`,
  swap: (e, n) => {
    const given = e.give.map((good) => n.good[good]).join(', ');
    return `${who(e, n)} ${josa(given, '을/를')} ${josa(n.good[e.take], '으로/로')}${often(n)} 교환했습니다.`;
  },
  remove: didSome('말', '개', '뺐습니다', at('에서')),
  payout: did('수입을 배당하기로 했습니다'),
  half: did('수입의 절반을 배당하기로 했습니다'),
  withhold: did('수입을 유보하기로 했습니다'),
};
