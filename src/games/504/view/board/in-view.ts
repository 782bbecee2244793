import { figureAt } from '../../../../kit/figure-at';
import type { Seat } from '../../../../kit/rules';
import { mayDrive } from '../../modules/deliver/model/journeys';
import { drive } from '../../modules/deliver/rules/drive';
import { argsOf, kindOf } from '../../rules/actions';
import { activeOwner, type State } from '../../rules/state/state';
import { stepHexes } from '../model/action-text';
import { laterOf } from '../model/base/line';
import { mapOf } from '../model/base/map';
import { type Choice, targetsOf } from '../model/choice';
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
  if (choice.step === 'hex') return [choice.hex, ...routeTo(state, choice.hex)];
  const targets = [...targetsOf(state, choice)];
  // A fast trolley reaches almost every hex: the near ones come first.
  const drives = laterOf(state).some((later) => mayDrive(later.state));
  const near = drives ? nearHex(state, figureAt(state.trolleyAt, activeOwner(state))) : null;
  return near ? targets.filter((hex) => near.has(hex)) : targets;
}

/** The hexes from the trolley to another one; none where it does not go there now. */
function routeTo(state: State, hex: number): readonly number[] {
  const offer = offersIn(state).find(({ kind, hexes }) => kind === 'drive' && hexes.includes(hex));
  const [way] = offer?.ways ?? [];
  if (!way) return [];
  const drives = actionsOf(way).filter((action) => kindOf(action) === drive);
  return [figureAt(state.trolleyAt, activeOwner(state)), ...drives.map(argsOf)];
}

function nearHex(state: State, hex: number): ReadonlySet<number> {
  return new Set(aroundHex(state, hex).flatMap((one) => aroundHex(state, one)));
}

function aroundHex(state: State, hex: number): readonly number[] {
  const { neighbors } = mapOf(state).all;
  const beside = Array.from({ length: 6 }, (_, direction) => neighbors[hex * 6 + direction] ?? -1);
  return [hex, ...beside.filter((one) => one >= 0)];
}
