import { josa, whose } from '../../../../kit/josa';
import type { ExplainerWords } from '../en/explainer';

const signed = (by: number) => (by > 0 ? `+${by}` : `−${-by}`);

export const words: ExplainerWords = {
  share: (company) => `${company} 주식 한 장 사기`,
  pick: (company) => `${company} 주식 고르기`,
  build: (company, city, cost) => `열차 ${cost}대로 ${company} 선로를 ${city}까지 놓기`,
  also: (company) => `(보라색으로 ${company} 선택)`,
  harbor: (name) => `, ${name} 항구`,
  west: (company) => `, 서부 회사 ${company}`,
  place: (name, company, from, to) => `${whose(name)} ${company} 순위: ${from} → ${to}.`,
  score: (name, by, to) => `${name}: 즉시 ${signed(by)}점 (합계 ${to}점).`,
  value: (company, from, to) => `${company} 주식이 한 장에 ${from}점에서 ${to}점이 됩니다.`,
  shares: (company, shares, value, first) =>
    `${company} 주식이 ${shares}장이 됩니다. ${value === first ? '' : `지금은 한 장에 ${value}점, `}1위면 한 장에 ${first}점입니다.`,
  influence: (company, by, to) => `${company} 영향력 ${signed(by)} (합계 ${to}).`,
  rival: (name, by, too) =>
    by > 0
      ? `${too ? `${name}도` : josa(name, '이/가')} ${by}점을 얻습니다.`
      : `${josa(name, '은/는')} ${-by}점을 잃습니다.`,
  quiet: '당장 오르는 점수는 없지만 나중에 도움이 됩니다.',
};
