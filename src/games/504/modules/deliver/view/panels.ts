import type { Panels } from '../../../view/model/panel-props';
import { TrolleyWithin } from './trolley-within';

export const panels: Panels = { of: {}, Within: TrolleyWithin };
