import type { OwnHelpWords } from '../own-help';

export const own: OwnHelpWords = {
  chapter: (name) => `Tiles of this match: ${name}`,
  aboutThem: {
    title: 'Corrected tiles',
    text: 'This match uses tiles that somebody corrected or changed. The differences are listed here, and they overrule the rest of the rules.',
  },
  titles: {
    tiles: 'Factories',
    engineers: 'Engineers',
    tokens: '? tokens',
    cards: '? cards',
    startCards: 'Starting cards',
    bonusCards: 'End-bonus cards',
  },
  factory: (tile, does) => `Factory ${tile}: ${does}.`,
  engineer: (number, cost, does) => `Engineer ${number}, for ${cost}: ${does}.`,
  instead: (usual, does) => `Instead of “${usual}”: ${does}.`,
  counts: (card, counts) => `${card}: ${counts}.`,
  nothing: 'nothing',
};
