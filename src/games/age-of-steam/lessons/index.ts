import { lessonsFrom } from '../../../kit/lesson-plan';
import { LESSONS } from '../words/lesson-steps';
import { texts } from '../words/texts';
import { actions } from './actions';
import { first } from './first';
import { money } from './money';
import { tiles } from './tiles';

/** All lessons of the game, in the order of the list. */
export const lessonsIn = lessonsFrom(
  LESSONS,
  {
    first,
    actions,
    money,
    tiles,
  },
  texts,
);
