import { layOut } from '../../../../kit/flat-state';
import { deliverFields } from '../../modules/deliver/state';
import { explorationFields } from '../../modules/exploration/state';
import { majorityFields } from '../../modules/majorities/state';
import { militaryFields } from '../../modules/military/state';
import { privilegeFields } from '../../modules/privileges/state';
import { productionFields } from '../../modules/production/state';
import { raceFields } from '../../modules/race/state';
import { roadFields } from '../../modules/roads/state';
import { shareFields } from '../../modules/shares/state';
import { baseFields } from './fields';
import type { Size } from './size';

/** The table of modules: what each keeps in a state, which is nothing where it is not in the world. */
const PARTS = [
  baseFields,
  deliverFields,
  militaryFields,
  explorationFields,
  roadFields,
  majorityFields,
  raceFields,
  productionFields,
  privilegeFields,
  shareFields,
] as const;

type Widths = 'words' | 'halves' | 'bytes';
type Part = (typeof PARTS)[number];
type Both<Of> = (Of extends unknown ? (of: Of) => void : never) extends (of: infer All) => void
  ? All
  : never;
/** What all modules keep together, in numbers of one width. */
type All<Width extends Widths> = Both<ReturnType<Part>[Width]>;

export function layoutFor(size: Size) {
  const of = <Width extends Widths>(width: Width) =>
    Object.assign({}, ...PARTS.map((fields) => fields(size)[width])) as All<Width>;
  return layOut({ words: of('words'), halves: of('halves'), bytes: of('bytes') });
}
