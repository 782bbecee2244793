import type { ComponentChildren } from 'preact';
import { type StepShow, type StepShowing, useStepShow } from '../../../../ui/steps/use-step-show';
import type { Event } from '../../rules/events';
import type { MatchPly } from '../props';
import { type AutomaStep, automaSteps } from './steps';

/** The show of the automa's turn. */
export type AutomaShow = StepShow<AutomaStep>;
export type AutomaShowing = StepShowing<AutomaStep, Event>;

interface WithShowProps {
  readonly plies: readonly MatchPly[];
  readonly live: boolean;
  readonly children: (automa: AutomaShowing) => ComponentChildren;
}

/** Gives a table the show of the automa's turns. Tables without an automa do not load it. */
export function WithShow({ plies, live, children }: WithShowProps) {
  return children(useStepShow(plies, live, automaSteps));
}
