import type { TableWords } from '../../en/table';
import { act, ask, first } from './act';
import { board, coming, strip, supply } from './board';
import { bonusCounts, effect, tokenDoes, units } from './effects';
import { spaces } from './space';

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
  thisRound: '이번 라운드 점수',
  now: '지금 점수',
  atBest: (points) => `이번 라운드 최대 ${plus(points)}`,
  pay: (workers, black, rubles) =>
    [
      ...(workers > 0 ? [`일꾼 ${workers}명`] : []),
      ...(black > 0 ? ['검은색 일꾼'] : []),
      ...(rubles > 0 ? [`${rubles}루블`] : []),
    ].join(', '),
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
  standing: {
    rounds: (points) => `라운드 ${points}`,
    turns: (points) => `차례 ${points}`,
    cards: (points) => `카드 ${points}`,
    majority: (points) => `엔지니어 다수 ${points}`,
    hidden: (n) => `뒷면 카드 ${n}장`,
    source: {
      engineers: '엔지니어 행동',
      factories: '공장',
      keys: '점수로 바꾼 열쇠',
      passing: '패스',
      rest: '그 밖의 차례 점수',
      majority: '엔지니어 다수',
    },
    card: (name) => `카드: ${name}`,
    round: (points) => `이번 라운드 ${points}`,
  },
  round: {
    ends: (round) => `${round}라운드가 끝났습니다`,
    over: '게임이 끝났습니다',
    sum: '라운드 점수',
    cards: '보너스 카드',
    turns: '차례 중',
    before: '이전까지',
    total: '합계',
  },
};
