import { lazy } from '../../../kit/lazy';
import { useLazy } from '../../../ui/lazy';
import { useStepShow } from '../../../ui/steps/use-step-show';
import { TableRooms } from '../../../ui/table/game-table';
import { useOpen } from '../../../ui/table/use-open';
import { fightSteps } from '../modules/military/model/report';
import { OVER_NAME } from '../rules/base/phases';
import { Board } from './board/board';
import { InTable, type Said, useGiven } from './model/base/in-table';
import { targetsOf } from './model/choice';
import { openForLessons } from './model/given';
import { useAsFought } from './model/use-as-fought';
import { useTurn } from './model/use-turn';
import { GoalLine, Strip } from './panels/strip';
import { TurnArea } from './panels/turn-area';
import { WatchPanel } from './panels/watch-panel';
import { usePassedSteps, usePassing } from './pieces/passed-steps';
import type { MatchTableProps } from './props';
import { useSheets } from './use-sheets';

/** Only where there is war. */
const panel = lazy(async () => (await import('../modules/military/view/report-panel')).ReportPanel);

/** Beside the map, once the match is over. */
const standing = lazy(async () => (await import('./standing')).Standing);

/** The table once its words are loaded: the owners, the map, and the prompt below. */
export function TableLayout(props: MatchTableProps & Said) {
  const { state, acting } = props;
  const passed = usePassedSteps(props.session, acting);
  const given = useGiven(props, passed);
  const { facts, voice, plies } = given;
  const showing = useStepShow(plies, props.seeing !== 'still', fightSteps);
  const waits = showing.show !== null;
  const turn = useTurn({ ...props, voice, off: passed?.off ?? [], waits });
  const { choice } = turn;
  const { isScored, look, sheets } = useSheets(props);
  const Standing = useLazy(standing, facts.toAct === null);
  const open = useOpen(props, {
    ...{ turn, showing, as: 'report', panel, shows: (state.world.role[4] ?? 0) > 0 },
    ...{ over: isScored, forLessons: openForLessons },
  });
  const { seen, fought } = useAsFought(state, open.shown);
  const isFree = choice.step === 'none' && !isScored && !turn.warning && !open.shown && !turn.busy;
  usePassing({
    ...{ state, plies: plies.length, off: passed?.off ?? null, voice },
    act: turn.playNow,
    isAsked: acting !== null && props.seeing === 'live' && isFree,
  });
  return (
    <InTable value={given}>
      <TableRooms
        {...open.rooms}
        asked={acting !== null && choice.step !== 'hex' && targetsOf(state, choice).size === 0}
        seats={
          <>
            <Strip state={seen} onLook={look} />
            {facts.phase !== OVER_NAME && <GoalLine state={seen} />}
          </>
        }
        map={
          <Board
            state={seen}
            acting={seen === state ? acting : null}
            choice={choice}
            inView={props.inView}
            fight={fought}
            onTap={turn.tapHex}
            onLook={look}
          />
        }
        turn={
          acting === null ? (
            <WatchPanel choice={choice}>{Standing && <Standing {...props} />}</WatchPanel>
          ) : (
            open.ask(<TurnArea acting={acting} turn={turn} />)
          )
        }
      />
      {sheets}
    </InTable>
  );
}
