import type { Problem } from '../../../../kit/rules';
import type { Language } from '../../../../kit/words';
import { LISTS, type ListId } from '../../data/changes';
import type { OwnTiles } from '../../data/own-tiles';
import { TILES } from '../../data/tiles';
import { BONUS_CARD_IDS } from '../../data/tiles-form';
import type { EditorWords } from '../../words/en/editor';
import type { Names } from '../../words/en/names';
import type { TableWords } from '../../words/en/table';
import { effectsAt, type Place } from './edit';

/** Everything that the editor says. */
export interface EditorContext {
  readonly words: EditorWords;
  readonly table: TableWords;
  readonly names: Names;
  readonly language: Language;
}

export function titleOf({ list, index }: Place, { words, names }: EditorContext): string {
  switch (list) {
    case 'tiles':
      return words.factory(TILES.tiles[index]?.id ?? '');
    case 'engineers':
      return names.engineer(index + 1);
    case 'tokens':
      return words.token(index + 1);
    case 'cards':
      return words.card(index + 1);
    case 'startCards':
      return words.startCard(index + 1);
    case 'bonusCards': {
      const card = BONUS_CARD_IDS[index];
      return card ? names.bonusCard[card] : '';
    }
  }
}

export function doesOf(tiles: OwnTiles, place: Place, { words, table }: EditorContext): string {
  if (place.list === 'bonusCards') {
    const card = tiles.bonusCards[place.index];
    return card ? table.bonusCounts(card) : '';
  }
  const lasting = place.list === 'tokens' ? lastingOf(place.index, table) : [];
  const parts = [...lasting, ...(effectsAt(tiles, place) ?? []).map(table.effect)];
  const does = parts.length > 0 ? table.list(parts) : words.nothing;
  const engineer = place.list === 'engineers' ? tiles.engineers[place.index] : undefined;
  if (!engineer) return does;
  const cost = table.spaces.cost(engineer.workers, engineer.rubles);
  return words.engineer(cost, does, words.stacks[engineer.stack ?? 'card']);
}

/** 9.1: what a token does that is no effect of a list. */
function lastingOf(token: number, table: TableWords): readonly string[] {
  const id = TILES.tokens[token]?.id;
  return id === 'medal' || id === 'revalue' ? [table.tokenDoes[id]] : [];
}

/** Where the app knows it from. */
export function sourceOf({ list, index }: Place): keyof EditorWords['sources'] {
  // The design of the end-bonus cards is known; how many there are of each is not.
  const source = list === 'bonusCards' ? 'reported' : (TILES[list][index]?.source ?? '');
  if (source.includes('reconstructed')) return 'reconstructed';
  return source.includes('reported') ? 'reported' : 'printed';
}

/** The tile that a problem is about; null: it is about the name, or a whole list. */
export function placeOf({ problem, at, which }: Problem): Place | null {
  const [, word, index] = /^(\w+)\[(\d+)\]/.exec(at) ?? [];
  const list = LISTS.find((one) => one === word);
  if (list && index !== undefined) return { list, index: Number(index) };
  const isOfEngineer = at === 'engineers' && which !== undefined;
  if (problem === 'not-on-a-card' && isOfEngineer)
    return { list: 'engineers', index: Number(which) - 1 };
  return null;
}

/** The list that a problem leads to. */
export function listOf(problem: Problem): ListId | null {
  const place = placeOf(problem);
  if (place) return place.list;
  if (problem.at.startsWith('name')) return null;
  return problem.at === 'engineers' && problem.problem === 'too-few-engineers'
    ? 'engineers'
    : 'cards';
}

/** A problem from the rules as a sentence, with names instead of ids. */
export function sentenceOf(problem: Problem, context: EditorContext): string {
  const { words, table } = context;
  const sentence = words.flaws[problem.problem];
  if (!sentence) return words.otherFlaw(problem.problem, problem.at);
  const place = placeOf(problem);
  const figure = (key: string) => Number(problem[key] ?? 0);
  return sentence({
    subject: place ? titleOf(place, context) : singleIn(problem, context.names, table),
    has: figure('has'),
    least: figure('least'),
    stack: String(problem.stack ?? ''),
  });
}

/** What there is only once. */
function singleIn({ what, which }: Problem, names: Names, table: TableWords): string {
  if (what === 'engineer') return names.engineer(Number(which));
  if (what === 'hand') return names.card.loco9;
  return table.effect({ blackWorker: 1 });
}
