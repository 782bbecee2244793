import { josa } from '../../../../kit/josa';
import type { ExplainerWords } from '../en/explainer';
import { payNames } from '../names';
import { names, ordinal } from './names';

export const explainer: ExplainerWords = {
  line: (parts) => parts.join(', '),
  put: (locomotive, line, over, pushed) => {
    const one = String(locomotive);
    const moved = pushed ? `밀려난 ${josa(one, '은/는')} ` : '';
    if (over !== null)
      return `${moved}${line}의 기관차 ${josa(String(over), '을/를')} ${josa(one, '으로/로')} 교체`;
    return pushed ? `${moved}${josa(line, '으로/로')}` : `${line}에 기관차 ${one}`;
  },
  pass: (points) => (points > 0 ? `패스하고 ${points}점` : '패스'),
  move: (space) => `일꾼 옮기기: ${space}`,
  points: (points) => `바로 ${points}점을 얻습니다.`,
  round: (from, to) => `이번 라운드 끝에 ${from}점 대신 ${to}점을 얻습니다.`,
  later: (points, rounds) =>
    `남은 ${rounds}라운드에도 같은 점수를 얻어 모두 ${points * rounds}점을 더 얻습니다.`,
  reach: (line, from, to) => `${line} 도달 거리: ${from} → ${to}.`,
  gains: (what) => `${josa(what, '을/를')} 얻습니다.`,
  unlocks: (color) => `${color} 선로를 얻습니다.`,
  hires: (engineer) => `이제 ${josa(engineer, '이/가')} 내 것입니다.`,
  order: (place) => `다음 라운드에 ${ordinal(place)}가 됩니다.`,
  costs: (workers, rubles) => `비용: ${payNames(names, [workers, 0, rubles]).join(', ')}.`,
};
