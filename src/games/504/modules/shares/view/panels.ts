import type { Panels } from '../../../view/model/panel-props';
import { DealPanel } from './deal-panel';
import { DividendPanel } from './dividend-panel';
import { SellOne } from './sell-one';
import { SharePanel } from './share-panel';

export const panels: Panels = {
  of: { share: SharePanel, dividend: DividendPanel, deal: DealPanel },
  Beside: SellOne,
};
