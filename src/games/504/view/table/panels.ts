import type { ComponentType } from 'preact';
import { TrolleyWithin } from '../../modules/deliver/view/trolley-within';
import { AuctionPanel } from '../../modules/privileges/view/auction-panel';
import { BidPanel } from '../../modules/privileges/view/bid-panel';
import { PlacePanel } from '../../modules/privileges/view/place-panel';
import { ShiftPanel } from '../../modules/privileges/view/shift-panel';
import { TakePanel } from '../../modules/privileges/view/take-panel';
import { SalePanel } from '../../modules/production/view/sale-panel';
import { DealPanel } from '../../modules/shares/view/deal-panel';
import { DividendPanel } from '../../modules/shares/view/dividend-panel';
import { SellOne } from '../../modules/shares/view/sell-one';
import { SharePanel } from '../../modules/shares/view/share-panel';
import type { State } from '../../rules/state/state';
import { type ByModule, inWorld } from '../model/base/in-world';
import type { PanelProps } from '../model/panel-props';

interface Panels {
  /** By pending choice, step or phase: a panel of its own instead of the map's. */
  readonly of: Readonly<Record<string, ComponentType<PanelProps>>>;
  /** What else is offered in the panel of the map. */
  readonly Within?: ComponentType<PanelProps>;
  /** A button beside the one that ends a step. */
  readonly Beside?: ComponentType<PanelProps>;
}

/** The table of modules: what each asks that is not asked on the map. */
const PANELS: ByModule<Panels> = [
  [1, { of: {}, Within: TrolleyWithin }],
  [8, { of: { sale: SalePanel } }],
  [
    3,
    {
      of: {
        bid: BidPanel,
        place: PlacePanel,
        auction: AuctionPanel,
        privilege: TakePanel,
        shift: ShiftPanel,
      },
    },
  ],
  [9, { of: { share: SharePanel, dividend: DividendPanel, deal: DealPanel }, Beside: SellOne }],
];

export const panelsIn = (state: State) => inWorld(PANELS, state);
