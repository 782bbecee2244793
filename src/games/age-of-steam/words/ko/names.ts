import type { Names } from '../en/names';

/** A color before what has it: “빨간 상품”, “보라색 상품”. */
export const colored = (color: string) =>
  color === names.cube.purple ? color : color.replace(/색$/, '');

export const names: Names = {
  language: 'ko',
  newCity: (letter) => `신도시 ${letter}`,
  cube: { red: '빨간색', blue: '파란색', purple: '보라색', yellow: '노란색', black: '검은색' },
  action: {
    'first-move': '우선 수송',
    'first-build': '우선 건설',
    engineer: '철도 기술자',
    locomotive: '기관차',
    urbanization: '도시화',
    production: '생산',
    'turn-order': '턴 순서(패스)',
  },
  tile: {
    straight: '단선, 직선',
    gentle: '단선, 완만한 곡선',
    sharp: '단선, 급한 곡선',
    'cross-straights': '복선 교차, 직선 둘',
    'cross-mixed': '복선 교차, 직선과 곡선',
    'cross-gentles': '복선 교차, 곡선 둘',
    'beside-straight-sharp': '복선 병렬, 직선과 급한 곡선',
    'beside-gentle-sharp-a': '복선 병렬, 완만한 곡선과 급한 곡선(오른쪽)',
    'beside-gentle-sharp-b': '복선 병렬, 완만한 곡선과 급한 곡선(왼쪽)',
    'beside-gentles': '복선 병렬, 완만한 곡선 둘',
    'town-one': '마을, 한 갈래',
    'town-three-a': '마을, 세 갈래(오른쪽 가지)',
    'town-three-b': '마을, 세 갈래(왼쪽 가지)',
    'town-three-near': '마을, 나란한 세 갈래',
    'town-three-star': '마을, 고르게 퍼진 세 갈래',
    'four-x': '마을, 네 갈래(X 모양)',
    'four-foot': '마을, 네 갈래(새 발 모양)',
    'four-k': '마을, 네 갈래(K 모양)',
    'town-disc': '마을 말',
  },
  side: { light: '밝은 영역', dark: '어두운 영역' },
  direction: ['북쪽', '북동쪽', '남동쪽', '남쪽', '남서쪽', '북서쪽', '동쪽', '서쪽'],
  away: (place, direction, distance) =>
    distance === 1 ? `${place} ${direction}` : `${place} ${direction} ${distance}칸`,
  player: (number) => `플레이어 ${number}`,
};
