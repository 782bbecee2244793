import type { Action } from '../../../src/kit/rules';
import { Button } from '../../../src/ui/button';
import { ConfirmBar, TurnNotice, TurnPanel } from '../../../src/ui/turn/turn-panel';
import { DECK, HIGHEST_BID } from '../data/goods';
import { rules } from '../rules';
import { actionOf, type Verb } from '../rules/action';
import { figure, phaseOf, type State } from '../rules/state';
import type { Words } from '../words/words';
import { nameLine } from './name-line';
import type { Turn } from './use-turn';

interface PanelProps {
  readonly state: State;
  readonly words: Words;
  readonly turn: Turn;
}

/** What the seat to act can do besides loading and delivering, or the move that is suggested. */
export function TurnButtons(props: PanelProps) {
  const { state, words, turn } = props;
  const { table } = words;
  const phase = phaseOf(state);
  if (phase === 'over') return null;
  if (turn.choice.length > 0) return <Suggestion {...props} />;
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
        {phase === 'bid' && <Bids {...props} />}
        {phase === 'work' && (
          <>
            <Act {...props} verb="draw" label={table.draw} />
            <Act {...props} verb="borrow" label={table.borrow} />
            <Act {...props} verb="done" label={table.done} primary />
          </>
        )}
        {phase === 'owner' && (
          <>
            <Act {...props} verb="dividend" label={table.dividend} />
            <Act {...props} verb="invest" label={table.invest} />
          </>
        )}
      </div>
    </section>
  );
}

function Bids(props: PanelProps) {
  const { table } = props.words;
  const bids = Array.from({ length: HIGHEST_BID }, (_, less) => less + 1);
  return (
    <>
      {bids.map((points) => (
        <Act key={points} {...props} verb="bid" figure={points} label={table.bid(points)} />
      ))}
      <Act {...props} verb="pass" label={table.pass} primary />
    </>
  );
}

interface ActProps extends PanelProps {
  readonly verb: Verb;
  readonly figure?: number;
  readonly label: string;
  readonly primary?: true;
}

function Act({ state, turn, verb, figure: value = 0, label, primary }: ActProps) {
  const action: Action = actionOf(verb, value);
  return (
    <span data-do={verb} data-points={value || undefined}>
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

function Suggestion({ state, words, turn }: PanelProps) {
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
