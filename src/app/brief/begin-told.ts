import { isTrouble } from '../../archive/trouble';
import { isProblem } from '../../kit/rules';
import { beginMatch } from '../../match/begin-match';
import { keptSettings } from '../store/kept-settings';
import { justBegun } from './just-begun';

/** Begins a match as `beginMatch` does. At its first turn a person new to the game is told what it is about, where that is wanted. */
export const beginTold: typeof beginMatch = async (plan, deps) => {
  const { brief } = await keptSettings();
  const begun = await beginMatch(plan, deps);
  if (brief && !isTrouble(begun) && !isProblem(begun)) justBegun.value = begun.header.id;
  return begun;
};
