import type { Written } from '../../../../kit/written';
import { KINDS } from '../../data/board';
import { EXPLORATION } from '../../data/figures';
import { hexBeside } from '../../modules/exploration/rules/hexes';
import { readExplorer } from '../../modules/exploration/rules/read';
import { AT, FROM, SIDE } from '../../modules/exploration/state';
import { SIDES, writeHex } from '../base/map';
import { type Reading, tileOf } from '../base/read';
import type { State } from '../state/state';
import { FOLLOWING, SHIFTING } from './privileges-exploration';

/** The choices that privileges add to exploring. */
export const choiceReading: Reading = { pending: { shift: readShift, follow: readFollow } };

function readShift(state: State, form: Written): number {
  const { explorer, markers } = state;
  explorer[FROM] = tileOf(state, form.key('from'));
  const hexes = Array.from({ length: SIDES }, (_, side) =>
    writeHex(...hexBeside(state, explorer[FROM], side)),
  );
  explorer[SIDE] = form.key('at').word(hexes);
  KINDS.forEach((kind, at) => {
    markers[at] = form.key('markers').optional(kind)?.count(EXPLORATION.markers) ?? 0;
  });
  readAfterwards(state, form);
  return SHIFTING;
}

function readFollow(state: State, form: Written): number {
  state.explorer[AT] = tileOf(state, form.key('at'));
  readAfterwards(state, form);
  return FOLLOWING;
}

/** J3: the choice that resumes after this one. */
function readAfterwards(state: State, form: Written): void {
  const explorer = form.optional('then');
  if (explorer) readExplorer(state, explorer);
}
