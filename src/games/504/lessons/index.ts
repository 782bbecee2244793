import { lessonsFrom } from '../../../kit/lesson-plan';
import { LESSONS } from '../words/lesson-steps';
import { texts } from '../words/texts';
import { first } from './first';
import { exploration, roads } from './lands';
import { ownShares, shares } from './money';
import { militaryLesson, privilegesLesson } from './power';
import { majorities, production } from './trade';
import { deliverLesson, raceLesson } from './wheels';

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
