import type { Panels } from '../../../view/model/panel-props';
import { AuctionPanel } from './auction-panel';
import { BidPanel } from './bid-panel';
import { PlacePanel } from './place-panel';
import { ShiftPanel } from './shift-panel';
import { TakePanel } from './take-panel';

export const panels: Panels = {
  of: {
    bid: BidPanel,
    place: PlacePanel,
    auction: AuctionPanel,
    privilege: TakePanel,
    shift: ShiftPanel,
  },
};
