import { josa } from '../../../../kit/josa';
import type { ExtraEventWord, Sentence } from '../dictionary';
import { type Told, UNREACHED } from '../told';

export { table } from './extra-table';

export const events: Readonly<Record<ExtraEventWord, Sentence>> = {
  draw({ tile, again }) {
    if (tile) return `타일을 뽑습니다: 대상 도시 ${tile[0]}칸, 회사 ${tile[1]}칸.`;
    return again
      ? '초기화 타일이 또 나왔습니다.'
      : '초기화 타일: 뽑은 타일을 모두 주머니에 되돌립니다.';
  },
  markers: (t) =>
    t.target
      ? `마커가 ${josa(t.target, '와/과')} ${t.company}에 있습니다.`
      : `회사 마커가 ${t.company}에 있습니다.`,
  'automa-choice': choice,
  automa(t) {
    if (t.word('do') === 'take') return `오토마가 ${t.company} 주식을 가져갑니다.`;
    if (t.word('do') === 'build')
      return `오토마가 열차 ${t.hexes}대로 ${t.company} 선로를 ${t.city}까지 놓습니다.`;
    const shares = t.figure('shares');
    return shares > 0
      ? `오토마가 ${t.company} 주식 ${shares}장을 받습니다.`
      : `오토마가 받을 ${t.company} 주식이 없습니다.`;
  },
  harbor: (t) => `${josa(t.company, '이/가')} ${t.harbor} 항구에서도 출발할 수 있습니다.`,
  'spike-begun': (t) =>
    t.east
      ? `골든 스파이크 시작: ${josa(t.east, '이/가')} 동부 회사가 됩니다.`
      : '골든 스파이크가 시작되었지만 열차가 없어 동부 회사는 없습니다.',
  'far-start': (t) => `${josa(t.company, '은/는')} ${t.far}에서도 출발할 수 있습니다.`,
  'spike-off': (t) => `${t.far}에 먼저 닿아 이번 게임에는 골든 스파이크가 없습니다.`,
  'spike-driven': (t) => {
    const sides = [t.east && `동부 회사 ${t.east}`, t.west && `서부 회사 ${t.west}`];
    const named = sides.filter(Boolean).join(', ');
    return `대륙 횡단 철도 완성${named ? `: ${named}` : ''}.`;
  },
};

/** The city that the automa chose, and what decided in its favor. */
function choice({ candidates: [best, next], company, target, word }: Told): string | null {
  if (!best) return null;
  if (!next)
    return `${josa(best.city, '은/는')} ${josa(company, '이/가')} 갈 수 있는 유일한 도시입니다.`;
  const but = `${josa(next.city, '와/과')} 똑같이 ${target}에서 ${
    best.steps === UNREACHED ? '갈 수 없' : `${best.steps}칸이`
  }지만`;
  switch (word('decided')) {
    case 'nearest':
      if (best.steps === 0) return `${josa(best.city, '이/가')} 바로 대상 도시입니다.`;
      return `${josa(best.city, '이/가')} ${target}에서 ${best.steps}칸으로 가장 가깝습니다. ${
        next.steps === UNREACHED
          ? `${next.city}까지는 길이 없습니다.`
          : `${josa(next.city, '은/는')} ${next.steps}칸입니다.`
      }`;
    case 'fewest-trains':
      return `${best.city}: ${but}, 열차가 ${next.cost}대가 아니라 ${best.cost}대면 됩니다.`;
    case 'most-companies':
      return `${best.city}: ${but}, ${
        next.companies > 0
          ? `들어온 회사가 ${next.companies}곳이 아니라 ${best.companies}곳입니다.`
          : `이미 회사 ${best.companies}곳이 들어와 있습니다.`
      }`;
    default:
      return `${best.city}: ${josa(next.city, '와/과')} 모든 것이 같아, 도시 번호가 더 뒤인 쪽을 고릅니다.`;
  }
}
