import type { ComponentType } from 'preact';
import type { State } from '../../rules/state';
import { TrolleyWithin } from '../deliver/trolley-within';
import type { PanelProps } from '../panel-props';
import { AuctionPanel } from '../privileges/auction-panel';
import { BidPanel } from '../privileges/bid-panel';
import { PlacePanel } from '../privileges/place-panel';
import { ShiftPanel } from '../privileges/shift-panel';
import { TakePanel } from '../privileges/take-panel';
import { SalePanel } from '../production/sale-panel';
import { DealPanel } from '../shares/deal-panel';
import { DividendPanel } from '../shares/dividend-panel';
import { SellOne } from '../shares/sell-one';
import { SharePanel } from '../shares/share-panel';
import { type ByModule, inWorld } from './in-world';

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
