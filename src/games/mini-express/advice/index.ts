import type { Advice } from '../../../kit/advice';
import type { State } from '../rules/state';
import { sample } from './sample';
import { estimate } from './shares-of-the-win';
import { sketch } from './sketch';
import { weigh } from './weigh';

/** What Mini Express knows about playing it well. */
export const advice: Advice<State> = { sample, weigh, sketch, estimate };
