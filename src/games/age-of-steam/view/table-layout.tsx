import { useEffect, useMemo, useRef } from 'preact/hooks';
import { lazy } from '../../../kit/lazy';
import { useBefore } from '../../../ui/figures/use-before';
import { useLazy, usePrefetch } from '../../../ui/lazy';
import { useStepShow } from '../../../ui/steps/use-step-show';
import { TableRooms } from '../../../ui/table/game-table';
import { AskFirst } from '../../../ui/turn/ask-first';
import { useTelling } from '../../../ui/turn/use-telling';
import { useMedia } from '../../../ui/use-media';
import { useSteady } from '../../../ui/use-steady';
import type { Words } from '../words/words';
import { Board } from './board/board';
import { factsOf } from './facts';
import { builtIn } from './last-changed';
import { legalIn } from './legal';
import { openForLessons } from './open';
import { LookLine } from './panels/look-line';
import { StepsLine } from './panels/steps-line';
import { Strip } from './panels/strip';
import { TurnArea } from './panels/turn-area';
import { WatchPanel } from './panels/watch-panel';
import { asShown, goodsAsShown, stepShown } from './payday/as-shown';
import { withDeliveries } from './payday/merge';
import { paydaySteps } from './payday/steps';
import type { MatchPly, MatchTableProps } from './props';
import { Details } from './tabs/details';
import { useTab } from './tabs/use-tab';
import { Fold, useFold } from './use-fold';
import { useProxyBids } from './use-proxy-bids';
import { useTurn } from './use-turn';
import { voiceOf } from './voice';

const paydayPanel = lazy(async () => (await import('./payday/payday-panel')).PaydayPanel);

/** Screens with room for what is asked and for what can be looked up. */
const ROOMY = '(min-width: 45rem) and (min-height: 40rem)';

const NOWHERE: readonly string[] = [];

/** The table once its words are there. */
export function TableLayout(props: MatchTableProps & { readonly words: Words }) {
  const { state, seats, language, acting, opening, words } = props;
  const { options } = state;
  const voice = useMemo(() => voiceOf(words, seats, options), [words, seats, options]);
  const plies = useMemo(() => withDeliveries(props.plies), [props.plies]);
  const facts = factsOf(state);
  // By single actions: a computer plays a delivery one by one, and its end would not count as another action.
  const showing = useStepShow(props.plies, props.seeing !== 'still', paydaySteps);
  const turn = useTurn({ ...props, voice });
  const { choice } = turn;
  // A choice ends the show.
  const show = choice.step === 'none' ? showing.show : null;
  const shown = show !== null;
  usePrefetch(paydayPanel);
  const PaydayPanel = useLazy(paydayPanel, shown, showing.close);
  // Steps replayed from the log never change the board.
  const fresh = show?.fresh ? show : null;
  const figures = useMemo(() => (fresh ? asShown(facts, fresh) : facts), [facts, fresh]);
  const drawn = useMemo(() => fresh && goodsAsShown(state, fresh), [state, fresh]);
  const before = useBefore(figures);
  const proxy = useProxyBids({
    ...{ state, acting, turn, length: props.plies.length },
    live: props.seeing === 'live' && !shown,
  });
  useTelling(props, {
    ...{ state, shown, notice: turn.notice, by: [choice, turn.warning] },
    open: () =>
      shown
        ? { step: 'payday' }
        : turn.warning
          ? { step: 'warning' }
          : openForLessons(state, choice),
  });
  const last = useMemo(() => builtIn(state, plies.at(-1)?.events ?? []), [plies]);
  const isWide = useMedia(ROOMY);
  const roomy = isWide && props.seeing !== 'still';
  const apart = roomy || acting === null;
  const [tab, openTab] = useTab(!apart, facts.toAct, props.suggested ?? null);
  const { onTab, onShow } = useSteady({
    onTab: (tab: string) => {
      openTab(tab);
      props.onLook?.({ tab });
    },
    onShow: (ply: MatchPly) =>
      showing.again(ply === plies.at(-1) ? (props.plies.at(-1) ?? ply) : ply),
  });
  const rooms = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The player to act needs it soon: computed now, it does not delay the next tap.
    if (props.seeing !== 'still') legalIn(state);
  }, [state]);

  const step = shown
    ? 'payday'
    : acting === null
      ? 'watch'
      : turn.warning
        ? 'warning'
        : choice.step;
  const fold = useFold(`${props.plies.length} ${step}`, words.table.buttons.map);
  const asked =
    acting === null ? (
      <WatchPanel state={state} facts={facts} seats={seats} words={words} voice={voice} />
    ) : (
      <AskFirst turn={turn}>
        <TurnArea
          state={state}
          facts={facts}
          seats={seats}
          acting={acting}
          turn={turn}
          proxy={proxy}
          words={words}
          voice={voice}
          plies={plies}
          undo={props.undo}
        />
      </AskFirst>
    );
  return (
    <TableRooms
      class="aos-table__rooms"
      step={step}
      data-phase={facts.phase}
      data-tab={tab}
      data-fold={(!apart && fold.folded) || undefined}
      plies={props.plies.length}
      rooms={rooms}
      onEscape={() => (shown ? showing.close() : turn.back())}
    >
      <div class="aos-table__map">
        <Board
          state={state}
          drawn={drawn}
          seats={seats}
          acting={acting}
          choice={choice}
          words={words}
          voice={voice}
          language={language}
          last={last}
          inView={props.inView ?? NOWHERE}
          found={props.found ?? null}
          onTap={turn.tapHex}
        />
        <LookLine state={state} choice={choice} words={words} voice={voice} acting={acting} />
      </div>
      <div class="aos-table__side">
        <StepsLine
          step={fresh ? stepShown(fresh) : facts.phase === 'over' ? 'pay' : facts.phase}
          words={words.table.phase}
        />
        <Strip facts={figures} before={before} seats={seats} words={words} voice={voice} />
        {shown && PaydayPanel && props.seeing !== 'covered' && (
          <PaydayPanel showing={showing} seats={seats} voice={voice} words={words.table} />
        )}
        {apart && asked}
        <Fold.Provider value={apart ? null : fold}>
          <Details
            state={state}
            facts={facts}
            seats={seats}
            plies={plies}
            opening={opening}
            words={words}
            voice={voice}
            turn={apart ? null : asked}
            tab={tab}
            onTab={onTab}
            onShow={onShow}
          />
        </Fold.Provider>
      </div>
    </TableRooms>
  );
}
