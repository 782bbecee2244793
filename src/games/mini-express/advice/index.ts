import type { Advice } from '../../../kit/advice';
import type { State } from '../rules/state';
import { chances } from './chances';
import { prior } from './prior';
import { rollout } from './rollout';
import { sample } from './sample';
import { value } from './shares-of-the-win';

/** The advice of Mini Express. */
export const advice: Advice<State> = { sample, prior, rollout, value, chances };
