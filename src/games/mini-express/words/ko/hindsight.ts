import { josa, whose } from '../../../../kit/josa';
import type { HindsightWords } from '../en/hindsight';

/** A name as the subject, and as the topic, of a sentence. */
const who = (name: string) => josa(name, '이/가');
const as = (name: string) => josa(name, '은/는');

export const words: HindsightWords = {
  tie: {
    'fewer-shares': (winner, second, points) =>
      `${josa(winner, '와/과')} ${who(second)} 똑같이 ${points}점이라, 주식이 더 적은 ${who(winner)} 앞섰습니다.`,
    'turn-order': (winner, second, points) =>
      `${josa(winner, '와/과')} ${as(second)} 점수(${points}점)와 주식 수가 같아, 차례가 앞선 ${who(winner)} 이겼습니다.`,
    'automa-wins-ties': (winner, second, points) =>
      `${josa(winner, '와/과')} ${who(second)} 똑같이 ${points}점이고, 동점이면 ${who(winner)} 이깁니다.`,
  },
  company: (company, winner, points, second, secondPoints) =>
    `승부는 ${company}에서 갈렸습니다. ${as(winner)} ${points}점, ${as(second)} ${secondPoints}점을 얻었습니다.`,
  edge: (company, winner, heir) =>
    `${whose(winner)} ${company} 영향력이 1만 낮았어도 ${who(heir)} 이겼을 것입니다.`,
  worthless: (company, second, shares, why) =>
    `${whose(second)} ${company} 주식 ${shares}장은 0점이었습니다(${why}).`,
  why: {
    none: '영향력 없음',
    'three-or-less': '영향력 3 이하',
    'below-automa': '오토마보다 낮은 영향력',
  },
  compensation: (company, winner, trains) =>
    `${winner}에게 점수를 가장 많이 준 ${josa(company, '은/는')} 남의 선로 덕에 보상 열차 ${trains}대를 받았습니다.`,
  early: (winner, shares, second, secondShares) =>
    `게임의 절반이 지났을 때 ${as(winner)} 주식 ${shares}장, ${as(second)} ${secondShares}장을 가지고 있었습니다.`,
  late: (winner, shares, points) =>
    `${who(winner)} 막판에 산 주식 ${shares}장으로 ${points}점을 냈습니다.`,
  price: (winner, paid, shares, second, secondPaid, secondShares) =>
    `${as(winner)} 주식 ${shares}장에 영향력 ${josa(String(paid), '을/를')}, ${as(second)} ${secondShares}장에 ${josa(String(secondPaid), '을/를')} 냈습니다.`,
  lastRound: (winner, move, ahead) =>
    `${who(winner)} ${ahead}점 앞선 채 ${move}수째에 마지막 라운드를 시작했습니다.`,
  ended: (winner, move) => `${who(winner)} ${move}수째에 게임을 끝냈습니다.`,
  lastRoundBehind: (second, move, behind) =>
    `${who(second)} ${behind}점 뒤진 채 ${move}수째에 마지막 라운드를 시작했습니다.`,
  endedBehind: (second, move, behind) =>
    `${who(second)} ${behind}점 뒤진 채 ${move}수째에 게임을 끝냈습니다.`,
};
