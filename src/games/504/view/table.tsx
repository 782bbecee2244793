import { useMemo, useRef, useState } from 'preact/hooks';
import { lazy } from '../../../kit/lazy';
import { useBefore } from '../../../ui/figures/use-before';
import { useLazy, usePrefetch } from '../../../ui/lazy';
import { type StepShow, useStepShow } from '../../../ui/steps/use-step-show';
import { GameTable, TableRooms } from '../../../ui/table/game-table';
import { AskFirst } from '../../../ui/turn/ask-first';
import { useTelling } from '../../../ui/turn/use-telling';
import { useSteady } from '../../../ui/use-steady';
import { type FightStep, fightSteps } from '../modules/military/model/report';
import { OVER_NAME } from '../rules/base/phases';
import type { State } from '../rules/state/state';
import type { TableText } from '../words/en/table';
import type { Words } from '../words/words';
import { Board } from './board/board';
import { factsOf } from './model/base/facts';
import { tileNamed } from './model/base/places';
import { voiceOf } from './model/base/voice';
import { openForLessons } from './model/choice';
import { useTurn } from './model/use-turn';
import type { Whose } from './panels/sheets';
import { GoalLine, Strip } from './panels/strip';
import { TurnArea } from './panels/turn-area';
import { WatchPanel } from './panels/watch-panel';
import { usePassedSteps, usePassing } from './pieces/passed-steps';
import type { MatchTableProps } from './props';
import { usePanels } from './table/panels';
import { useKeptRoom } from './use-kept-room';
import { useTableText, useWords } from './use-words';
import './colors.css';
import './table.css';

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
function TableLayout(props: LayoutProps) {
  const { state, seats, acting, words, table } = props;
  const { name: world, company } = state.world;
  const voice = useMemo(
    () => voiceOf(words, table, seats, { world, company }),
    [words, table, seats, world],
  );
  const facts = factsOf(state);
  const passed = usePassedSteps(props.session, acting);
  const turn = useTurn({ ...props, voice, off: passed?.off ?? [] });
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
  const isFree = choice.step === 'none' && !turn.warning && !shown && !turn.busy;
  usePassing({
    ...{
      state,
      plies: props.plies.length,
      off: passed?.off ?? null,
      act: (done) => turn.playNow([done]),
    },
    isAsked: acting !== null && props.seeing === 'live' && isFree,
  });
  useTelling(props, {
    ...{ state, shown, notice: turn.notice, by: [choice, turn.warning] },
    open: () =>
      shown
        ? { step: 'report' }
        : turn.warning
          ? { step: 'warning' }
          : openForLessons(state, choice),
  });
  const [looksUp, setLooksUp] = useState(false);
  const [whose, setWhose] = useState<Whose | null>(null);
  usePrefetch(sheets);
  const looked = useLazy(sheets, looksUp || whose !== null);
  const rooms = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useKeptRoom(panel, {
    of: `${acting} ${state.turns[0]}`,
    still: shown || choice.step === 'deed' || turn.warning !== null,
  });
  const acts = useSteady({
    lookUp: () => setLooksUp(true),
    close: () => setLooksUp(false),
    look: (one: Whose) => setWhose(one),
    lookAway: () => setWhose(null),
  });

  const step = shown
    ? 'report'
    : acting === null
      ? 'watch'
      : turn.warning
        ? 'warning'
        : choice.step;
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
          <AskFirst turn={turn}>
            <TurnArea
              state={state}
              facts={facts}
              acting={acting}
              turn={turn}
              voice={voice}
              passed={passed}
              plies={props.plies}
            />
          </AskFirst>
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

/** The position that map and figures show: the one before a fight until its last dice lie there, for they tell its end. */
function useSeen(state: State, show: Pick<StepShow<FightStep>, 'steps' | 'at'> | null): State {
  const seen = useRef(state);
  if (!show || show.at === show.steps.length - 1) seen.current = state;
  return seen.current;
}

/** Owners, map and prompt; fills the room it is given. */
export function Table(props: MatchTableProps) {
  const words = useWords(props.language);
  const table = useTableText(props.language);
  const panels = usePanels(props.state);
  return (
    <GameTable class="f-table" onAskRules={props.onAskRules}>
      {words && table && panels && <TableLayout {...props} words={words} table={table} />}
    </GameTable>
  );
}
