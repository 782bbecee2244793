import { Frown, Heart, Laugh, PartyPopper, Smile, ThumbsUp, TrainFront } from 'lucide-preact';
import type { Talk } from '../../link/talk';
import type { Icon } from '../../ui/button';

/** What is said with a sign instead of a sentence; the word for it is its name. */
export const TALK_ICONS: Partial<Record<Talk, Icon>> = {
  smile: Smile,
  laugh: Laugh,
  surprise: PartyPopper,
  sad: Frown,
  heart: Heart,
  thumb: ThumbsUp,
  train: TrainFront,
};
