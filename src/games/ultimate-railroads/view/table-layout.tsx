import { useMemo } from 'preact/hooks';
import { lazy } from '../../../kit/lazy';
import { useBefore } from '../../../ui/figures/use-before';
import { useLazy, usePrefetch } from '../../../ui/lazy';
import { Scrolling } from '../../../ui/scrolling';
import { useStepShow } from '../../../ui/steps/use-step-show';
import { TableRooms } from '../../../ui/table/game-table';
import { AskFirst } from '../../../ui/turn/ask-first';
import { useTelling } from '../../../ui/turn/use-telling';
import { Watch } from '../../../ui/turn/watch';
import type { TableWords } from '../words/en/table';
import type { Words } from '../words/words';
import { Boards } from './boards';
import { factsOf } from './facts';
import { Coming } from './more/coming';
import { Log } from './more/log';
import { Supply } from './more/supply';
import { openForLessons } from './open';
import { SpacePanel } from './panels/space-panel';
import { Strip } from './panels/strip';
import { TurnArea } from './panels/turn-area';
import type { MatchTableProps } from './props';
import { roundSteps } from './round/steps';
import { OwnLines } from './spaces/own-lines';
import { asksForSpace } from './spaces/space-facts';
import { Spaces } from './spaces/spaces';
import { useGains } from './spaces/use-gains';
import { useSight } from './use-sight';
import { InTable } from './use-table';
import { useTurn } from './use-turn';
import { voiceOf } from './voice';

const roundPanel = lazy(async () => (await import('./round/round-panel')).RoundPanel);

const NOWHERE: readonly string[] = [];

interface LayoutProps extends MatchTableProps {
  readonly words: Words;
  readonly table: TableWords;
}

/** The table once its words are there: boards, spaces and the rest to scroll through, and what is asked below. */
export function TableLayout(props: LayoutProps) {
  const { state, seats, acting, viewers, opening, plies, words, table } = props;
  const { options, set } = state;
  const voice = useMemo(
    () => voiceOf(words, table, seats, { options, set }),
    [words, table, seats, options, set],
  );
  const facts = factsOf(state);
  const inTable = useMemo(() => ({ state, facts, seats, voice }), [state, facts, seats, voice]);
  const before = useBefore(facts);
  const showing = useStepShow(plies, props.seeing !== 'still', roundSteps, 'at once');
  const turn = useTurn({ ...props, voice });
  const { choice } = turn;
  // Beginning a choice closes what is shown.
  const shown = showing.show !== null && choice.step === 'none';
  usePrefetch(roundPanel);
  const RoundPanel = useLazy(roundPanel, shown, showing.close);
  useTelling(props, {
    ...{ state, shown, notice: turn.notice, by: [choice, turn.warning] },
    open: () =>
      shown
        ? { step: 'round' }
        : turn.warning
          ? { step: 'warning' }
          : openForLessons(state, choice),
  });

  const mine = acting ?? viewers[0] ?? facts.toAct ?? 0;
  const sight = useSight(props, mine, choice);
  const gains = useGains(state, asksForSpace(state) ? acting : null);

  const showBoards = () => sight.showPart('boards');
  const own = facts.seats[mine];
  const step = shown ? 'round' : acting === null ? 'watch' : turn.warning ? 'warning' : choice.step;
  if (!own) return null;
  return (
    <InTable value={inTable}>
      <TableRooms
        class="ur-table__rooms"
        step={step}
        data-phase={facts.phase}
        plies={plies.length}
        rooms={sight.rooms}
        onEscape={() => (shown ? showing.close() : turn.back())}
        onScrollCapture={sight.onScrollCapture}
      >
        <Strip before={before} looked={sight.looked} onLook={sight.look} />
        <Scrolling class="ur-table__main">
          <Boards viewers={viewers} acting={acting} looked={sight.looked} turn={turn} />
          <div class="ur-table__spaces">
            {acting !== null && asksForSpace(state) && <OwnLines own={own} onShow={showBoards} />}
            <Spaces
              acting={acting}
              seat={acting ?? sight.looked}
              chosen={choice.step === 'space' ? choice.space : null}
              last={props.inView ?? NOWHERE}
              gains={gains}
              onOpen={turn.openSpace}
            />
            <Coming values={own.values} />
            <Supply values={own.values} />
            <Log plies={plies} opening={opening} onShow={showing.again} />
          </div>
        </Scrolling>
        <div class="ur-table__turn">
          {shown && RoundPanel && props.seeing !== 'covered' && (
            <RoundPanel showing={showing} plies={plies} />
          )}
          {acting !== null ? (
            <AskFirst turn={turn}>
              <TurnArea
                own={own}
                viewers={viewers}
                turn={turn}
                gains={gains}
                outOfSight={sight.outOfSight}
                onShowPart={sight.showPart}
              />
            </AskFirst>
          ) : choice.step === 'space' ? (
            <SpacePanel choice={choice} acting={null} own={own} turn={turn} gains={gains} />
          ) : (
            facts.toAct !== null && (
              <Watch waiting={voice.table.ask.waiting(voice.name(facts.toAct))} />
            )
          )}
        </div>
      </TableRooms>
    </InTable>
  );
}
