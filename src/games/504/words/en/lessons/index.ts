import type { LessonTexts } from '../../lesson-steps';
import { first } from './first';
import { lands } from './lands';
import { money } from './money';
import { power } from './power';
import { trade } from './trade';
import { wheels } from './wheels';

export const texts: LessonTexts = { ...first, ...wheels, ...power, ...lands, ...trade, ...money };
