import { layOut } from '../../../../kit/flat-state';
import { deliverFields } from '../../modules/deliver/rules/fields';
import { explorationFields } from '../../modules/exploration/rules/fields';
import { majorityFields } from '../../modules/majorities/rules/fields';
import { militaryFields } from '../../modules/military/rules/fields';
import { privilegeFields } from '../../modules/privileges/rules/fields';
import { productionFields } from '../../modules/production/rules/fields';
import { raceFields } from '../../modules/race/rules/fields';
import { roadFields } from '../../modules/roads/rules/fields';
import { shareFields } from '../../modules/shares/rules/fields';
import { baseFields } from '../base/fields';
import type { Size } from '../base/size';

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
