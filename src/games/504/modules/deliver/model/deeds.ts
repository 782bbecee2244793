import { figureAt } from '../../../../../kit/figure-at';
import { SPEEDS } from '../../../data/figures';
import { activeOwner, type State } from '../../../rules/state/state';
import type { Deeds } from '../../../view/model/base/parts';
import type { Voice } from '../../../view/model/base/voice';

export const trolleyDeeds: Deeds = {
  upgrade: (state, { what }, voice) =>
    voice.table.titleAt(voice.names.action.upgrade, upgradeText(state, what, voice)),
};

/** M1.4: what an upgrade makes of the trolley. */
export function upgradeText(state: State, what: unknown, { table: { trolley } }: Voice): string {
  const speed = figureAt(state.speed, activeOwner(state));
  return what === 'speed'
    ? trolley.speed(figureAt(SPEEDS, speed), figureAt(SPEEDS, speed + 1))
    : trolley.secondHold;
}
