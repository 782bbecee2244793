import type { OwnHelpWords } from '../en/own';

export const own: OwnHelpWords = {
  chapter: (name) => `이 게임의 타일: ${name}`,
  aboutThem: {
    title: '직접 고친 타일',
    text: '이 게임에서는 누군가가 바로잡거나 바꾼 타일을 씁니다. 앱의 타일과 다른 점을 여기에 모았습니다. 아래 규칙과 다르면 여기 적힌 것을 따릅니다.',
  },
  titles: {
    tiles: '공장',
    engineers: '엔지니어',
    tokens: '? 토큰',
    cards: '? 카드',
    startCards: '시작 카드',
    bonusCards: '보너스 카드',
  },
  factory: (tile, does) => `공장 ${tile}: ${does}.`,
  engineer: (number, cost, does) => `엔지니어 ${number} (${cost}): ${does}.`,
  instead: (usual, does) => `‘${usual}’ 대신: ${does}.`,
  counts: (card, counts) => `${card}: ${counts}.`,
  nothing: '효과 없음',
};
