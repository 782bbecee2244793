import type { Action } from '../../../kit/rules';
import { tappedTarget } from '../../../ui/board/tapped-target';
import { useFrameLater } from '../../../ui/next-frame';
import { useChoice } from '../../../ui/turn/use-choice';
import { useSteady } from '../../../ui/use-steady';
import type { Refusal } from '../rules/refusals';
import { type Company, phase, type State } from '../rules/state';
import {
  answersTo,
  type Choice,
  choiceOf,
  chooseBuild,
  chosenAction,
  companyChosen,
  NOTHING,
  openQuestion,
  otherRoute,
  type Question,
  steerThrough,
  stepBack,
} from './choice';
import { cityRefusal, type Legal, targetsFor } from './legal';
import type { MatchTableProps } from './props';
import type { Voice } from './voice';

interface TurnProps extends Pick<MatchTableProps, 'acting' | 'offer' | 'suggested'> {
  readonly state: State;
  /** Every legal action, computed at first use. */
  readonly legal: () => readonly Legal[];
  readonly voice: Voice;
}

/** The choice so far, the response to the last tap, and the handlers of taps. */
export type Turn = ReturnType<typeof useTurn>;

/** The way from taps to an action. */
export function useTurn({ state, legal, acting, voice, offer, suggested }: TurnProps) {
  const { choose, ...turn } = useChoice<State, Choice, readonly Action[], Refusal>({
    position: state,
    nothing: NOTHING,
    before: stepBack,
    offered(choice) {
      const action = chosenAction(state, choice);
      return action === null ? openEnd(choice) : [action];
    },
    mayAct: acting !== null,
    offer,
    sentence: voice.refusal,
    suggested,
    suggestedChoice: () =>
      suggested ? choiceOf(state, legal(), suggested.actions[0] ?? 0) : NOTHING,
  });
  const { choice, refuse } = turn;
  const { board } = state;

  const answer = (question: Question, value: number) => {
    if (choice.step === 'build')
      choose({ ...choice, answers: { ...choice.answers, [question]: value } });
  };

  const chooseCity = (company: Company, city: number) => {
    const target = targetsFor(legal(), company).find((one) => one.city === city);
    if (target) choose(chooseBuild(state, company, target));
    else refuse(cityRefusal(state, company, city));
  };

  const tapHex = (hex: number) => {
    const city = board.cityAt[hex] ?? -1;
    if (choice.step === 'build') {
      const harbor = board.harborHex.indexOf(hex);
      if (answersTo(choice, 'harbor').includes(harbor)) return answer('harbor', harbor);
      const steered = steerThrough(choice, hex);
      if (steered) return choose(steered);
    }
    const company = phase(state) === 'play' ? companyChosen(choice) : null;
    if (company === null) {
      if (city >= 0) return choose({ step: 'city', city });
      return choice.step === 'city' ? choose(NOTHING) : undefined;
    }
    if (city >= 0) return chooseCity(company, city);
    if (board.startHex.includes(hex)) return refuse({ because: 'start-city' });
    if (choice.step !== 'company') return;
    const targets = targetsFor(legal(), company);
    const meant = tappedTarget(board.map, targets, (one) => board.cityHex[one.city] ?? -1, hex);
    if (meant) choose(chooseBuild(state, company, meant));
  };

  const acts = useSteady({
    tapHex,
    chooseCity,
    answer,
    chooseCompany: (company: Company) =>
      choose(companyChosen(choice) === company ? NOTHING : { step: 'company', company }),
    chooseShare: (company: Company) => choose({ step: 'share', company }),
    otherRoute: () => choice.step === 'build' && choose(otherRoute(choice)),
  });
  return { ...turn, ...acts };
}

/** Why the choice cannot be confirmed yet. */
function openEnd(choice: Choice): Refusal {
  const open = choice.step === 'build' ? openQuestion(choice) : null;
  return { because: open ? `${open}-missing` : 'would-end' };
}

/**
 * The choice whose panel is open. The board responds to a tap on a city first; the panel of the build follows one frame
 * later, and until then the company's panel stays.
 */
export function usePanelChoice(choice: Choice): Choice {
  const drawn = useFrameLater<Choice['step']>(choice.step, 'none');
  return choice.step === 'build' && drawn === 'company'
    ? { step: drawn, company: choice.company }
    : choice;
}
