import { Frown, Heart, Laugh, PartyPopper, Smile, ThumbsUp, TrainFront } from 'lucide-preact';
import type { Talk } from '../../link/messages/message';
import type { Icon } from '../../ui/button';

/** Quick messages that are shown as icons. Their texts are the icons' names. */
export const TALK_ICONS: Partial<Record<Talk, Icon>> = {
  smile: Smile,
  laugh: Laugh,
  surprise: PartyPopper,
  sad: Frown,
  heart: Heart,
  thumb: ThumbsUp,
  train: TrainFront,
};
