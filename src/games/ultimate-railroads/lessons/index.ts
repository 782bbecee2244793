import { lessonsFrom } from '../../../kit/lesson-plan';
import { LESSONS } from '../words/lesson-steps';
import { texts } from '../words/texts';
import { engineers } from './engineers';
import { industry } from './industry';
import { locomotives } from './locomotives';
import { tokens } from './tokens';
import { tracks } from './tracks';

/** All lessons of the game, in the order of the list. */
export const lessonsIn = lessonsFrom(
  LESSONS,
  {
    tracks,
    locomotives,
    industry,
    engineers,
    tokens,
  },
  texts,
);
