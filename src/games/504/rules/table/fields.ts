import { layOut } from '../../../../kit/flat-state';
import { baseFields } from '../base/fields';
import { deliverFields } from '../deliver/fields';
import { explorationFields } from '../exploration/fields';
import { majorityFields } from '../majorities/fields';
import { militaryFields } from '../military/fields';
import { privilegeFields } from '../privileges/fields';
import { productionFields } from '../production/fields';
import { raceFields } from '../race/fields';
import { roadFields } from '../roads/fields';
import { shareFields } from '../shares/fields';
import type { Size } from '../size';

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
