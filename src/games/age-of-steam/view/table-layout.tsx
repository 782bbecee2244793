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
import { InTable } from './in-table';
import { builtIn, lastTurn } from './last-changed';
import { legalIn } from './legal';
import { openForLessons } from './open';
import { LookLine } from './panels/look-line';
import { StepsLine } from './panels/steps-line';
import { Strip } from './panels/strip';
import { TurnArea } from './panels/turn-area';
import { asShown, goodsAsShown, stepShown } from './payday/as-shown';
import { withDeliveries } from './payday/merge';
import { paydaySteps } from './payday/steps';
import type { MatchPly, MatchTableProps } from './props';
import { Details } from './tabs/details';
import { useTab } from './tabs/use-tab';
import { useProxyBids } from './use-proxy-bids';
import { useTurn } from './use-turn';
import { voiceOf } from './voice';

const paydayPanel = lazy(async () => (await import('./payday/payday-panel')).PaydayPanel);

/** Screens with room for what is asked and for what can be looked up. */
const ROOMY = '(min-width: 45rem) and (min-height: 40rem)';

/** Nothing is tapped on the map in these phases. */
const ANSWERED_BELOW: ReadonlySet<string> = new Set(['issue', 'auction', 'select', 'grow']);

const NOWHERE: readonly string[] = [];

/** The table once its words are there. */
export function TableLayout(props: MatchTableProps & { readonly words: Words }) {
  const { state, seats, acting, words } = props;
  const { options } = state;
  const voice = useMemo(() => voiceOf(words, seats, options), [words, seats, options]);
  const plies = useMemo(() => withDeliveries(props.plies), [props.plies]);
  const facts = factsOf(state);
  const table = useMemo(
    () => ({ state, facts, seats, acting, words, voice, plies }),
    [state, facts, seats, acting, words, voice, plies],
  );
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
  const latest = useRef({ facts, earlier: facts });
  if (latest.current.facts !== facts) latest.current = { facts, earlier: latest.current.facts };
  const { earlier } = latest.current;
  const figures = useMemo(() => (fresh ? asShown(facts, fresh, earlier) : facts), [facts, fresh]);
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
  const last = useMemo(() => builtIn(state, lastTurn(plies)), [plies]);
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
  const asked = (
    <AskFirst turn={turn}>
      <TurnArea turn={turn} proxy={proxy} undo={props.undo} />
    </AskFirst>
  );
  return (
    <InTable value={table}>
      <TableRooms
        class="aos-table__rooms"
        step={step}
        data-phase={facts.phase}
        data-tab={tab}
        asked={acting !== null && ANSWERED_BELOW.has(facts.phase)}
        plies={props.plies.length}
        rooms={rooms}
        onEscape={() => (shown ? showing.close() : turn.back())}
      >
        <div class="aos-table__map">
          <Board
            drawn={drawn}
            choice={choice}
            last={last}
            inView={props.inView ?? NOWHERE}
            enlarged={props.enlarged ?? false}
            found={props.found ?? null}
            onTap={turn.tapHex}
          />
          <LookLine choice={choice} />
        </div>
        <div class="aos-table__side">
          <StepsLine
            step={fresh ? stepShown(fresh) : facts.phase === 'over' ? 'pay' : facts.phase}
          />
          <Strip facts={figures} before={before} onTab={onTab} />
          {shown && PaydayPanel && props.seeing !== 'covered' && <PaydayPanel showing={showing} />}
          {apart && asked}
          <Details
            opening={props.opening}
            turn={apart ? null : asked}
            tab={tab}
            onTab={onTab}
            onShow={onShow}
          />
        </div>
      </TableRooms>
    </InTable>
  );
}
