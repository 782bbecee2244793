import type { Json } from '../../../../../kit/json';
import { array, count, flaw, listOf, record } from '../../../../../kit/reading';
import { SCORINGS } from '../../../data/figures';
import { checkIncomes } from '../../../rules/base/read-owner';
import { BYTE_MOST, positive, type Reading } from '../../../rules/base/reading-parts';
import { IN, PHASE } from '../../../rules/state/fields';
import type { State } from '../../../rules/state/state';
import { NOT_DEALT } from '../state';
import { SHRINK_PHASE, vpPerPiece } from './shrink';

export const majorityReading: Reading = {
  keys({ world, now }, part) {
    if (part !== 'position' || world.role[7] !== 1) return null;
    return { needed: ['rows', 'scorings', ...(now[PHASE] === SHRINK_PHASE ? ['shrink'] : [])] };
  },
  position(state, form) {
    if (state.world.role[7] !== 1) return;
    listOf(form.rows, 'rows', SCORINGS).forEach((row, index) => {
      readRow(state, index, row, `rows[${index}]`);
    });
    state.scorings[0] = count(form.scorings, 'scorings', SCORINGS);
    if (form.shrink !== undefined) readShrink(state, form.shrink);
  },
  check(state) {
    if (state.now[PHASE] === SHRINK_PHASE) checkIncomes(state, state.now[IN]);
  },
};

function readRow(state: State, row: number, json: Json, at: string): void {
  const { cards, scoring } = record(json, at, ['cards', 'scoring']);
  state.rowCards[row] = cards === null ? NOT_DEALT : count(cards, `${at}.cards`, BYTE_MOST);
  const most = Math.min(1, cards === null ? 1 : state.rowCards[row]);
  // With companies the scoring card of a row can be there without any order card (M7.11).
  state.rowScoring[row] = count(scoring, `${at}.scoring`, state.world.company ? 1 : most);
}

function readShrink(state: State, json: Json): void {
  const { queue, each, gain } = record(json, 'shrink', ['queue', 'each', 'gain']);
  if (each !== vpPerPiece(state)) flaw('wrong-number', 'shrink.each', { needs: vpPerPiece(state) });
  listOf(gain, 'shrink.gain', state.owners).forEach((points, owner) => {
    state.gain[owner] = count(points, `shrink.gain[${owner}]`, 0xffff);
  });
  for (const [place, item] of array(queue, 'shrink.queue').entries()) {
    const at = `shrink.queue[${place}]`;
    const form = record(item, at, ['owner', 'left']);
    const owner = count(form.owner, `${at}.owner`, state.owners - 1);
    if (state.shrinkOwner.subarray(0, place).includes(owner)) flaw('twice', `${at}.owner`);
    state.shrinkOwner[place] = owner;
    state.shrinkLeft[place] = positive(form.left, `${at}.left`, BYTE_MOST);
    if (state.shrinkLeft[place] * vpPerPiece(state) > state.gain[owner])
      flaw('too-many', `${at}.left`);
    state.shrinking[0] = place + 1;
  }
  if (state.shrinking[0] === 0) flaw('too-few', 'shrink.queue');
}
