import type { ModuleId } from '../../data/world/world';

/** What decides between equal points, by the module of the goal. */
export const TIE: Readonly<Record<ModuleId, string | null>> = {
  1: '수송 차량에 실은 상품이 많은 쪽, 그다음은 마지막 수입이 많은 쪽이',
  2: '지도 위에 주민과 정착지가 많은 쪽이',
  3: '돈이 많은 쪽이',
  4: '지도 위에 군대가 많은 쪽이(본부는 하나로 칩니다)',
  5: '지도 위에 주민이 많은 쪽이',
  6: '자기 도로가 있는 타일에 주민이 많은 쪽이',
  7: '지도 위에 주민과 정착지가 많은 쪽이',
  8: '생산 설비가 많은 쪽이',
  9: null,
};
