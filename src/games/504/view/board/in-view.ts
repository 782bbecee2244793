import { figureAt } from '../../../../kit/figure-at';
import type { Seat } from '../../../../kit/rules';
import { drive } from '../../modules/deliver/rules/drive';
import { argsOf, kindOf } from '../../rules/actions';
import { activeOwner, type State } from '../../rules/state/state';
import { stepHexes } from '../model/action-text';
import { type Choice, targetsOf } from '../model/choice';
import { isGiven } from '../model/given';
import { actionsOf, offersIn } from '../model/offers';

/**
 * The hexes that a question is about, the most important first: a fight, those of the steps that are shown, the way to the
 * tapped hex, or the next targets.
 */
export function hexesInView(
  state: State,
  choice: Choice,
  acting: Seat | null,
  fight: number | null,
): readonly number[] {
  if (fight !== null) return [fight];
  if (acting === null) return [];
  if (choice.step === 'deed') return stepHexes(state, choice).flat();
  if (choice.step === 'hex' && !isGiven(state, choice))
    return [choice.hex, ...routeTo(state, choice.hex)];
  return [...(choice.step === 'hex' ? [choice.hex] : []), ...targetsOf(state, choice)];
}

/** The hexes from the trolley to another one; none where it does not go there now. */
function routeTo(state: State, hex: number): readonly number[] {
  const offer = offersIn(state).find(({ kind, hexes }) => kind === 'drive' && hexes.includes(hex));
  const [way] = offer?.ways ?? [];
  if (!way) return [];
  const drives = actionsOf(way).filter((action) => kindOf(action) === drive);
  return [figureAt(state.trolleyAt, activeOwner(state)), ...drives.map(argsOf)];
}
