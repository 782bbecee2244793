import { useMemo, useRef, useState } from 'preact/hooks';
import { lazy } from '../../../kit/lazy';
import { useBefore } from '../../../ui/figures/use-before';
import { useLazy, usePrefetch } from '../../../ui/lazy';
import { useStepShow } from '../../../ui/steps/use-step-show';
import { TableRooms } from '../../../ui/table/game-table';
import { useTelling } from '../../../ui/turn/use-telling';
import { useSteady } from '../../../ui/use-steady';
import { fightSteps } from '../modules/military/model/report';
import { OVER_NAME } from '../rules/base/phases';
import type { TableText } from '../words/en/table';
import type { Words } from '../words/words';
import { Board } from './board/board';
import { factsOf } from './model/base/facts';
import { tileNamed } from './model/base/places';
import { voiceOf } from './model/base/voice';
import { openForLessons } from './model/open';
import { usePassing } from './model/passing';
import { useTurn } from './model/use-turn';
import { GoalLine } from './panels/goal-line';
import type { Whose } from './panels/owner-sheet';
import { Strip } from './panels/strip';
import { TurnArea } from './panels/turn-area';
import { WatchPanel } from './panels/watch-panel';
import type { MatchTableProps } from './props';
import { useKeptRoom } from './use-kept-room';
import { usePassedSteps } from './use-passed-steps';
import { useSeen } from './use-seen';

interface LayoutProps extends MatchTableProps {
  readonly words: Words;
  readonly table: TableText;
}

/** Looked up now and then. */
const sheets = lazy(() => import('./panels/sheets'));
/** Only where there is war. */
const reportPanel = lazy(
  async () => (await import('../modules/military/view/report-panel')).ReportPanel,
);

/** The table once its words are loaded: the owners, the map, and the prompt below. */
export function TableLayout(props: LayoutProps) {
  const { state, seats, acting, words, table } = props;
  const { name: world, company } = state.world;
  const voice = useMemo(
    () => voiceOf(words, table, seats, { world, company }),
    [words, table, seats, world],
  );
  const facts = factsOf(state);
  const turn = useTurn({ ...props, voice });
  const { choice } = turn;
  const showing = useStepShow(props.plies, props.seeing !== 'still', fightSteps);
  // Starting a choice ends the show.
  const shown = showing.show !== null && choice.step === 'none';
  const [fought] = showing.show?.steps[0]?.events ?? [];
  const fight = shown && fought ? tileNamed(state, fought.at) : null;
  const ReportPanel = useLazy(reportPanel, (state.world.role[4] ?? 0) > 0);
  const seen = useSeen(state, shown ? showing.show : null);
  const seenFacts = factsOf(seen);
  const before = useBefore(seenFacts);
  const passed = usePassedSteps(props.session, acting);
  const isFree = choice.step === 'none' && !shown && !turn.busy;
  usePassing({
    ...{ state, plies: props.plies.length, off: passed?.off ?? null, act: turn.act },
    isAsked: acting !== null && props.seeing === 'live' && isFree,
  });
  useTelling(props, {
    ...{ state, shown, notice: turn.notice, by: [choice] },
    open: () => (shown ? { step: 'report' } : openForLessons(state, choice)),
  });
  const [looksUp, setLooksUp] = useState(false);
  const [whose, setWhose] = useState<Whose | null>(null);
  usePrefetch(sheets);
  const looked = useLazy(sheets, looksUp || whose !== null);
  const rooms = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useKeptRoom(panel, { of: `${acting} ${state.turns[0]}`, still: shown || choice.step === 'deed' });
  const acts = useSteady({
    lookUp: () => setLooksUp(true),
    close: () => setLooksUp(false),
    look: (one: Whose) => setWhose(one),
    lookAway: () => setWhose(null),
  });

  const step = shown ? 'report' : acting === null ? 'watch' : choice.step;
  return (
    <TableRooms
      class="f-table__rooms"
      step={step}
      data-phase={facts.phase}
      plies={props.plies.length}
      rooms={rooms}
      onEscape={() => (shown ? showing.close() : turn.back())}
    >
      <Strip state={seen} facts={seenFacts} before={before} voice={voice} onLook={acts.look} />
      {facts.phase !== OVER_NAME && <GoalLine state={seen} voice={voice} />}
      <div class="f-table__map">
        <Board
          state={seen}
          acting={seen === state ? acting : null}
          choice={choice}
          fight={fight}
          voice={voice}
          onTap={turn.tapHex}
          onLookUp={acts.lookUp}
        />
      </div>
      <div class="f-table__turn" ref={panel}>
        {ReportPanel && shown && props.seeing !== 'covered' && (
          <ReportPanel state={state} showing={showing} voice={voice} />
        )}
        {acting === null ? (
          <WatchPanel
            state={state}
            facts={facts}
            choice={choice}
            plies={props.plies}
            voice={voice}
          />
        ) : (
          <TurnArea
            state={state}
            facts={facts}
            acting={acting}
            turn={turn}
            voice={voice}
            passed={passed}
            plies={props.plies}
          />
        )}
      </div>
      {looked && (
        <>
          <looked.LookUpSheet
            open={looksUp}
            state={state}
            voice={voice}
            passed={passed}
            onClose={acts.close}
          />
          <looked.OwnerSheet state={state} voice={voice} whose={whose} onClose={acts.lookAway} />
        </>
      )}
    </TableRooms>
  );
}
