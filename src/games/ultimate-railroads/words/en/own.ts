import type { TextsOf } from '../../../../kit/texts';
import type { ListId } from '../../data/changes';

export const own = {
  chapter: (name: string) => `Tiles of this match: ${name}`,
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
  } satisfies Readonly<Record<ListId, string>>,
  factory: (tile: string, does: string) => `Factory ${tile}: ${does}.`,
  engineer: (number: number, cost: string, does: string) =>
    `Engineer ${number}, for ${cost}: ${does}.`,
  /** Something that has a name, which says what the app's has. */
  instead: (usual: string, does: string) => `Instead of “${usual}”: ${does}.`,
  counts: (card: string, counts: string) => `${card}: ${counts}.`,
  /** It does nothing by itself. */
  nothing: 'nothing',
};

/** What the rules say of tiles by the user. */
export type OwnHelpWords = TextsOf<typeof own>;
