import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { lazy } from '../../../kit/lazy';
import { useBefore } from '../../../ui/figures/use-before';
import { useLazy, usePrefetch } from '../../../ui/lazy';
import { Scrolling } from '../../../ui/scrolling';
import { useStepShow } from '../../../ui/steps/use-step-show';
import { TableRooms } from '../../../ui/table/game-table';
import { useTelling } from '../../../ui/turn/use-telling';
import { Watch } from '../../../ui/turn/watch';
import { useSteady } from '../../../ui/use-steady';
import { CLAIMS, PHASE, type State, TURN } from '../rules/state';
import type { TableWords } from '../words/en/table';
import type { Words } from '../words/words';
import { Boards } from './boards';
import { comesFirst } from './comes-first';
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
import { Spaces } from './spaces/spaces';
import { useGains } from './spaces/use-gains';
import { type Part, useOutOfSight } from './use-out-of-sight';
import { useTurn } from './use-turn';
import { voiceOf } from './voice';

const roundPanel = lazy(async () => (await import('./round/round-panel')).RoundPanel);

/** Phases in which a space is to be picked. */
const SPACES_ASKED: readonly string[] = ['turn', 'claims'];

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
  const before = useBefore(facts);
  const showing = useStepShow(plies, props.seeing !== 'still', roundSteps, 'at once');
  const turn = useTurn({ ...props, voice });
  const { choice } = turn;
  // Beginning a choice closes what is shown.
  const shown = showing.show !== null && choice.step === 'none';
  usePrefetch(roundPanel);
  const RoundPanel = useLazy(roundPanel, shown, showing.close);
  useTelling(props, {
    ...{ state, shown, notice: turn.notice, by: [choice] },
    open: () => (shown ? { step: 'round' } : openForLessons(state, choice)),
  });

  const rooms = useRef<HTMLDivElement>(null);
  const find = (part: string) => rooms.current?.querySelector<HTMLElement>(part);
  const scrollTo = (part: string) =>
    find(part)?.scrollIntoView({ block: 'start', behavior: 'auto' });
  const mine = acting ?? viewers[0] ?? facts.toAct ?? 0;
  const [wanted, setWanted] = useState<{ readonly state: State; readonly seat: number } | null>(
    null,
  );
  // A new decision shows the player's own board again.
  const looked = wanted && (acting === null || wanted.state === state) ? wanted.seat : mine;
  const scrolled = useRef(new Set<Element>());
  useLayoutEffect(() => {
    // Where nothing is scrolled the boards are in sight already, and asking the browser to lay out the table for it would
    // hold up the answer.
    const isAtTop = scrolled.current.size === 0 && !rooms.current?.hasAttribute('data-more');
    // With what is drawn for it: measured before, the table would be laid out twice.
    if (wanted && !isAtTop) scrollTo('.ur-boards');
  }, [wanted]);
  // Looking at other boards does not move the table below: a smaller board keeps the room of a larger one.
  const keepRoom = () => {
    const boards = find('.ur-boards');
    boards?.style.setProperty('--ur-room', `${boards.offsetHeight}px`);
  };
  useLayoutEffect(() => void find('.ur-boards')?.style.removeProperty('--ur-room'), [state]);
  const choosesSpace = state.now[PHASE] === TURN || state.now[PHASE] === CLAIMS;
  const gains = useGains(state, choosesSpace ? acting : null);

  const outOfSight = useOutOfSight(rooms);
  const isAsked = acting !== null || (props.seeing === 'live' && facts.toAct === mine);
  useEffect(() => {
    if (isAsked) scrollTo(SPACES_ASKED.includes(facts.phase) ? '.ur-spaces' : '.ur-boards');
    // What is asked next is seen where it is answered: on the spaces, or else on the own board.
  }, [isAsked, acting, facts.phase]);
  useEffect(() => {
    // Lines, the lane and the areas of spaces, by their words.
    for (const part of props.inView ?? [])
      scrollTo(`.ur-board[data-looked] [data-line="${part}"], .ur-area[data-area="${part}"]`);
  }, [props.inView]);
  const seen = useRef(props.suggested);
  useEffect(() => {
    // A suggested move is brought into sight once it is chosen.
    if (props.suggested === seen.current || choice.step === 'none') return;
    seen.current = props.suggested;
    const space = find('.ur-spaces [aria-pressed="true"]');
    if (space) space.scrollIntoView({ block: 'center', behavior: 'auto' });
    else scrollTo('.ur-boards');
  }, [props.suggested, choice]);
  const acts = useSteady({
    look: (seat: number) => {
      keepRoom();
      setWanted({ state, seat });
      props.onLook?.({ board: seat });
    },
    open: (space: number) => {
      // What is asked stays in sight until it is answered.
      const first = acting === null ? null : comesFirst(state, facts, voice);
      if (first) turn.say(first);
      else turn.choose({ step: 'space', space, pay: 0 });
    },
    showPart: (part: Part) => {
      if (part === 'boards') setWanted(null);
      scrollTo(`.ur-${part}`);
    },
  });

  const own = facts.seats[acting ?? mine];
  const step = shown ? 'round' : acting === null ? 'watch' : choice.step;
  if (!own) return null;
  return (
    <TableRooms
      class="ur-table__rooms"
      step={step}
      data-phase={facts.phase}
      plies={plies.length}
      rooms={rooms}
      onEscape={() => (shown ? showing.close() : turn.back())}
      onScrollCapture={({ target }) => {
        if (!(target instanceof Element)) return;
        if (target.scrollTop > 0) scrolled.current.add(target);
        else scrolled.current.delete(target);
      }}
    >
      <Strip
        facts={facts}
        before={before}
        seats={seats}
        voice={voice}
        looked={looked}
        onLook={acts.look}
      />
      <Scrolling class="ur-table__main">
        <Boards
          state={state}
          facts={facts}
          seats={seats}
          viewers={viewers}
          voice={voice}
          acting={acting}
          looked={looked}
          turn={turn}
        />
        <div class="ur-table__spaces">
          <Spaces
            state={state}
            facts={facts}
            seats={seats}
            voice={voice}
            acting={acting}
            seat={acting ?? looked}
            chosen={choice.step === 'space' ? choice.space : null}
            gains={gains}
            onOpen={acts.open}
          />
          <Coming facts={facts} values={own.values} voice={voice} />
          <Supply state={state} values={own.values} voice={voice} />
          <Log plies={plies} opening={opening} seats={seats} voice={voice} onShow={showing.again} />
        </div>
      </Scrolling>
      <div class="ur-table__turn">
        {shown && RoundPanel && props.seeing !== 'covered' && (
          <RoundPanel showing={showing} state={state} plies={plies} seats={seats} voice={voice} />
        )}
        {acting !== null ? (
          <TurnArea
            state={state}
            facts={facts}
            seats={seats}
            viewers={viewers}
            acting={acting}
            own={own}
            turn={turn}
            voice={voice}
            gains={gains}
            plies={plies}
            outOfSight={outOfSight}
            onShowPart={acts.showPart}
          />
        ) : choice.step === 'space' ? (
          <SpacePanel
            state={state}
            facts={facts}
            acting={null}
            own={own}
            turn={turn}
            voice={voice}
            gains={gains}
            space={choice.space}
            pay={choice.pay}
          />
        ) : (
          facts.toAct !== null && (
            <Watch waiting={voice.table.ask.waiting(voice.name(facts.toAct))} />
          )
        )}
      </div>
    </TableRooms>
  );
}
