import type { Emit } from '../../../../../kit/rules';
import { PRIVILEGE_VP } from '../../../data/figures';
import { CARDS } from '../../../data/world/privileges';
import { progress, scoreVp } from '../../../rules/base/pieces';
import type { Owner } from '../../../rules/state/parts';
import type { State } from '../../../rules/state/state';
import { addCard } from './cards';

const VP: Readonly<Record<string, number>> = PRIVILEGE_VP;

/** M3.16: a card works from now on; points on it are collected at once. */
export function gainCard(state: State, owner: Owner, kind: number, emit?: Emit<State>): void {
  addCard(state, owner, kind);
  progress(state);
  scoreVp(state, owner, VP[CARDS[kind]] ?? 0, 'card', emit);
}
