import type { ActionKind } from '../../../kit/action-kind';
import type { JsonObject } from '../../../kit/json';
import { wordOf } from '../../../kit/reading';
import { COMPANIES } from '../data/companies';
import type { Event } from './events';
import type { Refusal } from './refusals';
import { type Company, DRAFT, PHASE, PLAY, type State } from './state';

export type ExpressKind = ActionKind<State, Event, Refusal>;

export const belongsToDraft = ({ turn }: State): boolean => turn[PHASE] === DRAFT;
export const belongsToPlay = ({ turn }: State): boolean => turn[PHASE] === PLAY;

export function readCompany({ company }: JsonObject): Company {
  return wordOf(company, 'company', COMPANIES);
}

/** The written form of an action whose args are a company. */
export const ofCompany = {
  keys: ['company'],
  variants: COMPANIES.length,
  read: readCompany,
  write: (company: Company): JsonObject => ({ company: COMPANIES[company] }),
} as const;
