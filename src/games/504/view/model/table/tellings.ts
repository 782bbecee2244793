import { trolleyTelling } from '../../../modules/deliver/model/telling';
import { explorationTelling } from '../../../modules/exploration/model/telling';
import { majorityTelling } from '../../../modules/majorities/model/telling';
import { militaryTelling } from '../../../modules/military/model/telling';
import { privilegeTelling } from '../../../modules/privileges/model/telling';
import { productionTelling } from '../../../modules/production/model/telling';
import { raceTelling } from '../../../modules/race/model/telling';
import { roadTelling } from '../../../modules/roads/model/telling';
import { shareTelling } from '../../../modules/shares/model/telling';
import type { State } from '../../../rules/base/state';
import { type ByModule, inWorld } from '../base/in-world';
import type { Telling } from '../base/parts';

/** The table of modules: what each says of tiles and of the end of the match. */
const TELLINGS: ByModule<Telling> = [
  [5, explorationTelling],
  [6, roadTelling],
  [8, productionTelling],
  [7, majorityTelling],
  [9, shareTelling],
  [1, trolleyTelling],
  [2, raceTelling],
  [3, privilegeTelling],
  [4, militaryTelling],
];

export const tellingsIn = (state: State) => inWorld(TELLINGS, state);

/** What the module of role I says of the end. */
export function goalIn({ world }: State): Telling | null {
  return TELLINGS.find(([digit]) => world.role[digit] === 1)?.[1] ?? null;
}
