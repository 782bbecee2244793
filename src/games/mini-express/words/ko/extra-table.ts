import { josa } from '../../../../kit/josa';
import type { TableExtraWords } from '../en/extra-table';

const spike: TableExtraWords['spike'] = ({ state, first, far, east, west }, company) => {
  switch (state) {
    case 'waiting':
      return `골든 스파이크: 아직 아무도 ${first}에 닿지 않음`;
    case 'off':
      return '골든 스파이크: 이번 게임에서는 쓰지 않음';
    case 'begun': {
      const side = east ? `동부 회사 ${company[east]}, ` : '';
      return `골든 스파이크: ${side}${josa(first, '와/과')} ${josa(far, '을/를')} 이을 차례`;
    }
    case 'driven': {
      const sides = [
        ...(east ? [`동부 회사 ${company[east]}`] : []),
        ...(west ? [`서부 회사 ${company[west]}`] : []),
      ];
      return `골든 스파이크: 대륙 횡단 철도 완성${sides.length > 0 ? `, ${sides.join(', ')}` : ''}`;
    }
  }
};

export const table: TableExtraWords = {
  spike,

  automaTurn: '오토마의 차례',
  bag: '주머니',
  inBag: (tiles) => `주머니 속: ${tiles}개`,
  drawn: (tiles) => `뽑은 타일: ${tiles}개`,
  bagMeaning: '타일마다 오토마의 두 마커(대상 도시, 회사)를 움직입니다.',
  refresh: '초기화: 모두 주머니로',
  tileSteps: (target, company) => `대상 도시 ${target}, 회사 ${company}`,
  automaMarkers: (company, target) =>
    target
      ? `지금은 ${josa(target, '와/과')} ${company}에 있습니다.`
      : `지금은 첫 도시 앞과 ${company}에 있습니다.`,
};
