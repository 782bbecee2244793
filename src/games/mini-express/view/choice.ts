import type { Action } from '../../../kit/rules';
import {
  alsoOf,
  companyOf,
  draftAction,
  harborOf,
  routeOf,
  stepsOf,
  takeAction,
  westOf,
} from '../rules/action';
import type { Board } from '../rules/board';
import { type Company, phase, type State } from '../rules/state';
import { grouped, type Legal, type Target, targetsFor } from './legal';

/** A least-cost route with every legal build along it: they differ only in their questions' answers. */
interface Route {
  readonly hexes: readonly number[];
  readonly builds: readonly Action[];
}

/** What some builds ask besides the route. */
export type Question = 'also' | 'harbor' | 'west';

const ANSWER_OF: Readonly<Record<Question, (build: Action) => number>> = {
  /** The second company of a purple tile. */
  also: alsoOf,
  /** The place of a harbor in the board's list. */
  harbor: harborOf,
  /** The company that becomes West Side. */
  west: westOf,
};
const QUESTIONS: readonly Question[] = ['also', 'harbor', 'west'];

/** How far the player has got on the way to an action. Every step back is the one before it in this list. */
export type Choice =
  | { readonly step: 'none' }
  /** Looking at a city, before any company. */
  | { readonly step: 'city'; readonly city: number }
  | { readonly step: 'company'; readonly company: Company }
  /** A share about to be drafted or taken. */
  | { readonly step: 'share'; readonly company: Company }
  | {
      readonly step: 'build';
      readonly company: Company;
      readonly city: number;
      readonly routes: readonly Route[];
      /** The place of the route shown. */
      readonly route: number;
      /** What the player has said so far. */
      readonly answers: Readonly<Partial<Record<Question, number>>>;
    };

export type BuildChoice = Choice & { readonly step: 'build' };

export const NOTHING: Choice = { step: 'none' };

export function companyChosen(choice: Choice): Company | null {
  return 'company' in choice ? choice.company : null;
}

export function chooseBuild(state: State, company: Company, target: Target): Choice {
  const { city, builds } = target;
  const routes = [...grouped(builds, stepsOf).values()].map((along) => ({
    hexes: routeOf(state, along[0] ?? 0) ?? [],
    builds: along,
  }));
  return { step: 'build', company, city, routes, route: 0, answers: {} };
}

/** The choice that amounts to a legal action. */
export function choiceOf(state: State, legal: readonly Legal[], action: Action): Choice {
  const company = companyOf(action);
  const target = targetsFor(legal, company).find(({ builds }) => builds.includes(action));
  const chosen: Choice = target ? chooseBuild(state, company, target) : { step: 'share', company };
  if (chosen.step !== 'build') return chosen;
  const answers: Partial<Record<Question, number>> = {};
  for (const question of QUESTIONS) answers[question] = ANSWER_OF[question](action);
  return {
    ...chosen,
    answers,
    route: chosen.routes.findIndex(({ builds }) => builds.includes(action)),
  };
}

/** The hexes of the route shown, in building order; empty before a city is chosen. */
export function shownRoute(choice: Choice): readonly number[] {
  return choice.step === 'build' ? (choice.routes[choice.route]?.hexes ?? []) : [];
}

/** The next route that passes the hex, after the one shown; null where none does. */
export function steerThrough(choice: BuildChoice, hex: number): Choice | null {
  const { routes, route } = choice;
  for (let ahead = 1; ahead <= routes.length; ahead++) {
    const next = (route + ahead) % routes.length;
    if (routes[next]?.hexes.includes(hex))
      return next === route ? null : { ...choice, route: next };
  }
  return null;
}

export function otherRoute(choice: BuildChoice): Choice {
  return { ...choice, route: (choice.route + 1) % choice.routes.length };
}

/** The answers that legal builds along the route shown give to a question; none: it is not asked. */
export function answersTo(choice: BuildChoice, question: Question): readonly number[] {
  const answers = choice.routes[choice.route]?.builds.map(ANSWER_OF[question]) ?? [];
  return [...new Set(answers)].filter((answer) => answer >= 0);
}

/** What a question is answered with: as the player said, or the only answer there is; null: open. */
export function answerTo(choice: BuildChoice, question: Question): number | null {
  const possible = answersTo(choice, question);
  const said = choice.answers[question];
  if (said !== undefined && possible.includes(said)) return said;
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/** The first question that still wants an answer. */
export function openQuestion(choice: BuildChoice): Question | null {
  const isOpen = (question: Question) =>
    answersTo(choice, question).length > 0 && answerTo(choice, question) === null;
  return QUESTIONS.find(isOpen) ?? null;
}

/** The action that the choice amounts to; null while something is still open, or where the rules forbid it. */
export function chosenAction(state: State, choice: Choice): Action | null {
  if (choice.step === 'share') {
    return phase(state) === 'draft' ? draftAction(choice.company) : takeAction(choice.company);
  }
  if (choice.step !== 'build' || openQuestion(choice)) return null;
  const fits = (build: Action) =>
    QUESTIONS.every(
      (question) => ANSWER_OF[question](build) === (answerTo(choice, question) ?? -1),
    );
  return choice.routes[choice.route]?.builds.find(fits) ?? null;
}

/**
 * The city a tap is meant for: the hex's own, or, as fingers are wider than hexes on a phone, the only target
 * next to it.
 */
export function tappedTarget(
  { cityAt, cityHex, map }: Board,
  targets: readonly Target[],
  hex: number,
): Target | null {
  const own = cityAt[hex] ?? -1;
  if (own >= 0) return targets.find(({ city }) => city === own) ?? null;
  const beside = map.neighbours.subarray(hex * 6, hex * 6 + 6);
  const near = targets.filter(({ city }) => beside.includes(cityHex[city] ?? -1));
  return near.length === 1 ? (near[0] ?? null) : null;
}
