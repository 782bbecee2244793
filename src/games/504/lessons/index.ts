import { lessonsFrom } from '../../../kit/lesson-plan';
import { LESSONS } from '../words/lesson-steps';
import { texts } from '../words/texts';
import { deliverLesson } from './deliver';
import { exploration } from './exploration';
import { first } from './first';
import { majorities } from './majorities';
import { militaryLesson } from './military';
import { ownShares } from './own-shares';
import { privilegesLesson } from './privileges';
import { production } from './production';
import { raceLesson } from './race';
import { roads } from './roads';
import { shares } from './shares';

/** All lessons of the game, in the order of the list. */
export const lessonsIn = lessonsFrom(
  LESSONS,
  {
    first,
    deliver: deliverLesson,
    race: raceLesson,
    privileges: privilegesLesson,
    military: militaryLesson,
    exploration,
    roads,
    majorities,
    production,
    shares,
    'own-shares': ownShares,
  },
  texts,
);
