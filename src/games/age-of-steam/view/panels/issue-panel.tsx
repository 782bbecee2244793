import { Button } from '../../../../ui/button';
import { Stepper } from '../../../../ui/stepper';
import { COSTS, POINTS, SHARE_MONEY } from '../../data/figures';
import { argsOf } from '../../rules/actions';
import { issue } from '../../rules/issue';
import { chosenActions } from '../choice';
import { paydaysLeft, seatIn } from '../facts';
import { useTable } from '../in-table';
import { legalOf } from '../legal';
import { outlooks } from '../outlook';
import type { PanelProps } from './ask-panel';
import { AskPanel } from './ask-panel';
import { Bill } from './bill';

/** A bid and tiles as a turn often has them: simple tiles on the dearest ground. */
const PLAN = { bid: 3, tiles: 3, tile: COSTS.place.simple + COSTS.terrain.mountain } as const;

/** Issuing shares: what they bring now, and what they cost over the whole match. */
export function IssuePanel({ acting, turn }: PanelProps) {
  const { state, facts, words } = useTable();
  const { shares: said, ask, buttons } = words.table;
  const { choice } = turn;
  const chosen = choice.step === 'shares' ? choice.shares : 0;
  const most = Math.max(0, ...legalOf(state, issue).map(argsOf));
  const cash = (seatIn(facts, acting)?.money ?? 0) + SHARE_MONEY * chosen;
  const needs = PLAN.bid + PLAN.tiles * PLAN.tile;
  const issuing = (shares: number) => chosenActions(state, { step: 'shares', shares });
  const actions = issuing(chosen);
  const planned = outlooks(state, actions, { seat: acting, amount: needs })[acting];
  // With what is warned of goes the warning, and the buttons would move under the finger.
  const isShort = (outlooks(state, issuing(0))[acting]?.short ?? 0) > 0;
  return (
    <AskPanel
      question={ask.shares}
      legend="shares"
      notice={turn.notice}
      step="issue"
      foot={
        <Button kind="primary" busy={turn.busy} onClick={() => turn.play(actions)}>
          {buttons.issue(chosen)}
        </Button>
      }
    >
      <div class="aos-line" data-short={isShort || undefined}>
        <Stepper
          value={chosen}
          least={0}
          most={most}
          face={`${chosen}`}
          name={buttons.issue}
          onChange={(shares) => turn.choose({ step: 'shares', shares })}
        />
        <b>{said.cash(cash)}</b>
      </div>
      {chosen > 0 && (
        <p>
          {said.expenses(chosen, paydaysLeft(facts))} {said.score(-POINTS.share * chosen)}
        </p>
      )}
      <Bill actions={actions} />
      <p class="aos-soft">
        {said.plan(PLAN.bid, PLAN.tiles, needs)}{' '}
        {cash < needs || !planned
          ? said.tooLittle(needs - cash)
          : said.enough(planned.cash - planned.short)}{' '}
        {said.left(most - chosen)}
      </p>
    </AskPanel>
  );
}
