import { useMemo } from 'preact/hooks';
import { HEXES } from '../../rules/board';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import { phaseOf } from '../phase-of';
import type { Voice } from '../voice';
import { hexFacts } from './hex-facts';

/** All that can be said of each hex in a position; taps change none of it. */
export function useHexNames(
  state: State,
  words: Words,
  voice: Voice,
  acting: number | null,
): (hex: number) => string {
  const named = useMemo(() => {
    const builds = acting !== null && phaseOf(state) === 'build';
    return Array.from({ length: HEXES }, (_, hex) =>
      words.table.hex.hex(hexFacts(state, hex, { words, voice, seat: acting }, builds)),
    );
  }, [state, words, voice, acting]);
  return (hex) => named[hex] ?? '';
}
