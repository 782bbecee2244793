import type { SeatPlan } from '../../../../kit/header';
import type { Language } from '../../../../kit/words';
import { useLazy } from '../../../../ui/lazy';
import { TurnNotice } from '../../../../ui/turn/turn-panel';
import type { State } from '../../rules/state';
import type { Words } from '../../words/words';
import type { Choice } from '../choice';
import { type Legal, targetsFor } from '../legal';
import { lookups } from '../use-extras';
import type { Turn } from '../use-turn';
import type { Voice } from '../voice';
import { CompanyPanel } from './company-panel';
import { ConfirmPanel } from './confirm-panel';

interface StepPanelProps {
  readonly state: State;
  /** Every legal action, by company. */
  readonly legal: () => readonly Legal[];
  readonly turn: Turn;
  /** The choice that the panels show so far. */
  readonly choice: Choice;
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
  readonly words: Words;
  readonly language: Language;
  /** A player here may act; otherwise the panels only inform. */
  readonly mayAct: boolean;
}

/** The panel that the last tap opened; nothing before the first tap. */
export function StepPanel(props: StepPanelProps) {
  const { legal, turn, choice } = props;
  const rest = useLazy(lookups, choice.step === 'city');
  const notice = <TurnNotice {...turn.notice} />;
  const every = { ...props, notice, onClose: turn.close };
  if (choice.step === 'none') return null;
  if (choice.step === 'city')
    return (
      rest && (
        <rest.CityPanel
          {...every}
          legal={legal()}
          city={choice.city}
          onBuild={(company) => turn.chooseCity(company, choice.city)}
        />
      )
    );
  if (choice.step === 'company')
    return (
      <CompanyPanel
        {...every}
        targets={targetsFor(legal(), choice.company)}
        company={choice.company}
        onShare={() => turn.chooseShare(choice.company)}
        onRefused={turn.refuse}
        onCity={(city) => turn.chooseCity(choice.company, city)}
      />
    );
  return (
    <ConfirmPanel
      {...every}
      choice={choice}
      busy={turn.busy}
      onAnswer={turn.answer}
      onOtherRoute={turn.otherRoute}
      onConfirm={turn.confirm}
      onBack={turn.back}
    />
  );
}
