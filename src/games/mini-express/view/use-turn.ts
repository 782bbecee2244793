import { useEffect, useState } from 'preact/hooks';
import type { Action, Refusal, Seat } from '../../../kit/rules';
import { useAfterFrame } from '../../../ui/after-frame';
import type { TableProps } from '../../../ui/game-view';
import { useSteady } from '../../../ui/use-steady';
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
  tappedTarget,
} from './choice';
import { cityRefusal, type Legal, targetsFor } from './legal';
import type { Voice } from './voice';

/** A choice is made in a position, and gone with it. */
interface Held {
  readonly state: State | null;
  readonly choice: Choice;
  readonly notice: Notice;
}

/** What answers the last tap. */
export interface Notice {
  /** Empty when there is nothing to be said. */
  readonly text: string;
  /** The word of the refusal, or empty where the rules have not spoken. */
  readonly because: string;
}

const SILENT: Notice = { text: '', because: '' };
const NOTHING_HELD: Held = { state: null, choice: NOTHING, notice: SILENT };

interface TurnProps {
  readonly state: State;
  /** Every legal action, once somebody wants to know. */
  readonly legal: () => readonly Legal[];
  readonly acting: Seat | null;
  readonly voice: Voice;
  readonly offer: (action: Action) => Promise<Refusal | string | null>;
  readonly suggested?: TableProps['suggested'];
}

/** The choice so far, what answers the last tap, and what taps do. */
export type Turn = ReturnType<typeof useTurn>;

/** The way from taps to an action. */
export function useTurn({ state, legal, acting, voice, offer, suggested }: TurnProps) {
  const [held, setHeld] = useState(NOTHING_HELD);
  const [busy, setBusy] = useState(false);
  const { choice, notice } = held.state === state ? held : NOTHING_HELD;
  const { board } = state;

  const choose = (next: Choice) => setHeld({ state, choice: next, notice: SILENT });
  // What was chosen has gone with its position; the new one is shown first, and then this is put away.
  const finish = useAfterFrame((played: State) => {
    setBusy(false);
    setHeld((now) => (now.state === played ? NOTHING_HELD : now));
  });
  useEffect(() => {
    if (suggested && acting !== null) choose(choiceOf(state, legal(), suggested.action));
    // Once for each suggestion, however the position changes after it.
  }, [suggested]);
  const refuse = (why: Refusal | string) =>
    setHeld({
      state,
      choice,
      notice:
        typeof why === 'string'
          ? { text: why, because: '' }
          : { text: voice.refusal(why), because: why.because },
    });
  const answer = (question: Question, said: number) => {
    if (choice.step === 'build')
      choose({ ...choice, answers: { ...choice.answers, [question]: said } });
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
    const meant = tappedTarget(board, targetsFor(legal(), company), hex);
    if (meant) choose(chooseBuild(state, company, meant));
  };

  const confirm = async () => {
    const action = chosenAction(state, choice);
    if (action === null) {
      const open = choice.step === 'build' ? openQuestion(choice) : null;
      return refuse({ because: open ? `${open}-missing` : 'would-end' });
    }
    if (acting === null || busy) return;
    // On its way before anything is drawn anew: somebody at another phone may wait for it.
    const answer = offer(action);
    setBusy(true);
    const refusal = await answer.catch((error: unknown) => {
      setBusy(false);
      throw error;
    });
    if (!refusal) return finish(state);
    setBusy(false);
    refuse(refusal);
  };

  const acts = useSteady({
    refuse,
    tapHex,
    chooseCity,
    answer,
    confirm: () => void confirm(),
    chooseCompany: (company: Company) =>
      choose(companyChosen(choice) === company ? NOTHING : { step: 'company', company }),
    chooseShare: (company: Company) => choose({ step: 'share', company }),
    otherRoute: () => choice.step === 'build' && choose(otherRoute(choice)),
    close: () => choose(NOTHING),
    back: () => {
      const company = choice.step === 'company' ? null : companyChosen(choice);
      choose(company === null ? NOTHING : { step: 'company', company });
    },
  });
  return { choice, notice, busy, ...acts };
}
