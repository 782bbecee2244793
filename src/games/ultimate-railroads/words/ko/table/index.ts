import { josa } from '../../../../../kit/josa';
import { KEY, PRIZE_POINTS } from '../../../data/board';
import type { TableWords } from '../../en/table';
import { payNames } from '../../names';
import { names, ordinal } from '../names';
import { board, coming, spaces, strip, supply } from './board';
import { bonusCounts, effect, tokenDoes, units } from './effects';

const ask: TableWords['ask'] = {
  start: '시작 카드를 고르세요',
  startNote: (place) => `턴 순서 ${ordinal(place)}`,
  space: '행동 칸을 고르세요',
  onlyPass: '패스만 남았습니다',
  claim: (place) => `턴 순서 ${ordinal(place)} 칸의 일꾼이 더 행동할 수 있습니다`,
  hand: (number) => `기관차 ${number}: 어디에?`,
  spread: (left) => `철도의 색마다 한 칸씩: ${left}칸 남음`,
  again: () => '내 행동 칸 중 어느 것을 다시?',
  guest: () => '다른 사람의 어느 엔지니어?',
  unit: (pending) => `${pending} 사용`,
  prize: `${PRIZE_POINTS}점과 보너스 카드 중 고르세요`,
  pending: '남은 행동',
  must: '꼭 써야 합니다',
  mustShort: '필수',
  mayShort: '선택',
  notNow: '지금은 쓸 수 없습니다.',
  bonus: '보너스 카드를 고르세요',
  oneOf: (n) => `${n}가지 중 하나`,
  secret: '나만 봅니다',
  waiting: (name) => `지금 차례: ${name}`,
};

const first: TableWords['first'] = {
  start: '먼저 시작 카드를 고르세요.',
  bonus: '먼저 보너스 카드를 고르세요.',
  hand: '먼저 손에 든 기관차를 놓으세요.',
  spread: '먼저 서로 다른 선로의 전진을 마치세요.',
  again: '먼저 다시 사용할 칸을 고르세요.',
  guest: '먼저 빌릴 엔지니어를 고르세요.',
  must: (pending) => `먼저 쓰세요: ${pending}.`,
  may: (pending) => `먼저 쓰거나 포기하세요: ${pending}.`,
};

const act: TableWords['act'] = {
  pass: '패스',
  passFor: (points) => `패스 +${points}`,
  passes: (workers) =>
    `이번 라운드에는 더 행동하지 않습니다.${workers > 0 ? ` 남은 일꾼 ${workers}명은 쓰지 않습니다.` : ''}`,
  stay: '그대로 두기',
  moveHere: '여기로 옮기기',
  step: (color, line, from, to) => `${line}, ${color} ${from} → ${to}`,
  spoils: '그러면 나머지를 다 할 수 없습니다',
  unlocks: (color) => `${color} 선로 얻음`,
  industry: (from, to) => `마커 ${from} → ${to}`,
  setsOff: (factory, effects) => `공장 ${factory}: ${effects}`,
  take: (locomotive) => `기관차 ${locomotive}`,
  put: (line) => `${line}에`,
  putOver: (line, locomotive) => `${line}의 ${locomotive} 대신`,
  reach: (from, to) => `도달 거리 ${from} → ${to}`,
  movesOn: (locomotive) => `밀려난 ${josa(String(locomotive), '은/는')} 다른 곳으로`,
  flip: (locomotive) => `기관차 ${locomotive} 뒤집기`,
  flips: '그 공장은 누구나 가져갈 수 있게 됩니다',
  factory: (number, at, returned) => `${at}에 ${returned ? '반납된 ' : ''}공장 ${number}`,
  replaces: (factory) => `공장 ${factory} 대신`,
  keyPoints: `${KEY.points}점`,
  keySteps: '검은색 선로 1칸과 원하는 선로 1칸',
  prizePoints: `${PRIZE_POINTS}점`,
  prizeCard: '차례가 끝날 때 보너스 카드 1장',
  skip: '건너뛰기',
  skips: '이 가운데 하나를 할 수 있고, 건너뛰면 기회가 없습니다.',
  done: '끝내기',
  doneDrops: (what) => (what ? `끝내기 · ${what} 포기` : '끝내기'),
  drops: (what) => `포기하는 것: ${what}.`,
};

const plus = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

export const table: TableWords = {
  specials: { worker: '일꾼 +1', token: '? 토큰', key: '열쇠' },
  effect,
  units,
  tokenDoes,
  bonusCounts,
  list: (parts) => parts.join(', '),
  plus,
  points: (points) => `${points}점`,
  now: '지금 점수',
  about: (points) => `≈${plus(points)}`,
  atBest: (points, end) =>
    `${points === 0 ? '' : `이번 라운드 ${plus(points)}점, `}끝까지 약 ${plus(end)}점`,
  pay: (...paid) => payNames(names, paid).join(', '),
  purse: (workers, rubles, black) => `일꾼 ${workers}명${black ? ' + 검은색' : ''} · ${rubles}루블`,
  log: '기록',
  strip,
  board,
  spaces,
  coming,
  supply,
  ask,
  first,
  act,
  round: {
    ends: (round) => `${round}라운드가 끝났습니다`,
    over: '게임이 끝났습니다',
    last: '마지막 라운드입니다.',
    sum: '라운드 점수',
    cards: '보너스 카드',
    majority: '엔지니어 최다 (같으면 높은 번호)',
    turns: '차례 중',
    before: '이전까지',
    total: '합계',
  },
};
