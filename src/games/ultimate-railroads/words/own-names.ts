import { isChanged, type ListId } from '../data/changes';
import type { Card, Tiles } from '../data/tiles-form';
import type { Names } from './en/names';
import type { TableWords } from './en/table';

/** What is said of effects. */
type EffectSpeech = Pick<TableWords, 'effect' | 'list'>;

/** The names of what is on the table with these tiles: what their owner has changed is named by what it does. */
export function namesWith(names: Names, tiles: Tiles, speech: EffectSpeech): Names {
  const named = <Id extends string>(list: ListId & ('tokens' | 'cards' | 'startCards')) => {
    const usual: Readonly<Record<string, string>> =
      names[list === 'tokens' ? 'token' : list === 'cards' ? 'card' : 'startCard'];
    const entries = tiles[list].map((card, index) => [
      card.id,
      isChanged(tiles, list, index) ? ownName(card, usual, speech) : usual[card.id],
    ]);
    return Object.fromEntries(entries) as Readonly<Record<Id, string>>;
  };
  return {
    ...names,
    token: named<keyof Names['token']>('tokens'),
    card: named<keyof Names['card']>('cards'),
    startCard: named<keyof Names['startCard']>('startCards'),
  };
}

/** 9.1: the medal and the revaluation stay what they are, whatever else they give. */
const LASTING: readonly string[] = ['medal', 'revalue'];

function ownName(
  { id, effects }: Card,
  usual: Readonly<Record<string, string>>,
  { effect, list }: EffectSpeech,
): string {
  const does = effects.map(effect);
  const name = list(LASTING.includes(id) ? [usual[id] ?? id, ...does] : does);
  return name.charAt(0).toUpperCase() + name.slice(1);
}
