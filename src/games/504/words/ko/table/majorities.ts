import type { MajorityText } from '../../en/table/majorities';

export const majorities: MajorityText = {
  title: '우위',
  lead: (kind, points) => `${kind} (${points})`,
  remove: (what, pieces) => {
    if (what === 'settlement') return '정착지 빼기';
    return what === 'residents' ? `주민 ${pieces}명 빼기` : `말 ${pieces}개 빼기`;
  },
  toRemove: (pieces) => `${pieces}개 남음`,
};
