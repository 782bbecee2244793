import { lazy } from '../../../kit/lazy';
import { Scrolling } from '../../../ui/scrolling';
import { useStepShow } from '../../../ui/steps/use-step-show';
import { TableRooms } from '../../../ui/table/game-table';
import { useOpen } from '../../../ui/table/use-open';
import { Boards } from './boards';
import { InTable, type Said, useGiven } from './in-table';
import { Coming } from './more/coming';
import { Log } from './more/log';
import { Supply } from './more/supply';
import { openForLessons } from './open';
import { Strip } from './panels/strip';
import { TurnArea } from './panels/turn-area';
import { WatchPanel } from './panels/watch-panel';
import type { MatchTableProps } from './props';
import { roundSteps } from './round/steps';
import { OwnLines } from './spaces/own-lines';
import { asksForSpace } from './spaces/space-facts';
import { Spaces } from './spaces/spaces';
import { useGains } from './spaces/use-gains';
import { useSight } from './use-sight';
import { useTurn } from './use-turn';

const panel = lazy(async () => (await import('./round/round-panel')).RoundPanel);

/** The table once its words are there: boards, spaces and the rest to scroll through, and what is asked below. */
export function TableLayout(props: MatchTableProps & Said) {
  const { state, acting, viewers, plies } = props;
  const given = useGiven(props);
  const { facts, voice } = given;
  const showing = useStepShow(plies, props.seeing !== 'still', roundSteps, 'at once');
  const turn = useTurn({ ...props, voice });
  const { choice } = turn;
  const open = useOpen(props, { turn, showing, as: 'round', panel, forLessons: openForLessons });
  const mine = acting ?? viewers[0] ?? facts.toAct ?? 0;
  const sight = useSight(props, mine, choice);
  const gains = useGains(state, asksForSpace(state) ? acting : null);
  const showBoards = () => sight.showPart('boards');
  const own = facts.seats[mine];
  if (!own) return null;
  return (
    <InTable value={given}>
      <TableRooms
        {...open.rooms}
        data-phase={facts.phase}
        rooms={sight.rooms}
        onScrollCapture={sight.onScrollCapture}
        seats={<Strip looked={sight.looked} onLook={sight.look} />}
        map={
          <Scrolling class="ur-table__main">
            <Boards viewers={viewers} acting={acting} looked={sight.looked} turn={turn} />
            <div class="ur-table__spaces">
              {facts.phase !== 'over' && <OwnLines own={own} onShow={showBoards} />}
              <Spaces
                acting={acting}
                seat={mine}
                chosen={choice.step === 'space' ? choice.space : null}
                last={props.inView}
                gains={gains}
                onOpen={turn.openSpace}
              />
              <Coming values={own.values} />
              <Supply values={own.values} />
              <Log onShow={showing.again} />
            </div>
          </Scrolling>
        }
        turn={
          acting === null ? (
            <WatchPanel own={own} turn={turn} gains={gains} />
          ) : (
            open.ask(
              <TurnArea
                {...{ own, viewers, turn, gains }}
                outOfSight={sight.outOfSight}
                onShowPart={sight.showPart}
              />,
            )
          )
        }
      />
    </InTable>
  );
}
