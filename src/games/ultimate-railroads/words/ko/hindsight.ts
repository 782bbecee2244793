import { josa, whose } from '../../../../kit/josa';
import type { HindsightWords } from '../en/hindsight';

export const hindsight: HindsightWords = {
  tie: (names, points) =>
    `${josa(names.join(', '), '이/가')} 각각 ${points}점으로 함께 이겼습니다.`,
  part: (part, winner, points, second, secondPoints) =>
    `${part}에서 모든 라운드를 합쳐 ${josa(winner, '은/는')} ${points}점, ${josa(second, '은/는')} ${secondPoints}점을 얻었습니다.`,
  cards: (name, points) => `${josa(name, '은/는')} 보너스 카드로 ${points}점을 얻었습니다.`,
  majority: (name, points) => `${josa(name, '은/는')} 엔지니어 최다로 ${points}점을 얻었습니다.`,
  worker: (name, round) =>
    `${josa(name, '이/가')} ${round}라운드에 가장 먼저 일꾼을 얻어 그 뒤로 계속 썼습니다.`,
  bestRound: (name, round, points) =>
    `가장 점수가 많은 라운드는 ${whose(name)} ${round}라운드로, ${points}점이었습니다.`,
};
