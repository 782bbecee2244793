import { deliverReading } from '../../modules/deliver/rules/read';
import { explorationReading } from '../../modules/exploration/rules/read';
import { majorityReading } from '../../modules/majorities/rules/read';
import { militaryReading } from '../../modules/military/rules/read';
import { privilegeReading } from '../../modules/privileges/rules/read';
import { productionReading } from '../../modules/production/rules/read';
import { raceReading } from '../../modules/race/rules/read';
import { roadReading } from '../../modules/roads/rules/read';
import { shareReading } from '../../modules/shares/rules/read';
import type { Reading } from '../base/reading-parts';
import { choiceReading } from '../pairs/read';
import type { Digit } from '../state/ids';

/** The table of modules: how each reads its part of a position. Loaded only where positions are read. */
export const READINGS: readonly (readonly [Digit, Reading])[] = [
  [1, deliverReading],
  [2, raceReading],
  [3, privilegeReading],
  [3, choiceReading],
  [4, militaryReading],
  [5, explorationReading],
  [6, roadReading],
  [7, majorityReading],
  [8, productionReading],
  [9, shareReading],
];
