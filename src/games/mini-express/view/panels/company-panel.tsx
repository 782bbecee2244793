import './company-panel.css';
import { Button } from '../../../../ui/button';
import { useFrameLater } from '../../../../ui/next-frame';
import { Ask } from '../../../../ui/turn/ask-rules';
import { Target as TargetButton } from '../../../../ui/turn/targets';
import { TurnNotice, TurnPanel } from '../../../../ui/turn/turn-panel';
import { type Company, phase } from '../../rules/state';
import { readPick } from '../facts';
import { useTable } from '../in-table';
import { shareRefusal, type Target, targetsFor } from '../legal';
import { companyId } from '../names';
import type { Turn } from '../use-turn';
import { Company as CompanyMark } from './marks';

interface CompanyPanelProps {
  readonly turn: Turn;
  readonly company: Company;
}

/** The second tap: a share of the company, or one of the cities it reaches. */
export function CompanyPanel({ turn, company }: CompanyPanelProps) {
  const { state, words, voice, legal, acting, table } = useTable();
  const id = companyId(company);
  const targets = targetsFor(legal(), company);
  // Otherwise the panel only informs.
  const mayAct = acting !== null;
  const drafting = phase(state) === 'draft';
  const pick = readPick(state, company);
  const refusal = shareRefusal(state, company);
  // Nothing else can be done here, so the reason is shown without a tap.
  const stuck = mayAct && refusal !== null && targets.length === 0;
  const isOffered = mayAct && !stuck;
  return (
    <TurnPanel
      title={
        <>
          <CompanyMark color={id} beside /> {words.company[id]}{' '}
          <small>{table.supply(state.supply[company] ?? 0)}</small>
        </>
      }
      legend="card"
      onClose={turn.close}
    >
      {drafting && !refusal && <p>{table.draftMeaning(pick)}</p>}
      {isOffered ? (
        <div class="stack mx-share" data-refused={refusal !== null || undefined}>
          <TurnNotice {...turn.notice} />
          <Button
            wide
            kind={refusal ? 'plain' : 'primary'}
            dimmed={refusal !== null}
            onClick={() => (refusal ? turn.refuse(refusal) : turn.chooseShare(company))}
          >
            {drafting ? table.draft(pick) : table.take(state.ready[company] ?? 0)}
          </Button>
        </div>
      ) : (
        <TurnNotice {...turn.notice} />
      )}
      {stuck && (
        <p>
          {voice.refusal(refusal)} <Ask why={refusal.because} />
        </p>
      )}
      {!drafting && refusal?.because !== 'company-used' && (
        <p>{table.chooseCity(targets.length)}</p>
      )}
      <Reached targets={targets} onCity={(city) => turn.chooseCity(company, city)} />
    </TurnPanel>
  );
}

interface ReachedProps {
  readonly targets: readonly Target[];
  readonly onCity: (city: number) => void;
}

/**
 * The cities that the company reaches, one frame after the board shows them. Until then those of the previous company
 * stay, or everything below would jump.
 */
function Reached({ targets, onCity }: ReachedProps) {
  const { state, words, language } = useTable();
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
