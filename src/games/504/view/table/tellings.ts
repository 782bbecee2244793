import type { State } from '../../rules/state';
import { trolleyTelling } from '../deliver/telling';
import { explorationTelling } from '../exploration/telling';
import { majorityTelling } from '../majorities/telling';
import { militaryTelling } from '../military/telling';
import type { Telling } from '../parts';
import { privilegeTelling } from '../privileges/telling';
import { productionTelling } from '../production/telling';
import { raceTelling } from '../race/telling';
import { roadTelling } from '../roads/telling';
import { shareTelling } from '../shares/telling';
import { type ByModule, inWorld } from './in-world';

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
