import { useState } from 'preact/hooks';
import type { Action, Refusal, Seat } from '../../../kit/rules';
import { destinationRefusal, isDestination } from '../rules/destinations';
import { type Company, phase, type State } from '../rules/state';
import type { Words } from '../words/words';
import {
  asksForCompany,
  type Choice,
  chooseBuild,
  chosenAction,
  companyChosen,
  NOTHING,
  otherRoute,
  steerThrough,
  tappedTarget,
} from './choice';

/** A choice is made in a position, and gone with it. */
interface Held {
  readonly state: State | null;
  readonly choice: Choice;
  /** The sentence that answers the last tap; empty when there is none. */
  readonly notice: string;
}

interface TurnProps {
  readonly state: State;
  readonly acting: Seat | null;
  readonly words: Words | null;
  readonly offer: (action: Action) => Promise<Refusal | null>;
}

/** The way from taps to an action. */
export function useTurn({ state, acting, words, offer }: TurnProps) {
  const [held, setHeld] = useState<Held>({ state: null, choice: NOTHING, notice: '' });
  const [busy, setBusy] = useState(false);
  const { choice, notice } = held.state === state ? held : { choice: NOTHING, notice: '' };

  const choose = (next: Choice) => setHeld({ state, choice: next, notice: '' });
  const say = (sentence: string) => setHeld({ state, choice, notice: sentence });
  const refuse = (refusal: Refusal | null) => {
    if (refusal && words) say(words.refusal(refusal));
  };

  const chooseCity = (company: Company, city: number) => {
    if (isDestination(state, company, city)) choose(chooseBuild(state, company, city));
    else refuse(destinationRefusal(state, company, city));
  };

  const tapHex = (hex: number) => {
    const city = state.board.cityAt[hex] ?? -1;
    if (choice.step === 'build') {
      const steered = steerThrough(choice, hex);
      if (steered) return choose(steered);
    }
    const company = phase(state) === 'play' ? companyChosen(choice) : null;
    if (company === null) {
      if (city >= 0) return choose({ step: 'city', city });
      return choice.step === 'city' ? choose(NOTHING) : undefined;
    }
    if (city >= 0) return chooseCity(company, city);
    if (state.board.startHex.includes(hex)) return refuse({ because: 'start-city' });
    const meant = choice.step === 'company' ? tappedTarget(state, company, hex) : null;
    if (meant !== null) chooseCity(company, meant);
  };

  const confirm = async () => {
    const action = chosenAction(state, choice);
    if (action === null) {
      if (choice.step === 'build' && asksForCompany(state, choice)) {
        refuse({ because: 'also-missing' });
      }
      return;
    }
    if (acting === null || busy) return;
    setBusy(true);
    const refusal = await offer(action).finally(() => setBusy(false));
    if (refusal) refuse(refusal);
    else choose(NOTHING);
  };

  return {
    choice,
    notice,
    busy,
    refuse,
    tapHex,
    chooseCity,
    confirm: () => void confirm(),
    chooseCompany: (company: Company) =>
      choose(companyChosen(choice) === company ? NOTHING : { step: 'company', company }),
    chooseShare: (company: Company) => choose({ step: 'share', company }),
    chooseAlso: (also: Company) => choice.step === 'build' && choose({ ...choice, also }),
    otherRoute: () => choice.step === 'build' && choose(otherRoute(choice)),
    close: () => choose(NOTHING),
    back: () => {
      const company = choice.step === 'company' ? null : companyChosen(choice);
      choose(company === null ? NOTHING : { step: 'company', company });
    },
  };
}
