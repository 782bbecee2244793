import type { JsonObject } from '../../../kit/json';
import type { Action } from '../../../kit/rules';
import { nextThrough } from '../../../ui/board/next-through';
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
import { type Company, phase, type State } from '../rules/state';
import { grouped, type Legal, type Target, targetsFor } from './legal';
import { companyId } from './names';

/** A least-cost route with every legal build along it. The builds differ only in the answers to their questions. */
interface Route {
  readonly hexes: readonly number[];
  readonly builds: readonly Action[];
}

/** What some builds ask in addition to the route. */
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

/** How far the player has come on the way to an action. */
export type Choice =
  | { readonly step: 'none' }
  /** A city is shown, before any company is chosen. */
  | { readonly step: 'city'; readonly city: number }
  | { readonly step: 'company'; readonly company: Company }
  /** A share about to be drafted or taken. */
  | { readonly step: 'share'; readonly company: Company }
  | {
      readonly step: 'build';
      readonly company: Company;
      readonly city: number;
      readonly routes: readonly Route[];
      /** The index of the shown route. */
      readonly route: number;
      /** The player's answers so far. */
      readonly answers: Readonly<Partial<Record<Question, number>>>;
    };

export type BuildChoice = Choice & { readonly step: 'build' };

export const NOTHING: Choice = { step: 'none' };

export function companyChosen(choice: Choice): Company | null {
  return 'company' in choice ? choice.company : null;
}

/** What a choice has open, in the words of lessons. */
export function openForLessons({ board }: State, choice: Choice): JsonObject {
  const company = companyChosen(choice);
  return {
    step: choice.step,
    company: company === null ? null : companyId(company),
    city: 'city' in choice ? (board.form.cities[choice.city]?.id ?? null) : null,
  };
}

/** The step before. A company that was chosen on the way stays chosen for one step. */
export function stepBack(choice: Choice): Choice {
  const company = choice.step === 'company' ? null : companyChosen(choice);
  return company === null ? NOTHING : { step: 'company', company };
}

export function chooseBuild(state: State, company: Company, target: Target): Choice {
  const { city, builds } = target;
  const routes = [...grouped(builds, stepsOf).values()].map((along) => ({
    hexes: routeOf(state, along[0] ?? 0) ?? [],
    builds: along,
  }));
  return { step: 'build', company, city, routes, route: 0, answers: {} };
}

/** The choice that leads to a legal action. */
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

/** The hexes of the shown route, in building order; empty before a city is chosen. */
export function shownRoute(choice: Choice): readonly number[] {
  return choice.step === 'build' ? (choice.routes[choice.route]?.hexes ?? []) : [];
}

/** The next route through the hex, after the shown one; null where there is none. */
export function steerThrough(choice: BuildChoice, hex: number): Choice | null {
  const route = nextThrough(choice.routes, choice.route, hex);
  return route === null ? null : { ...choice, route };
}

export function otherRoute(choice: BuildChoice): Choice {
  return { ...choice, route: (choice.route + 1) % choice.routes.length };
}

/** The answers to a question among the legal builds along the shown route; none: it is not asked. */
export function answersTo(choice: BuildChoice, question: Question): readonly number[] {
  const answers = choice.routes[choice.route]?.builds.map(ANSWER_OF[question]) ?? [];
  return [...new Set(answers)].filter((answer) => answer >= 0);
}

/** The answer to a question: the player's, or the only one there is; null: undecided. */
export function answerTo(choice: BuildChoice, question: Question): number | null {
  const possible = answersTo(choice, question);
  const answer = choice.answers[question];
  if (answer !== undefined && possible.includes(answer)) return answer;
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/** The first question without an answer. */
export function openQuestion(choice: BuildChoice): Question | null {
  const isOpen = (question: Question) =>
    answersTo(choice, question).length > 0 && answerTo(choice, question) === null;
  return QUESTIONS.find(isOpen) ?? null;
}

/** The action that the choice results in; null while something is undecided, or where the rules forbid it. */
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
