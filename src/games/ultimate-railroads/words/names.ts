import type { Seat } from '../../../kit/event';
import type { BoardSpaceId, Color, EngineerSpaceId, LineId, SpaceId, Special } from '../data/board';
import type { BonusCardId, CardId, StartCardId, TokenId } from '../data/tiles-form';
import type { FactorySource, OtherSource, Pay, PointsSource } from '../rules/events';
import type { Lock, Phase } from '../rules/state';
import type { Unit } from '../rules/units';
import type { LanePlace } from './lane';

/** The parts of a round's score. */
export const PARTS = ['trans', 'peter', 'kiev', 'stars', 'medal', 'industry'] as const;
export type Part = (typeof PARTS)[number];

/** Names of what is on the table, in one language. */
export interface Names {
  readonly player: (number: number) => string;
  readonly line: Readonly<Record<LineId, string>>;
  readonly color: Readonly<Record<Color, string>>;
  readonly space: Readonly<Record<BoardSpaceId, string>>;
  readonly engineer: (number: number) => string;
  readonly factory: (tile: string) => string;
  /** A place of the industry track in a sentence, and on a button. */
  readonly lane: (place: LanePlace) => string;
  readonly laneShort: (place: LanePlace) => string;
  readonly token: Readonly<Record<TokenId, string>>;
  readonly card: Readonly<Record<CardId, string>>;
  readonly startCard: Readonly<Record<StartCardId, string>>;
  readonly bonusCard: Readonly<Record<BonusCardId, string>>;
  /** One of a unit of the pool, or a lock. */
  readonly unit: Readonly<Record<Unit | Lock | 'lock', string>>;
  /** Sources of points other than a space, an engineer or a factory. */
  readonly reason: Readonly<Record<OtherSource, string>>;
  readonly part: Readonly<Record<Part, string>>;
  readonly award: Readonly<Record<Special['pays'], string>>;
  readonly phase: Readonly<Record<Phase, string>>;
  /** What is asked for in a phase. */
  readonly asked: Readonly<Record<Phase, string>>;
  readonly payment: Readonly<Record<'workers' | 'black' | 'rubles', (count: number) => string>>;
}

/** The same in a match, whose seats have names. */
export interface MatchNames extends Names {
  readonly seat: (seat: Seat) => string;
}

/** The name of a space, engineers among them. */
export function spaceName(names: Names, space: SpaceId): string {
  return isEngineer(space) ? names.engineer(Number(afterDash(space))) : names.space[space];
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
