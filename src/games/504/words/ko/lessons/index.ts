import type { LessonTexts } from '../../lesson-steps';
import { first } from './first';
import { lands } from './lands';
import { money } from './money';
import { trade } from './trade';

export const texts: LessonTexts = { ...first, ...lands, ...trade, ...money };
