import type { LessonTexts } from '../../lesson-steps';
import { first } from './first';
import { lands } from './lands';
import { trade } from './trade';

export const texts: LessonTexts = { ...first, ...lands, ...trade };
