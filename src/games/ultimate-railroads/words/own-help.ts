import type { Help } from '../../../kit/help';
import { changesIn, LISTS, type ListId } from '../data/changes';
import type { Effect } from '../data/effects';
import type { OwnTiles } from '../data/own-tiles';
import type { Names } from './en/names';
import type { OwnHelpWords } from './en/own';
import type { TableWords } from './en/table';

interface Speech {
  readonly names: Names;
  readonly table: TableWords;
  readonly own: OwnHelpWords;
}

/** The rules, led by a chapter of what the tiles of a match have that the app's do not. */
export function helpWith(help: Help, tiles: OwnTiles, name: string, speech: Speech): Help {
  const { own } = speech;
  const passage = (id: string, title: string, text: string) => ({
    ...{ id, title, text, picture: null, legend: [], rulings: [] },
  });
  const changed = LISTS.flatMap((list) => {
    const lines = changesIn(tiles, list).map((index) => lineOf(tiles, list, index, speech));
    return lines.length > 0 ? passage(`own-${list}`, own.titles[list], lines.join(' ')) : [];
  });
  const { title, text } = own.aboutThem;
  const chapter = {
    title: own.chapter(name),
    paragraphs: [passage('own', title, text), ...changed],
  };
  return { ...help, chapters: [chapter, ...help.chapters] };
}

function lineOf(tiles: OwnTiles, list: ListId, index: number, speech: Speech): string {
  const { names, table, own } = speech;
  const does = (effects: readonly Effect[] | null | undefined) =>
    table.list((effects ?? []).map(table.effect)) || own.nothing;
  switch (list) {
    case 'tiles':
      return own.factory(tiles.tiles[index]?.id ?? '', does(tiles.tiles[index]?.factory));
    case 'engineers': {
      const one = tiles.engineers[index];
      const cost = one ? table.spaces.cost(one.workers, one.rubles) : '';
      return own.engineer(index + 1, cost, does(one?.effects));
    }
    case 'bonusCards': {
      const card = tiles.bonusCards[index];
      return card ? own.counts(nameOf(names.bonusCard, card.id), table.bonusCounts(card)) : '';
    }
    default: {
      const usual = { tokens: names.token, cards: names.card, startCards: names.startCard }[list];
      const card = tiles[list][index];
      return card ? own.instead(nameOf(usual, card.id), does(card.effects)) : '';
    }
  }
}

const nameOf = (names: Readonly<Record<string, string>>, id: string) => names[id] ?? id;
