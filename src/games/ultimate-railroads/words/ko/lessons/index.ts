import type { LessonTexts } from '../../lesson-steps';
import { engineers } from './engineers';
import { industry } from './industry';
import { locomotives } from './locomotives';
import { tokens } from './tokens';
import { tracks } from './tracks';

export const texts: LessonTexts = { tracks, locomotives, industry, engineers, tokens };
