import { deliverReading } from '../deliver/read';
import { explorationReading } from '../exploration/read';
import { majorityReading } from '../majorities/read';
import { militaryReading } from '../military/read';
import { followReading } from '../pairs/privileges-follow';
import { shiftReading } from '../pairs/privileges-shift';
import type { Digit } from '../parts';
import { privilegeReading } from '../privileges/read';
import { productionReading } from '../production/read';
import { raceReading } from '../race/read';
import type { Reading } from '../reading-parts';
import { roadReading } from '../roads/read';
import { shareReading } from '../shares/read';

/** The table of modules: how each reads its part of a position. Loaded only where positions are read. */
export const READINGS: readonly (readonly [Digit, Reading])[] = [
  [1, deliverReading],
  [2, raceReading],
  [3, privilegeReading],
  [3, shiftReading],
  [3, followReading],
  [4, militaryReading],
  [5, explorationReading],
  [6, roadReading],
  [7, majorityReading],
  [8, productionReading],
  [9, shareReading],
];
