import type { Reader } from '../../../kit/reader';
import { ownTilesProblems } from '../data/own-tiles';
import { TILES_SETTING } from './options';
import { readPosition } from './position-read';
import type { State } from './state';

/** Positions (15) and tiles by the user, as they come from files, phones and the command line. */
export const reader: Reader<State> = {
  position: readPosition,
  designProblems: (setting, design) =>
    setting === TILES_SETTING ? ownTilesProblems(design) : [{ problem: 'unknown-word', at: '' }],
};
