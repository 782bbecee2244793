import type { EventOf } from '../../../../kit/event';
import { josa, whose } from '../../../../kit/josa';
import type { EventSentences } from '../../../../kit/sentences';
import type { Event, SeatEvent } from '../../rules/events';
import { PARTS } from '../ids';
import { gapOfSlot, lanePlace } from '../lane';
import { type MatchNames, payNames, reasonName, usedName } from '../names';

const who = ({ seat }: SeatEvent, n: MatchNames) => josa(n.seat(seat), '이/가');
const listed = (e: EventOf<Event, 'score'>, n: MatchNames) =>
  PARTS.filter((part) => e[part] > 0)
    .map((part) => `${n.part[part]} ${e[part]}점`)
    .join(', ');

/** Nothing where nothing is said of it. */
const paid = ({ pay }: EventOf<Event, 'use'>, n: MatchNames) =>
  payNames(n, pay).length > 0 ? [payNames(n, pay).join(', ')] : [];

export const events: EventSentences<Event, MatchNames> = {
  order: (e, n) => `턴 순서: ${e.seats.map((seat) => n.seat(seat)).join(', ')}.`,
  strip: (e) =>
    `이번 게임의 엔지니어, 순서대로: ${e.engineers.filter((one) => one !== null).join(', ')}.`,
  out: (e, n) =>
    `공개하지 않고 뺀 보너스 카드: ${e.cards.map((card) => n.bonusCard[card]).join(', ')}.`,
  start: (e, n) => `${who(e, n)} 시작 카드를 가져왔습니다: ${n.startCard[e.card]}.`,
  use: (e, n) =>
    `${[`${who(e, n)} ‘${usedName(n, e)}’ 칸을 사용했습니다`, ...paid(e, n)].join(': ')}.`,
  pass: (e, n) =>
    e.points > 0
      ? `${who(e, n)} 패스하고 ${e.points}점을 받았습니다.`
      : `${who(e, n)} 패스했습니다.`,
  step: (e, n) =>
    `${who(e, n)} ${n.line[e.line]} ${n.color[e.colour]} 선로를 ${e.to}번 칸으로 전진시켰습니다.`,
  unlock: (e, n) => `${who(e, n)} ${n.color[e.colour]} 선로를 얻었습니다.`,
  award: (e, n) => `${who(e, n)} ${josa(n.award[e.what], '을/를')} 얻었습니다.`,
  industry: (e, n) =>
    `${whose(n.seat(e.seat))} 산업 마커가 ${n.lane(lanePlace(e.to))}으로 이동했습니다.`,
  trigger: (e) => `공장 ${e.tile}의 능력을 사용했습니다.`,
  take: (e, n) => `${who(e, n)} 기관차 ${e.tile}번을 가져왔습니다.`,
  put: (e, n) =>
    e.over
      ? `${who(e, n)} ${n.line[e.line]}의 기관차 ${e.over}번을 ${e.tile}번으로 교체했습니다.`
      : `${who(e, n)} ${n.line[e.line]}에 기관차 ${e.tile}번을 놓았습니다.`,
  flip: (e, n) => `${who(e, n)} 기관차 ${e.tile}번을 뒤집어 공급 옆에 놓았습니다.`,
  factory: (e, n) =>
    e.replaced
      ? `${who(e, n)} 공장 ${e.replaced}번을 ${e.tile}번으로 교체했습니다.`
      : `${who(e, n)} ${n.lane(gapOfSlot(e.slot))}에 공장 ${e.tile}번을 건설했습니다.`,
  points: (e, n) => `${who(e, n)} ${e.points}점을 받았습니다 (${reasonName(n, e.for)}).`,
  roubles: (e, n) => `${who(e, n)} ${e.n}루블을 받았습니다.`,
  doublers: (e, n) => `${who(e, n)} 더블러 ${e.n}개를 받았습니다.`,
  temps: (e, n) => `${who(e, n)} 이번 라운드에 쓸 임시 일꾼을 받았습니다.`,
  hire: (e, n) => `${who(e, n)} 엔지니어 ${e.engineer}번을 고용했습니다.`,
  key: (e, n) =>
    e.take === 'steps'
      ? `${who(e, n)} 열쇠로 검은색 선로 1칸과 원하는 선로 1칸을 골랐습니다.`
      : `${who(e, n)} 열쇠로 점수를 골랐습니다.`,
  token: (e, n) => `${who(e, n)} ? 토큰을 사용했습니다: ${n.token[e.token]}.`,
  card: (e, n) => `${who(e, n)} ? 카드를 가져왔습니다: ${n.card[e.card]}.`,
  prize: (e, n) =>
    e.take === 'bonus'
      ? `${who(e, n)} 차례가 끝날 때 보너스 카드를 받기로 했습니다.`
      : `${who(e, n)} 점수를 골랐습니다.`,
  again: (e, n) => `${who(e, n)} ‘${usedName(n, e)}’ 칸을 다시 사용했습니다.`,
  guest: (e, n) => `${who(e, n)} 엔지니어 ${e.engineer}번을 빌렸습니다.`,
  lapse: (e, n) => `${josa(n.seat(e.seat), '은/는')} 남은 효과를 사용할 수 없습니다.`,
  skip: (e, n) => `${who(e, n)} 나머지를 사용하지 않았습니다.`,
  done: () => null,
  bonus: (e, n) => `${who(e, n)} 보너스 카드를 가져왔습니다: ${n.bonusCard[e.card]}.`,
  move: (e, n) => `${who(e, n)} 턴 순서의 일꾼을 ‘${usedName(n, e)}’ 칸으로 옮겼습니다.`,
  stay: (e, n) => `${who(e, n)} 턴 순서의 일꾼을 그대로 두었습니다.`,
  score: (e, n) =>
    e.total > 0
      ? `${e.round}라운드: ${who(e, n)} ${e.total}점을 얻었습니다 (${listed(e, n)}).`
      : `${e.round}라운드: ${josa(n.seat(e.seat), '은/는')} 점수를 얻지 못했습니다.`,
  round: (e) =>
    e.gone !== null
      ? `${e.round}라운드가 시작되었습니다. 엔지니어 ${e.gone}번이 게임에서 빠졌습니다.`
      : `${e.round}라운드가 시작되었습니다.`,
  final: (e, n) => {
    const gains = [
      ...e.cards.map(([card, points]) => `${n.bonusCard[card]} ${points}점`),
      ...(e.majority > 0 ? [`엔지니어 최다 ${e.majority}점`] : []),
    ];
    const total = `${who(e, n)} 모두 ${e.total}점을 얻었습니다`;
    return gains.length > 0 ? `${total} (게임 종료 점수: ${gains.join(', ')}).` : `${total}.`;
  },
  over: () => '게임이 끝났습니다.',
};
