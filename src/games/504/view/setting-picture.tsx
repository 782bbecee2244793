import { MODULES } from '../data/world/world';
import { ModulePicture } from './module-picture';

/** The picture of a digit of a world, for its dial and its page. */
export function SettingPicture({ value }: { readonly value: string | boolean }) {
  const module = MODULES.find((one) => one === value);
  return module ? <ModulePicture module={module} /> : null;
}
