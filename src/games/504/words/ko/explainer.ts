import { josa, whose } from '../../../../kit/josa';
import type { ExplainerText } from '../en/explainer';
import { money, signed } from '../money';

export const explainer: ExplainerText = {
  points: (from, to, owner) =>
    `${owner === null ? '' : `${whose(owner)} `}승점 ${from} → ${to} (${signed(to - from)}).`,
  income: (from, to) => `수입 ${money(from)} → ${money(to)}.`,
  cash: (from, to) => `돈 ${money(from)} → ${money(to)}.`,
  wealth: (from, to) => `지금 끝난다면: ${from} → ${to}.`,
  holds: (company, from, to) => `${company} 주식: ${from}주 → ${to}주.`,
  presides: (company, isPresident) =>
    isPresident
      ? `${company} 회사의 사장이 되어 결정을 내립니다.`
      : `${company} 회사의 사장에서 물러납니다.`,
  mayBe: (what) => `나올 수 있는 땅: ${what}`,
  plant: (good) => `그곳에 ${good} 생산 설비를 지을 수 있습니다.`,
  places: '앞 순서는 타일을 먼저 고르고, 뒤 순서는 다른 플레이어의 수를 보고 움직입니다.',
  residents: (active) => `주민 ${active}명이 아직 행동할 수 있습니다.`,
  unknown: (hexes) => `옆에 탐사할 빈 칸이 ${hexes}곳 있습니다.`,
  ends: '차례가 끝납니다.',
  scoring: (from, to) => `지금 점수 계산을 하면 ${to}점을 얻습니다 (${signed(to - from)}).`,
  toward: {
    1: '모두가 배송한 상품',
    2: '도달한 도시',
    3: '모두의 공장',
    4: '놓은 말',
    5: '놓인 타일',
    6: '연결한 도시',
    8: '교역소',
  },
  roadsOfAll: '모두의 도로',
  progress: (what, from, to, needs) => `${what}: ${from} → ${to}. ${needs}에 이르면 끝이 옵니다.`,
  bonus: (name, has, needs) => `추가 승점 ‘${name}’: ${needs} 중 ${has}.`,
  rivalPoints: (name, by) => `${name}: ${signed(by)}점.`,
  rivalScoring: (name, by, to) => `지금 점수 계산을 하면 ${name}: ${to}점 (${signed(by)}).`,
  rivalIncome: (name, by) =>
    `${whose(name)} 수입이 ${money(Math.abs(by))} ${by < 0 ? '줄어듭니다' : '늘어납니다'}.`,
  card: (name, effect) => `${name}: ${effect}`,
  highest: (name, amount) => `${josa(name, '이/가')} ${money(amount)}로 가장 높이 불렀습니다.`,
  leadLost: (kind, names, points) =>
    `${josa(names, '이/가')} ${kind}에서 앞섰습니다: ${signed(-points)}점.`,
  leadGained: (kind, points) => `이제 ${kind}에서 가장 많습니다: ${signed(points)}점.`,
  part: (what, from, to) => `${what}: ${from} → ${to}점.`,
  share: (company, from, to, held) => `${company}: 주식 1주가 ${from}에서 ${to}. ${held}주 보유.`,
};
