import type { Panels } from '../../../view/model/panel-props';
import { SalePanel } from './sale-panel';

export const panels: Panels = { of: { sale: SalePanel } };
