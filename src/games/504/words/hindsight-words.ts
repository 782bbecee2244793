import type { ModuleId } from '../data/world/world';
import type { ReasonId } from './names';

/** A figure of the winner and the lesser one of the second. */
export type ComparedSentence = (
  winner: string,
  figure: number,
  second: string,
  secondFigure: number,
) => string;

/** What decided a match, each as a full sentence. */
export interface HindsightWords {
  readonly tie: (names: readonly string[], score: string) => string;
  readonly score: (score: number, isMoney: boolean) => string;
  /** What role I counts at the end, by its module. */
  readonly goal: Readonly<Record<ModuleId, string>>;
  readonly leads: string;
  readonly reason: Readonly<Record<ReasonId, string>>;
  /** A part of the score: one of those above. */
  readonly part: (part: string, ...figures: Parameters<ComparedSentence>) => string;
  readonly income: ComparedSentence;
  readonly cash: ComparedSentence;
  readonly dividends: ComparedSentence;
  readonly most: Readonly<
    Record<
      'explore' | 'road' | 'plant' | 'deliver',
      (name: string, count: number, next: number) => string
    >
  >;
  readonly holding: (name: string, shares: number, company: string, worth: string) => string;
  readonly ended: (name: string, round: number) => string;
  readonly limit: (round: number) => string;
  readonly idle: (round: number) => string;
  readonly lead: (name: string, round: number) => string;
  readonly comeback: (name: string, round: number, behind: string) => string;
}
