import { Route } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { SeatPlan } from '../../../../kit/header';
import type { Language } from '../../../../kit/words';
import { Button } from '../../../../ui/button';
import { COMPANIES } from '../../data/board-form';
import { type Company, type State, toAct } from '../../rules/state';
import { isPurple, tileFirst } from '../../rules/tile';
import type { Words } from '../../words/words';
import type { Choice } from '../choice';
import { companyId } from '../companies';
import { CompanyMark } from '../marks';
import type { Outcome } from '../outcome';
import { Preview } from './preview';
import { TurnPanel } from './turn-panel';

interface ConfirmPanelProps {
  readonly state: State;
  readonly choice: Choice & { step: 'share' | 'build' };
  /** Null while something is still to be chosen. */
  readonly outcome: Outcome | null;
  readonly seats: readonly SeatPlan[];
  readonly words: Words;
  readonly language: Language;
  readonly mayAct: boolean;
  readonly busy: boolean;
  readonly notice: ComponentChildren;
  readonly onAlso: (company: Company) => void;
  readonly onOtherRoute: () => void;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The third tap: what is still to be chosen, what happens to everybody, and Confirm. */
export function ConfirmPanel(props: ConfirmPanelProps) {
  const { state, choice, outcome, words } = props;
  const { table } = words;
  return (
    <TurnPanel
      title={title(props)}
      words={words}
      onClose={props.onClose}
      takesFocus
      foot={
        <>
          <Button onClick={props.onBack}>{table.back}</Button>
          {props.mayAct && (
            <Button
              kind="primary"
              dimmed={outcome === null}
              busy={props.busy}
              onClick={props.onConfirm}
            >
              {table.confirm}
            </Button>
          )}
        </>
      }
    >
      {props.notice}
      {choice.step === 'build' && isPurple(state.tile[choice.city] ?? 0) && (
        <Also {...props} own={tileFirst(state.tile[choice.city] ?? 0)} chosen={choice.also} />
      )}
      {choice.step === 'build' && choice.routes.length > 1 && (
        <p class="mx-steer">
          <Button
            icon={Route}
            onClick={props.onOtherRoute}
            name={`${table.otherRoute}: ${table.route(choice.route + 1, choice.routes.length)}`}
          >
            {table.route(choice.route + 1, choice.routes.length)}
          </Button>
          {table.steer}
        </p>
      )}
      {outcome && (
        <Preview outcome={outcome} seats={props.seats} first={toAct(state) ?? 0} words={words} />
      )}
    </TurnPanel>
  );
}

function title({ state, choice, words, language }: ConfirmPanelProps): ComponentChildren {
  const id = companyId(choice.company);
  const mark = <CompanyMark colour={id} words={words.table} beside />;
  if (choice.step === 'share') {
    return (
      <>
        {mark} {words.table.takeTitle(words.company[id])}
      </>
    );
  }
  const city = state.board.form.cities[choice.city]?.[language] ?? '';
  return (
    <>
      {mark} {words.table.buildTitle(words.company[id], city)}{' '}
      <small>{words.table.trains(choice.routes[choice.route]?.length ?? 0)}</small>
    </>
  );
}

interface AlsoProps {
  readonly own: Company;
  readonly chosen: Company | null;
  readonly words: Words;
  readonly onAlso: (company: Company) => void;
}

/** Which company the purple half goes to: nothing is chosen beforehand. */
function Also({ own, chosen, words, onAlso }: AlsoProps) {
  return (
    <fieldset class="mx-also">
      <legend>{words.table.chooseAlso}</legend>
      {COMPANIES.map(
        (id, company) =>
          company !== own && (
            <Button key={id} pressed={company === chosen} onClick={() => onAlso(company)}>
              <CompanyMark colour={id} words={words.table} beside /> {words.company[id]}
            </Button>
          ),
      )}
    </fieldset>
  );
}
