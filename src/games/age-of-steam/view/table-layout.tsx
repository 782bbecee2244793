import { lazy } from '../../../kit/lazy';
import { useStepShow } from '../../../ui/steps/use-step-show';
import { TableRooms } from '../../../ui/table/game-table';
import { useAhead } from '../../../ui/table/use-ahead';
import { useOpen } from '../../../ui/table/use-open';
import { useSteady } from '../../../ui/use-steady';
import type { Words } from '../words/words';
import { Board } from './board/board';
import { InTable, useGiven } from './in-table';
import { legalIn } from './legal';
import { openForLessons } from './open';
import { LookLine } from './panels/look-line';
import { StepsLine } from './panels/steps-line';
import { Strip } from './panels/strip';
import { TurnArea } from './panels/turn-area';
import { paydaySteps } from './payday/steps';
import { useAsShown } from './payday/use-as-shown';
import type { MatchPly, MatchTableProps } from './props';
import { Details } from './tabs/details';
import { useTab } from './tabs/use-tab';
import { useProxyBids } from './use-proxy-bids';
import { useTurn } from './use-turn';

const panel = lazy(async () => (await import('./payday/payday-panel')).PaydayPanel);

/** Nothing is tapped on the map in these phases. */
const ANSWERED_BELOW: ReadonlySet<string> = new Set(['issue', 'auction', 'select', 'grow']);

/** The table once its words are there. */
export function TableLayout(props: MatchTableProps & { readonly words: Words }) {
  const { state, acting } = props;
  const given = useGiven(props);
  const { facts, voice, plies } = given;
  // By single actions: a computer plays a delivery one by one, and its end would not count as another action.
  const showing = useStepShow(props.plies, props.seeing !== 'still', paydaySteps);
  const turn = useTurn({ ...props, voice });
  const { choice } = turn;
  const open = useOpen(props, { turn, showing, as: 'payday', panel, forLessons: openForLessons });
  const { fresh, figures, drawn } = useAsShown(state, facts, open.shown);
  const proxy = useProxyBids({
    ...{ state, acting, turn, plies: props.plies },
    live: props.seeing === 'live' && !open.shown,
  });
  const { tab, asksInTab, onTab } = useTab(props, facts.toAct);
  const { onShow } = useSteady({
    onShow: (ply: MatchPly) =>
      showing.again(ply === plies.at(-1) ? (props.plies.at(-1) ?? ply) : ply),
  });
  useAhead(props, () => legalIn(state));
  const asked = open.ask(<TurnArea turn={turn} proxy={proxy} undo={props.undo} />);
  return (
    <InTable value={given}>
      <TableRooms
        {...open.rooms}
        data-phase={facts.phase}
        data-tab={tab}
        asked={acting !== null && ANSWERED_BELOW.has(facts.phase)}
        seats={
          <>
            <StepsLine shown={fresh} />
            <Strip facts={figures} onTab={onTab} />
          </>
        }
        map={
          <>
            <Board
              drawn={drawn}
              choice={choice}
              inView={props.inView}
              enlarged={props.enlarged}
              found={props.found}
              onTap={turn.tapHex}
            />
            <LookLine choice={choice} ended={proxy.ended} />
          </>
        }
        turn={!asksInTab && asked}
        details={
          <Details turn={asksInTab ? asked : null} tab={tab} onTab={onTab} onShow={onShow} />
        }
      />
    </InTable>
  );
}
