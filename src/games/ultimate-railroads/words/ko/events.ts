import { josa } from '../../../../kit/josa';
import type { EventSentence, EventWord } from '../dictionary';
import type { Told } from '../told';

const who = ({ seat }: Told) => josa(seat, '이/가');
const listed = (parts: Told['parts']) =>
  parts.map(({ name, points }) => `${name} ${points}점`).join(', ');

export const events: Readonly<Record<EventWord, EventSentence>> = {
  order: (t) => `턴 순서: ${t.seats.join(', ')}.`,
  strip: (t) => `이번 게임의 엔지니어, 순서대로: ${t.engineers.join(', ')}.`,
  out: (t) => `공개하지 않고 뺀 보너스 카드: ${t.cards.map(({ name }) => name).join(', ')}.`,
  start: (t) => `${who(t)} 시작 보너스 카드를 가져왔습니다: ${t.card('startCard')}.`,
  use: (t) => `${who(t)} ‘${t.space}’ 칸을 사용했습니다: ${t.pay.join(', ')}.`,
  pass: (t) =>
    t.figure('points') > 0
      ? `${who(t)} 패스하고 ${t.figure('points')}점을 받았습니다.`
      : `${who(t)} 패스했습니다.`,
  step: (t) => `${who(t)} ${t.line} ${t.color} 선로를 ${t.figure('to')}번 칸으로 전진했습니다.`,
  unlock: (t) => `${who(t)} ${t.color} 선로를 얻었습니다.`,
  award: (t) => `${who(t)} ${josa(t.award, '을/를')} 얻었습니다.`,
  industry: (t) => `${t.seat}의 산업 마커가 ${t.lane('to')}으로 이동했습니다.`,
  trigger: (t) => `공장 ${t.word('tile')}의 능력을 사용합니다.`,
  take: (t) => `${who(t)} 기관차 ${t.word('tile')}번을 가져왔습니다.`,
  put: (t) =>
    t.word('over')
      ? `${who(t)} ${t.line}의 기관차 ${t.word('over')}번을 ${t.word('tile')}번으로 교체했습니다.`
      : `${who(t)} ${t.line}에 기관차 ${t.word('tile')}번을 놓았습니다.`,
  flip: (t) => `${who(t)} 기관차 ${t.word('tile')}번을 뒤집어 공급 옆에 놓았습니다.`,
  factory: (t) =>
    t.word('replaced')
      ? `${who(t)} 공장 ${t.word('replaced')}번을 ${t.word('tile')}번으로 교체했습니다.`
      : `${who(t)} ${t.gap}에 공장 ${t.word('tile')}번을 건설했습니다.`,
  points: (t) => `${who(t)} ${t.figure('points')}점을 받았습니다 (${t.reason}).`,
  roubles: (t) => `${who(t)} ${t.figure('n')}루블을 받았습니다.`,
  doublers: (t) => `${who(t)} 더블러 ${t.figure('n')}개를 받았습니다.`,
  temps: (t) => `${who(t)} 이번 라운드에 쓸 임시 일꾼을 받았습니다.`,
  hire: (t) => `${who(t)} 엔지니어 ${t.figure('engineer')}번을 고용했습니다.`,
  key: (t) =>
    t.word('take') === 'steps'
      ? `${who(t)} 열쇠로 검은색 선로 1칸과 원하는 선로 1칸을 골랐습니다.`
      : `${who(t)} 열쇠로 점수를 골랐습니다.`,
  token: (t) => `${who(t)} ? 토큰을 사용했습니다: ${t.token}.`,
  card: (t) => `${who(t)} ? 카드를 가져왔습니다: ${t.card('card')}.`,
  prize: (t) =>
    t.word('take') === 'bonus'
      ? `${who(t)} 차례가 끝날 때 보너스 카드를 받기로 했습니다.`
      : `${who(t)} 점수를 골랐습니다.`,
  again: (t) => `${who(t)} ‘${t.space}’ 칸을 다시 사용했습니다.`,
  guest: (t) => `${who(t)} 엔지니어 ${t.figure('engineer')}번을 빌렸습니다.`,
  lapse: (t) => `${josa(t.seat, '은/는')} 남은 효과를 사용할 수 없습니다.`,
  skip: (t) => `${who(t)} 나머지를 사용하지 않았습니다.`,
  done: () => null,
  bonus: (t) => `${who(t)} 보너스 카드를 가져왔습니다: ${t.card('bonusCard')}.`,
  move: (t) => `${who(t)} 턴 순서의 일꾼을 ‘${t.space}’ 칸으로 옮겼습니다.`,
  stay: (t) => `${who(t)} 턴 순서의 일꾼을 그대로 두었습니다.`,
  score: (t) =>
    t.figure('total') > 0
      ? `${t.figure('round')}라운드: ${who(t)} ${t.figure('total')}점을 얻었습니다 (${listed(t.parts)}).`
      : `${t.figure('round')}라운드: ${josa(t.seat, '은/는')} 점수를 얻지 못했습니다.`,
  round: (t) =>
    t.figure('gone') > 0
      ? `${t.figure('round')}라운드가 시작됩니다. 엔지니어 ${t.figure('gone')}번이 게임에서 빠집니다.`
      : `${t.figure('round')}라운드가 시작됩니다.`,
  final: (t) => {
    const gains = [
      ...t.cards.map(({ name, points }) => `${name} ${points}점`),
      ...(t.figure('majority') > 0 ? [`엔지니어 다수 ${t.figure('majority')}점`] : []),
    ];
    const total = `${who(t)} 모두 ${t.figure('total')}점을 얻었습니다`;
    return gains.length > 0 ? `${total} (게임 종료 점수: ${gains.join(', ')}).` : `${total}.`;
  },
  over: () => '게임이 끝났습니다.',
};
