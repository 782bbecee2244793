import type { StandingProps } from '../../../../../ui/game-view';
import type { Event } from '../../../rules/state/events';
import type { State } from '../../../rules/state/state';
import { InTable, type Said, useGiven } from '../../../view/model/base/in-table';
import { useTableText, useWords } from '../../../view/use-words';
import { LastPayouts } from './payout-table';

type RecapProps = StandingProps<State, Event>;

/** In worlds of companies what their last round brought, as its sheet has told it. */
export function Recap(props: RecapProps) {
  const words = useWords(props.language);
  const table = useTableText(props.language);
  const isTold = (props.state.world.role[9] ?? 0) > 0;
  return isTold && words && table && <Told {...props} words={words} table={table} />;
}

function Told(props: RecapProps & Said) {
  return (
    <InTable value={useGiven(props, null)}>
      <LastPayouts />
    </InTable>
  );
}
