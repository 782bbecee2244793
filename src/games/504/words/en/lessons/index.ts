import type { LessonTexts } from '../../lesson-steps';
import { first } from './first';
import { lands } from './lands';
import { money } from './money';
import { trade } from './trade';
import { wheels } from './wheels';

export const texts: LessonTexts = { ...first, ...wheels, ...lands, ...trade, ...money };
