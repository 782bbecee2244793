import type { Seat } from '../../../kit/event';
import type { EngineerSpaceId, SpaceId } from '../data/board';
import type { FactorySource, OtherSource, Pay, PointsSource } from '../rules/events';
import type { Names } from './en/names';

/** The same in a match, whose seats have names. */
export interface MatchNames extends Names {
  readonly seat: (seat: Seat) => string;
}

/** The name of a space, engineers among them. */
export function spaceName(names: Names, space: SpaceId): string {
  return isEngineer(space) ? names.engineer(Number(afterDash(space))) : names.space[space];
}

/** What a seat uses: of spaces whose engineers change, the one there (16). */
export function usedName(
  names: Names,
  { space, engineer }: { readonly space: SpaceId; readonly engineer?: number },
): string {
  return engineer === undefined || space === 'hire'
    ? spaceName(names, space)
    : names.engineer(engineer);
}

/** What points are for (16). */
export function reasonName(names: Names, reason: PointsSource): string {
  if (isFactory(reason)) return names.factory(afterDash(reason));
  return isOther(reason, names) ? names.reason[reason] : spaceName(names, reason);
}

const isEngineer = (space: SpaceId): space is EngineerSpaceId => space.startsWith('engineer-');
const isFactory = (reason: PointsSource): reason is FactorySource => reason.startsWith('factory-');
const isOther = (reason: PointsSource, names: Names): reason is OtherSource =>
  Object.hasOwn(names.reason, reason);
const afterDash = (id: string) => id.slice(id.indexOf('-') + 1);

/** What was paid, each kind that there is in words. */
export function payNames({ payment }: Names, [workers, black, rubles]: Pay): readonly string[] {
  return [
    ...(workers > 0 ? [payment.workers(workers)] : []),
    ...(black > 0 ? [payment.black(black)] : []),
    ...(rubles > 0 ? [payment.rubles(rubles)] : []),
  ];
}

/** A name by its word; an unknown word is its own name. */
export function nameIn(names: Readonly<Record<string, string>>, word: string): string {
  return names[word] ?? word;
}
