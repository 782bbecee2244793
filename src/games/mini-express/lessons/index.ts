import { lessonsFrom } from '../../../kit/lesson-plan';
import { LESSONS } from '../words/lesson-steps';
import { texts } from '../words/texts';
import { automa } from './automa';
import { expert } from './expert';
import { first } from './first';
import { harbors } from './harbors';
import { spike } from './spike';

/** All lessons of the game, in the order of the list. */
export const lessonsIn = lessonsFrom(
  LESSONS,
  {
    first,
    automa,
    expert,
    spike,
    harbors,
  },
  texts,
);
