import type { RulesPictureProps } from '../../../ui/game-view';
import { MODULES } from '../data/world/world';
import { ModulePicture } from './module-picture';

/** The sign of the module that a paragraph is about; nothing beside those of the base. */
export function RulesPicture({ paragraph }: RulesPictureProps) {
  const module = MODULES.find((one) => paragraph.startsWith(one));
  return module ? <ModulePicture module={module} /> : null;
}
