import type { FactSentences } from '../../../../kit/hindsight';
import { josa } from '../../../../kit/josa';
import type { ModuleId } from '../../data/world/world';
import type { ReasonId } from '../../rules/state/base-events';
import type { Action, Compared, FactNames, WorldFact } from '../decisive-facts';

const score = (score: number, isMoney: boolean) => (isMoney ? `$${score}` : `${score}점`);

/** What role I counts at the end, by its module. */
const GOAL: Readonly<Record<ModuleId, string>> = {
  1: '배송한 상품',
  2: '도시 카드',
  3: '목표',
  4: '정복',
  5: '탐사한 땅',
  6: '연결한 타일',
  7: '점수 계산',
  8: '교역소와 상품',
  9: '주식',
};

const REASON: Readonly<Record<ReasonId, string>> = {
  explore: '발견',
  settle: '새 땅의 첫 정착지',
  harvest: '수확',
  factory: '공장',
  card: '특권',
  bonus: '추가 승점',
  scoring: '점수 계산',
  missed: '놓친 차례',
};

const MOST: Readonly<Record<Action, (name: string, count: number, next: number) => string>> = {
  explore: (name, found, next) =>
    `${josa(name, '이/가')} 가장 많은 타일 ${found}개를 탐사했습니다. 나머지는 최대 ${next}개였습니다.`,
  road: (name, built, next) =>
    `${josa(name, '이/가')} 도로를 ${built}개 지었습니다. 나머지는 최대 ${next}개였습니다.`,
  plant: (name, built, next) =>
    `${josa(name, '이/가')} 생산 설비를 ${built}개 지었습니다. 나머지는 최대 ${next}개였습니다.`,
  deliver: (name, goods, next) =>
    `${josa(name, '이/가')} 상품을 ${goods}개 배송했습니다. 나머지는 최대 ${next}개였습니다.`,
};

/** A part of the score. */
const part = (part: string, f: Compared, n: FactNames) =>
  `${josa(part, '으로/로')} ${josa(n.seat(f.winner), '은/는')} ${f.figure}점, ${josa(n.seat(f.second), '은/는')} ${f.secondFigure}점을 얻었습니다.`;

export const hindsight: FactSentences<WorldFact, FactNames> = {
  tie: (f, n) =>
    `${josa(f.seats.map(n.seat).join(', '), '이/가')} 나란히 ${score(f.score, f.isMoney)}, 함께 이겼습니다.`,
  goal: (f, n) => part(GOAL[f.module], f, n),
  leads: (f, n) => part('마지막 우위', f, n),
  reason: (f, n) => part(REASON[f.reason], f, n),
  income: (f, n) =>
    `모든 라운드를 합쳐 ${josa(n.seat(f.winner), '은/는')} $${f.figure}, ${josa(n.seat(f.second), '은/는')} $${f.secondFigure}를 벌었습니다.`,
  cash: (f, n) =>
    `남은 돈은 ${josa(n.seat(f.winner), '이/가')} $${f.figure}, ${josa(n.seat(f.second), '이/가')} $${f.secondFigure}였습니다.`,
  dividends: (f, n) =>
    `배당으로 ${josa(n.seat(f.winner), '은/는')} $${f.figure}, ${josa(n.seat(f.second), '은/는')} $${f.secondFigure}를 받았습니다.`,
  most: (f, n) => MOST[f.action](n.owner(f), f.count, f.next),
  holding: (f, n) =>
    `${josa(n.seat(f.seat), '은/는')} ${n.owner(f)} 주식이 ${f.shares}주였고, 1주에 ${score(f.worth, f.isMoney)}입니다.`,
  ended: (f, n) => `${josa(n.owner(f), '이/가')} ${f.round}라운드에 게임을 끝냈습니다.`,
  limit: (f) => `게임이 ${f.round}라운드 제한에 이르렀습니다.`,
  idle: (f) => `${f.round}라운드에 진전이 없어 게임이 끝났습니다.`,
  lead: (f, n) => `${josa(n.seat(f.winner), '이/가')} ${f.round}라운드부터 줄곧 앞섰습니다.`,
  comeback: (f, n) =>
    `${f.round}라운드에는 ${josa(n.seat(f.winner), '이/가')} 아직 ${score(f.behind, f.isMoney)} 뒤져 있었습니다.`,
};
