import { figureAt } from '../../../../kit/figure-at';
import type { Seat } from '../../../../kit/rules';
import { mayDrive } from '../../modules/deliver/model/journeys';
import { drive } from '../../modules/deliver/rules/drive';
import { argsOf, kindOf } from '../../rules/actions';
import { activeOwner, type State } from '../../rules/state/state';
import { stepHexes } from '../model/action-text';
import { factsOf } from '../model/base/facts';
import { laterOf } from '../model/base/line';
import { mapOf } from '../model/base/map';
import { type Choice, targetsOf } from '../model/choice';
import { actionsOf, offersIn } from '../model/offers';

/**
 * The hexes to show large for a decision, since on a growing map they become too small to tap: the next targets, those
 * around the tapped hex and on the way to it, those of the steps that are shown, or around a fight.
 * None: the map stays as it is; null: the whole map as before.
 */
export function hexesInView(
  state: State,
  choice: Choice,
  acting: Seat | null,
  fight: number | null,
): readonly number[] | null {
  if (fight !== null) return aroundHex(state, fight);
  if (acting === null) return null;
  if (choice.step === 'deed') return stepHexes(state, choice).flat();
  if (choice.step === 'hex') {
    const around = aroundHex(state, choice.from ?? choice.hex);
    return [...new Set([...around, choice.hex, ...routeTo(state, choice.hex)])];
  }
  // All of the map tells where to begin.
  if (factsOf(state).phase === 'capital') return [...mapOf(state).laid.hexes.keys()];
  const targets = [...targetsOf(state, choice)];
  if (targets.length === 0) return null;
  // A fast trolley reaches almost every hex: near ones are large enough to tap, the rest is a move away.
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
