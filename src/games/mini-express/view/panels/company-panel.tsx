import type { ComponentChildren } from 'preact';
import type { Language } from '../../../../kit/words';
import { Button } from '../../../../ui/button';
import { useFrameLater } from '../../../../ui/next-frame';
import { Ask } from '../../../../ui/turn/ask-rules';
import { Target as TargetButton } from '../../../../ui/turn/targets';
import { TurnPanel } from '../../../../ui/turn/turn-panel';
import type { Refusal } from '../../rules/refusals';
import { type Company, phase, type State } from '../../rules/state';
import type { Words } from '../../words/words';
import { readPick } from '../facts';
import { shareRefusal, type Target } from '../legal';
import { CompanyMark } from '../marks';
import { companyId } from '../names';
import type { Voice } from '../voice';

interface CompanyPanelProps {
  readonly state: State;
  readonly company: Company;
  /** Where it may build. */
  readonly targets: readonly Target[];
  readonly voice: Voice;
  readonly words: Words;
  readonly language: Language;
  /** A player here may act; otherwise the panel only informs. */
  readonly mayAct: boolean;
  /** The sentence that responds to the last tap, or nothing. */
  readonly notice: ComponentChildren;
  readonly onShare: () => void;
  readonly onRefused: (refusal: Refusal) => void;
  readonly onCity: (city: number) => void;
  readonly onClose: () => void;
}

/** The second tap: a share of the company, or one of the cities it reaches. */
export function CompanyPanel(props: CompanyPanelProps) {
  const { state, company, targets, words, mayAct } = props;
  const { table } = words;
  const id = companyId(company);
  const drafting = phase(state) === 'draft';
  const pick = readPick(state, company);
  const refusal = shareRefusal(state, company);
  // Nothing else can be done here, so the reason is shown without a tap.
  const stuck = mayAct && refusal !== null && targets.length === 0;
  return (
    <TurnPanel
      title={
        <>
          <CompanyMark color={id} words={table} beside /> {words.company[id]}
        </>
      }
      legend="card"
      onClose={props.onClose}
    >
      {props.notice}
      {stuck && (
        <p>
          {props.voice.refusal(refusal)} <Ask why={refusal.because} />
        </p>
      )}
      {drafting && !refusal && <p>{table.draftMeaning(pick)}</p>}
      {mayAct && !stuck && (
        <Button
          wide
          kind={refusal ? 'plain' : 'primary'}
          dimmed={refusal !== null}
          onClick={() => (refusal ? props.onRefused(refusal) : props.onShare())}
        >
          {drafting ? table.draft(pick) : table.take(state.ready[company] ?? 0)}
        </Button>
      )}
      {!drafting && refusal?.because !== 'company-used' && (
        <p>{table.chooseCity(targets.length)}</p>
      )}
      <Reached {...props} />
    </TurnPanel>
  );
}

/**
 * The cities that the company reaches, one frame after the board shows them. Until then those of the previous company
 * stay, or everything below would jump.
 */
function Reached({ targets, state, words, language, onCity }: CompanyPanelProps) {
  const drawn = useFrameLater(targets, []);
  return (
    <ul class="targets">
      {drawn.map(({ city, cost }) => {
        const name = state.board.form.cities[city]?.[language] ?? '';
        return (
          <li key={city}>
            <TargetButton
              name={words.table.forTrains(name, cost)}
              label={name}
              figure={cost}
              onClick={() => onCity(city)}
            />
          </li>
        );
      })}
    </ul>
  );
}
