import type { Viewers } from '../../../src/kit/secrets';
import type { State } from '../rules/state';
import { drawingOf } from './drawing';

const INKS = {
  ground: 'var(--panel,#fcf9f1)',
  line: 'var(--edge,#6f7b6c)',
  bar: 'var(--ink,#17392d)',
  debt: 'var(--accent,#a32a1d)',
  // Lists show it without the game's own style sheet.
  goods: ['#26292a', '#c8961e', '#7b8990'],
};

/** Prices and scores, without what only others know. */
export function miniature(state: State, viewers: Viewers): string {
  return drawingOf(state, viewers, INKS);
}
