import { josa } from '../../../../kit/josa';
import type { EventSentence } from '../dictionary';
import { type ActionId, nameIn } from '../names';
import type { Told } from '../told';

const who = (t: Told) => josa(t.who, '이/가');
type Particle = '' | '에' | '에서' | '으로/로';

const often = (t: Told) => (t.times === 1 ? '' : ` ${t.times}번`);
/** The place, with the particle that the verb needs. */
const at = (t: Told, particle: Particle, key = 'at') => {
  const [place = ''] = t.places(key);
  if (particle === '') return '';
  return particle === '으로/로' ? ` ${josa(place, particle)}` : ` ${place}${particle}`;
};
const did =
  (what: string, particle: Particle = '', key = 'at'): EventSentence =>
  (t) =>
    `${who(t)}${at(t, particle, key)}${often(t)} ${what}.`;
/** The same for counted things, such as 도로 3개를. */
const didSome =
  (thing: string, counter: string, what: string, particle: Particle = ''): EventSentence =>
  (t) => {
    const things = t.times === 1 ? thing : `${thing} ${t.times}${counter}`;
    return `${who(t)}${at(t, particle)} ${josa(things, '을/를')} ${what}.`;
  };
const load = (t: Told) => josa(t.has('good') ? t.good('good') : '주민', '을/를');

function sells(t: Told): string {
  if (t.has('set'))
    return `${who(t)} ${josa(t.goods('set').join(', '), '을/를')}${often(t)} 팔았습니다.`;
  return t.has('company')
    ? `${who(t)} ${t.company} 주식 ${t.figure('count')}주를 팔았습니다.`
    : `${who(t)} 자기 회사 주식 1주를 팔았습니다.`;
}

export const deeds: Readonly<Record<ActionId, EventSentence>> = {
  bid: (t) =>
    t.has('amount')
      ? `${who(t)} $${t.figure('amount')}를 입찰했습니다.`
      : `${who(t)} 비밀로 입찰했습니다.`,
  pass: did('패스했습니다'),
  quit: did('주식 라운드에서 퇴장했습니다'),
  done: () => null,
  place: (t) => `${who(t)} ${['첫', '두', '세', '네'][t.figure('place')]} 번째 순서를 골랐습니다.`,
  capital: did('본부를 놓았습니다', '에'),
  'move-capital': did('수도를 옮겼습니다', '으로/로'),
  buy: (t) => {
    if (!t.has('company')) return `${who(t)}${at(t, '에')} 주민 ${t.times}명을 샀습니다.`;
    if (t.founds) return `${who(t)} ${josa(t.company, '을/를')} 설립했습니다.`;
    return t.byCompanies
      ? `${who(t)} ${t.company} 주식을 샀습니다.`
      : `${who(t)} ${t.company}의 회사 주식을 샀습니다.`;
  },
  sell: sells,
  recall: did('말을 되가져왔습니다', '에서'),
  take: (t) => `${who(t)} 특권 ${t.card('card')} 카드를 가져갔습니다.`,
  upgrade: (t) =>
    `${who(t)} 수송 차량을 개량했습니다 (${nameIn(t.names.upgrade, t.word('what'))}).`,
  factory: didSome('공장', '곳', '지었습니다', '에'),
  move: (t) =>
    t.founds
      ? did('정착했습니다', '에', 'to')(t)
      : `${who(t)} 주민 ${t.times}명을${at(t, '으로/로', 'to')} 옮겼습니다.`,
  rouse: didSome('주민', '명', '다시 활성화했습니다', '에서'),
  harvest: did('수확했습니다', '에서'),
  explore: did('탐사했습니다'),
  shift: (t) =>
    `${who(t)} 마커를 ${t.kind('from')}에서 ${josa(t.kind('to'), '으로/로')} 옮겼습니다.`,
  follow: did('뒤따랐습니다'),
  road: (t) => `${who(t)} ${t.places('between').join(' – ')} 도로를 건설했습니다.`,
  plant: (t) => didSome(`${t.good('good')} 생산 설비`, '곳', '지었습니다', '에')(t),
  drive: did('수송 차량을 움직였습니다', '으로/로', 'to'),
  load: (t) => `${who(t)} ${load(t)}${often(t)} 실었습니다.`,
  unload: (t) => `${who(t)} ${load(t)}${often(t)} 내렸습니다.`,
  deliver: (t) => `${who(t)} ${josa(t.good('good'), '을/를')}${often(t)} 배송했습니다.`,
  extra: did('이동력을 샀습니다'),
  settle: did('정착했습니다'),
  fight: did('전투를 벌였습니다', '에서'),
  retreat: did('후퇴했습니다', '으로/로', 'to'),
  refuge: did('본부를 옮겨 피했습니다', '으로/로'),
  seize: did('무너진 수도를 점거했습니다'),
  annex: (t) => `${who(t)} ${josa(t.places('at')[0] ?? '', '을/를')} 병합했습니다.`,
  swap: (t) =>
    `${who(t)} ${josa(t.goods('give').join(', '), '을/를')} ${josa(t.good('take'), '으로/로')}${often(t)} 교환했습니다.`,
  remove: didSome('말', '개', '뺐습니다', '에서'),
  payout: did('수입을 배당하기로 했습니다'),
  half: did('수입의 절반을 배당하기로 했습니다'),
  withhold: did('수입을 유보하기로 했습니다'),
};
