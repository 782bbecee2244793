import type { RulesPictureProps } from '../../../../ui/game-view';

/** The rules of this game have no pictures yet. */
export function RulesPicture(_: RulesPictureProps) {
  return null;
}
