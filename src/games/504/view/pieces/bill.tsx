import { useMemo } from 'preact/hooks';
import type { Action } from '../../../../kit/rules';
import { Change } from '../../../../ui/figures/figure';
import { rules } from '../../rules';
import type { State } from '../../rules/state/state';
import { factsOf, outlookOf } from '../model/base/facts';
import { useTable } from '../model/base/in-table';
import type { Voice } from '../model/base/voice';
import { scoreUnit } from '../score-unit';

interface BillProps {
  /** What would be done. */
  readonly actions: readonly Action[];
  /** The button beside it says that the turn ends. */
  readonly endIsSaid?: boolean;
}

/** What actions change for their owner: points, income and money, by the rules, before any chance. */
export function Bill({ actions, endIsSaid }: BillProps) {
  const { state, voice } = useTable();
  const outlook = useMemo(() => outlookOf(state, actions), [state, actions.join()]);
  const { before, after, endsTurn, scores } = outlook;
  const { table } = voice;
  const { owner, toAct } = factsOf(state);
  const was = before.owners[owner];
  const is = after.owners[owner];
  const lines: { readonly what: string; readonly from: string; readonly to: string }[] = [];
  const add = (what: string, from: number, to: number, form: (figure: number) => string) => {
    if (from !== to) lines.push({ what, from: form(from), to: form(to) });
  };
  if (was && is) {
    const name = voice.owner(owner);
    const points = state.world.company ? table.decideFor(name, table.points) : table.points;
    add(points, was.points, is.points, String);
    if (was.scoring !== null && is.scoring !== null)
      add(table.majorities.ifNow, was.scoring, is.scoring, String);
    add(table.income, was.income, is.income, table.plus);
    add(table.cash, was.cash, is.cash, table.money);
  } else if (toAct !== null) {
    add(table.cash, before.seatCash[toAct] ?? 0, after.seatCash[toAct] ?? 0, table.money);
    const isMoney = scoreUnit(state) === 'dollars';
    const [what, form] = isMoney ? [table.wealth, table.money] : [table.owner.pointsNow, String];
    add(what, scores[0][toAct] ?? 0, scores[1][toAct] ?? 0, form);
  }
  const ending = endsTurn && !endIsSaid ? endText(state, actions, voice) : '';
  if (lines.length === 0 && !ending) return null;
  return (
    <ul class="f-bill">
      {lines.map(({ what, from, to }) => (
        <li key={what}>
          {what}{' '}
          <b>
            <Change from={from} to={to} />
          </b>
        </li>
      ))}
      {ending && <li>{ending}</li>}
    </ul>
  );
}

/** That the turn ends, and why; empty where a choice is all of it, as of a capital. */
function endText(state: State, actions: readonly Action[], { table }: Voice): string {
  const { phase } = factsOf(state);
  const last = actions.at(-1);
  if (last === undefined || phase === 'capital') return '';
  const isEnded = phase !== 'turn' || rules.action.write(last, state).do === 'done';
  return isEnded ? table.endsTurn : table.nothingLeft;
}
