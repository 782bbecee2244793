import type { OwnHelpWords } from '../own-help';

export const own: OwnHelpWords = {
  chapter: (name) => `Tiles of this match: ${name}`,
  aboutThem: {
    title: 'Tiles by the owner of a game',
    text: 'This match is played with tiles that somebody has corrected or changed. What differs from the tiles of the app stands here, and counts where the rest of the rules says otherwise.',
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
