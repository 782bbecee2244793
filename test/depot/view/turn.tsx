import { Button } from '../../../src/ui/button';
import { ConfirmBar, TurnNotice, TurnPanel } from '../../../src/ui/turn/turn-panel';
import { DECK, HIGHEST_BID } from '../data/goods';
import { rules } from '../rules';
import type { Kind } from '../rules/actions';
import { actionOf } from '../rules/actions';
import { bid, pass } from '../rules/bid';
import { dividend, invest } from '../rules/company';
import { figure, phaseOf } from '../rules/state';
import { borrow, done, draw } from '../rules/work';
import { useTable } from './in-table';
import { nameLine } from './name-line';
import type { Turn } from './use-turn';

interface PanelProps {
  readonly turn: Turn;
}

/** What the seat to act can do besides loading and delivering, or the move that is suggested. */
export function TurnButtons({ turn }: PanelProps) {
  const { state, words } = useTable();
  const { table } = words;
  const phase = phaseOf(state);
  if (phase === 'over') return null;
  if (turn.choice.length > 0) return <Suggestion turn={turn} />;
  return (
    <section class="depot-turn" data-question aria-label={table.hint[phase]}>
      <p class="depot-hint">
        {table.hint[phase]}
        {phase === 'work' && (
          <small>
            {table.steps(figure(state, 'steps'))} · {table.deck(DECK - figure(state, 'drawn'))}
          </small>
        )}
      </p>
      <TurnNotice {...turn.notice} />
      <div class="depot-turn__buttons" data-phase={phase}>
        {phase === 'bid' && <Bids turn={turn} />}
        {phase === 'work' && (
          <>
            <Act turn={turn} kind={draw} label={table.draw} />
            <Act turn={turn} kind={borrow} label={table.borrow} />
            <Act turn={turn} kind={done} label={table.done} primary />
          </>
        )}
        {phase === 'owner' && (
          <>
            <Act turn={turn} kind={dividend} label={table.dividend} />
            <Act turn={turn} kind={invest} label={table.invest} />
          </>
        )}
      </div>
    </section>
  );
}

function Bids({ turn }: PanelProps) {
  const { table } = useTable().words;
  const bids = Array.from({ length: HIGHEST_BID }, (_, less) => less + 1);
  return (
    <>
      {bids.map((points) => (
        <Act key={points} turn={turn} kind={bid} args={points} label={table.bid(points)} />
      ))}
      <Act turn={turn} kind={pass} label={table.pass} primary />
    </>
  );
}

interface ActProps extends PanelProps {
  readonly kind: Kind;
  readonly args?: number;
  readonly label: string;
  readonly primary?: true;
}

function Act({ turn, kind, args = 0, label, primary }: ActProps) {
  const { state } = useTable();
  const action = actionOf(kind, args);
  return (
    <span data-do={kind.do} data-points={args || undefined}>
      <Button
        wide
        kind={primary ? 'primary' : 'plain'}
        dimmed={rules.refusal(state, action) !== null}
        onClick={() => turn.act([action])}
      >
        {label}
      </Button>
    </span>
  );
}

function Suggestion({ turn }: PanelProps) {
  const { state, words } = useTable();
  return (
    <TurnPanel
      title={words.table.suggested}
      legend="turn"
      onClose={turn.close}
      takesFocus
      foot={
        <ConfirmBar onBack={turn.back} onConfirm={turn.confirm} dimmed={false} busy={turn.busy} />
      }
    >
      <TurnNotice {...turn.notice} />
      <p>{nameLine(state, turn.choice, words)}</p>
    </TurnPanel>
  );
}
