import type { FactSentences } from '../../../../kit/hindsight';
import { josa, whose } from '../../../../kit/josa';
import type { Barred, DecidedBy } from '../../rules/scoring';
import type { FactNames, MiniExpressFact } from '../decisive-facts';

/** A name as the subject, and as the topic, of a sentence. */
const who = (name: string) => josa(name, '이/가');
const as = (name: string) => josa(name, '은/는');

/** By what decided between two with as many points. */
const TIES: Readonly<
  Record<Exclude<DecidedBy, 'points'>, (winner: string, second: string, n: number) => string>
> = {
  'fewer-shares': (winner, second, points) =>
    `${josa(winner, '와/과')} ${who(second)} 똑같이 ${points}점이라, 주식이 더 적은 ${who(winner)} 앞섰습니다.`,
  'turn-order': (winner, second, points) =>
    `${josa(winner, '와/과')} ${as(second)} 점수(${points}점)와 주식 수가 같아, 차례가 앞선 ${who(winner)} 이겼습니다.`,
  'automa-wins-ties': (winner, second, points) =>
    `${josa(winner, '와/과')} ${who(second)} 똑같이 ${points}점이고, 동점이면 ${who(winner)} 이깁니다.`,
};

/** Why shares score nothing. */
const WHY: Readonly<Record<Barred | 'none', string>> = {
  none: '영향력 없음',
  'three-or-less': '영향력 3 이하',
  'below-automa': '오토마보다 낮은 영향력',
};

export const words: FactSentences<MiniExpressFact, FactNames> = {
  tie: (f, n) => TIES[f.by](n.seat(f.winner), n.seat(f.second), f.points),
  company: (f, n) =>
    `승부는 ${n.company(f.company)}에서 갈렸습니다. ${as(n.seat(f.winner))} ${f.points}점, ${as(n.seat(f.second))} ${f.secondPoints}점을 얻었습니다.`,
  edge: (f, n) =>
    `${whose(n.seat(f.winner))} ${n.company(f.company)} 영향력이 1만 낮았어도 ${who(n.seat(f.heir))} 이겼을 것입니다.`,
  worthless: (f, n) =>
    `${whose(n.seat(f.second))} ${n.company(f.company)} 주식 ${f.shares}장은 0점이었습니다(${WHY[f.why]}).`,
  compensation: (f, n) =>
    `${n.seat(f.winner)}에게 점수를 가장 많이 준 ${josa(n.company(f.company), '은/는')} 남의 선로 덕에 보상 열차 ${f.trains}대를 받았습니다.`,
  early: (f, n) =>
    `게임의 절반이 지났을 때 ${as(n.seat(f.winner))} 주식 ${f.shares}장, ${as(n.seat(f.second))} ${f.secondShares}장을 가지고 있었습니다.`,
  late: (f, n) =>
    `${who(n.seat(f.winner))} 막판에 산 주식 ${f.shares}장으로 ${f.points}점을 냈습니다.`,
  price: (f, n) =>
    `${as(n.seat(f.winner))} 주식 ${f.shares}장에 영향력 ${josa(String(f.paid), '을/를')}, ${as(n.seat(f.second))} ${f.secondShares}장에 ${josa(String(f.secondPaid), '을/를')} 냈습니다.`,
  'last-round': (f, n) =>
    `${who(n.seat(f.winner))} ${f.ahead}점 앞선 채 ${f.move}수째에 마지막 라운드를 시작했습니다.`,
  ended: (f, n) => `${who(n.seat(f.winner))} ${f.move}수째에 게임을 끝냈습니다.`,
  'last-round-behind': (f, n) =>
    `${who(n.seat(f.second))} ${f.behind}점 뒤진 채 ${f.move}수째에 마지막 라운드를 시작했습니다.`,
  'ended-behind': (f, n) =>
    `${who(n.seat(f.second))} ${f.behind}점 뒤진 채 ${f.move}수째에 게임을 끝냈습니다.`,
};
