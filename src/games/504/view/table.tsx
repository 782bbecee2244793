import { useRef, useState } from 'preact/hooks';
import { lazy } from '../../../kit/lazy';
import { useBefore } from '../../../ui/figures/use-before';
import { useLazy, usePrefetch } from '../../../ui/lazy';
import { type StepShow, useStepShow } from '../../../ui/steps/use-step-show';
import { GameTable, TableRooms } from '../../../ui/table/game-table';
import { useOpen } from '../../../ui/table/use-open';
import { AskFirst } from '../../../ui/turn/ask-first';
import { type FightStep, fightSteps } from '../modules/military/model/report';
import { OVER_NAME } from '../rules/base/phases';
import type { State } from '../rules/state/state';
import type { TableText } from '../words/en/table';
import type { Words } from '../words/words';
import { Board } from './board/board';
import { factsOf } from './model/base/facts';
import { InTable, useGiven } from './model/base/in-table';
import { tileNamed } from './model/base/places';
import { scoringIn } from './model/base/scoring';
import { givenForLessons, openForLessons, targetsOf } from './model/choice';
import { isGiven } from './model/given';
import type { LookedUp } from './model/looked-up';
import { useScoring } from './model/use-scoring';
import { useTurn } from './model/use-turn';
import { GoalLine, Strip } from './panels/strip';
import { TurnArea } from './panels/turn-area';
import { WatchPanel } from './panels/watch-panel';
import { usePassedSteps, usePassing } from './pieces/passed-steps';
import type { MatchTableProps } from './props';
import { bonusPart } from './table/bonuses';
import { usePanels } from './table/panels';
import { useTableText, useWords } from './use-words';
import './colors.css';
import './table.css';

interface LayoutProps extends MatchTableProps {
  readonly words: Words;
  readonly table: TableText;
}

const NOWHERE: readonly string[] = [];
const NOTHING_WON = () => null;

/** Looked up now and then. */
const lookUpSheet = lazy(async () => (await import('./panels/sheets')).LookUpSheet);
/** Only where there are scorings. */
const scoringSheet = lazy(
  async () => (await import('../modules/majorities/view/scoring-sheet')).ScoringSheet,
);
/** Only where there is war. */
const reportPanel = lazy(
  async () => (await import('../modules/military/view/report-panel')).ReportPanel,
);

/** The table once its words are loaded: the owners, the map, and the prompt below. */
function TableLayout(props: LayoutProps) {
  const { state, acting, plies } = props;
  const passed = usePassedSteps(props.session, acting);
  const given = useGiven(props, passed);
  const { facts, voice } = given;
  const showing = useStepShow(plies, props.seeing !== 'still', fightSteps);
  const waits = showing.show !== null;
  const turn = useTurn({ ...props, voice, off: passed?.off ?? [], waits });
  const { choice } = turn;
  // A lesson tells of a scoring by itself.
  const scores = props.seeing !== 'still' && props.session !== undefined;
  const scoring = useScoring(state, plies, scores, scoringIn);
  const bonuses = useLazy(bonusPart, state.world.role[2] === 3);
  const won = useScoring(state, plies, scores, bonuses?.bonusesIn ?? NOTHING_WON);
  const isScored = scoring.scored !== null || won.scored !== null;
  const ScoringSheet = useLazy(scoringSheet, state.world.role[7] === 1);
  const open = useOpen(props, {
    ...{ turn, showing, as: 'report', panel: reportPanel, shows: (state.world.role[4] ?? 0) > 0 },
    over: isScored,
    forLessons: (chosen) =>
      isGiven(state, chosen) ? givenForLessons(state, chosen) : openForLessons(state, chosen),
  });
  const fight = open.shown ? showing.show : null;
  const seen = useSeen(state, fight);
  const before = useBefore(factsOf(seen));
  const isFree = choice.step === 'none' && !isScored && !turn.warning && !open.shown && !turn.busy;
  usePassing({
    ...{ state, plies: plies.length, off: passed?.off ?? null },
    act: turn.playNow,
    isAsked: acting !== null && props.seeing === 'live' && isFree,
  });
  const [looked, look] = useState<LookedUp | null>(null);
  usePrefetch(lookUpSheet);
  const LookUpSheet = useLazy(lookUpSheet, looked !== null);
  const rooms = useRef<HTMLDivElement>(null);
  return (
    <InTable value={given}>
      <TableRooms
        step={open.step}
        asked={acting !== null && choice.step !== 'hex' && targetsOf(state, choice).size === 0}
        plies={plies.length}
        rooms={rooms}
        onEscape={open.onEscape}
        seats={
          <>
            <Strip state={seen} before={before} onLook={look} />
            {facts.phase !== OVER_NAME && <GoalLine state={seen} />}
          </>
        }
        map={
          <Board
            state={seen}
            acting={seen === state ? acting : null}
            choice={choice}
            inView={props.inView ?? NOWHERE}
            fight={fight && foughtAt(state, fight)}
            onTap={turn.tapHex}
            onLook={look}
          />
        }
        show={open.show}
        turn={
          acting === null ? (
            <WatchPanel choice={choice} />
          ) : (
            <AskFirst turn={turn}>
              <TurnArea acting={acting} turn={turn} />
            </AskFirst>
          )
        }
      />
      {ScoringSheet && props.seeing !== 'covered' && (
        <ScoringSheet scoring={scoring.scored} onClose={scoring.close} />
      )}
      {bonuses && props.seeing !== 'covered' && (
        <bonuses.BonusSheet won={scoring.scored ? null : won.scored} onClose={won.close} />
      )}
      {LookUpSheet && <LookUpSheet looked={looked} onClose={() => look(null)} />}
    </InTable>
  );
}

function foughtAt(state: State, { steps }: Pick<StepShow<FightStep>, 'steps'>) {
  const [thrown] = steps[0]?.events ?? [];
  return thrown ? tileNamed(state, thrown.at) : null;
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
