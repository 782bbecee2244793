import type { Language } from '../../../kit/words';
import type { State } from '../rules/state';

/** The name of a harbor by its number. The board's list is in index order; its form may name them in any. */
export function harborName({ board }: State, harbor: number, language: Language): string {
  const hex = board.map.hexes[board.harborHex[harbor] ?? -1];
  const found = board.form.harbors.find(({ col, row }) => col === hex?.col && row === hex.row);
  return found?.[language] ?? '';
}
