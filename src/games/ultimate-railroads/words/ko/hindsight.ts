import type { FactSentences } from '../../../../kit/hindsight';
import { josa, whose } from '../../../../kit/josa';
import type { FactNames, RailroadFact } from '../decisive-facts';

export const hindsight: FactSentences<RailroadFact, FactNames> = {
  tie: (f, n) =>
    `${josa(f.seats.map(n.seat).join(', '), '이/가')} 각각 ${f.points}점으로 함께 이겼습니다.`,
  part: (f, n) =>
    `${n.part[f.part]}에서 모든 라운드를 합쳐 ${josa(n.seat(f.winner), '은/는')} ${f.points}점, ${josa(n.seat(f.second), '은/는')} ${f.secondPoints}점을 얻었습니다.`,
  cards: (f, n) => `${josa(n.seat(f.seat), '은/는')} 보너스 카드로 ${f.points}점을 얻었습니다.`,
  majority: (f, n) =>
    `${josa(n.seat(f.seat), '은/는')} 엔지니어 최다로 ${f.points}점을 얻었습니다.`,
  worker: (f, n) =>
    `${josa(n.seat(f.seat), '이/가')} ${f.round}라운드에 가장 먼저 일꾼을 얻어 그 뒤로 계속 썼습니다.`,
  'best-round': (f, n) =>
    `가장 점수가 많은 라운드는 ${whose(n.seat(f.seat))} ${f.round}라운드로, ${f.points}점이었습니다.`,
};
