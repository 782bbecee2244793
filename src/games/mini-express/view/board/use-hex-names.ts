import { useMemo } from 'preact/hooks';
import type { Language } from '../../../../kit/words';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import { type Choice, shownRoute } from '../choice';
import type { Target } from '../legal';
import { hexFacts } from './hex-facts';

interface Named {
  readonly state: State;
  /** The chosen company's, lit up. */
  readonly targets: readonly Target[];
  readonly choice: Choice;
  readonly words: Words;
  readonly language: Language;
  /** How far the Golden Spike has come, in words. */
  readonly spike: string | null;
}

/** All that can be said of each hex. A tap says more of few of them: the others keep what they are called. */
export function useHexNames(named: Named): (hex: number) => string {
  const { state, targets, choice, words, language, spike } = named;
  const { board } = state;
  const standing = useMemo(
    () =>
      board.map.hexes.map((_, hex) => {
        const facts = hexFacts(state, hex, language, spike);
        return { facts, name: words.table.hex(facts) };
      }),
    [state, words, language, spike],
  );
  const costs = new Map(targets.map(({ city, cost }) => [board.cityHex[city], cost]));
  const route = shownRoute(choice);
  return (hex) => {
    const known = standing[hex];
    if (!known) throw new RangeError(`the board has no hex ${hex}`);
    const cost = costs.get(hex) ?? null;
    const step = route.indexOf(hex) + 1 || null;
    if (cost === null && step === null) return known.name;
    return words.table.hex({ ...known.facts, cost, step });
  };
}
