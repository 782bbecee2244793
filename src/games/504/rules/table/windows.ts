import { layOut } from '../../../../kit/flat-state';
import { baseWindows } from '../base/windows';
import { deliverWindows } from '../deliver/windows';
import { explorationWindows } from '../exploration/windows';
import { majorityWindows } from '../majorities/windows';
import { militaryWindows } from '../military/windows';
import { privilegeWindows } from '../privileges/windows';
import { productionWindows } from '../production/windows';
import { raceWindows } from '../race/windows';
import { roadWindows } from '../roads/windows';
import { shareWindows } from '../shares/windows';
import type { Size } from '../size';

/** The table of modules: what each keeps in a state, which is nothing where it is not in the world. */
const WINDOWS = [
  baseWindows,
  deliverWindows,
  militaryWindows,
  explorationWindows,
  roadWindows,
  majorityWindows,
  raceWindows,
  productionWindows,
  privilegeWindows,
  shareWindows,
] as const;

type Widths = 'words' | 'halves' | 'bytes';
type Part = (typeof WINDOWS)[number];
type Both<Of> = (Of extends unknown ? (of: Of) => void : never) extends (of: infer All) => void
  ? All
  : never;
/** What all modules keep together, in numbers of one width. */
type All<Width extends Widths> = Both<ReturnType<Part>[Width]>;

export function layoutFor(size: Size) {
  const of = <Width extends Widths>(width: Width) =>
    Object.assign({}, ...WINDOWS.map((windows) => windows(size)[width])) as All<Width>;
  return layOut({ words: of('words'), halves: of('halves'), bytes: of('bytes') });
}
