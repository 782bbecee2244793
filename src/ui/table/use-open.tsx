import type { ComponentChildren, ComponentType } from 'preact';
import type { JsonObject } from '../../kit/json';
import type { Lazy } from '../../kit/lazy';
import type { TableProps } from '../game-view';
import { useLazy, usePrefetch } from '../lazy';
import type { StepShow } from '../steps/use-step-show';
import { AskFirst } from '../turn/ask-first';
import type { AskedFirst, Notice } from '../turn/use-choice';
import { useTelling } from '../turn/use-telling';

/** A choice, and what is asked before it is played. */
interface Turn<Choice> {
  readonly choice: Choice;
  readonly warning: AskedFirst | null;
  readonly notice: Notice;
  readonly busy: boolean;
  readonly back: () => void;
}

interface Showing {
  readonly show: StepShow<unknown> | null;
  readonly close: () => void;
}

type Listeners = Pick<TableProps, 'onLook' | 'onSeen' | 'onRefused'>;

interface Open<State, Choice, Shows extends Showing> {
  readonly turn: Turn<Choice>;
  /** What the last action led to. */
  readonly showing: Shows;
  /** The step of the table while that is shown, and its panel. */
  readonly as: string;
  readonly panel: Lazy<ComponentType<{ readonly showing: Shows }>>;
  /** Whether this match can have anything to show; default: true. */
  readonly shows?: boolean;
  /** Whether a sheet over the table shows what else it led to: until it is closed the position does not count as seen. */
  readonly over?: boolean;
  /** The choice in the words of lessons. */
  readonly forLessons: (state: State, choice: Choice) => JsonObject;
}

/**
 * What is open on a table: what the last action led to, until a choice begins; what a seat here is warned of; or a step
 * of its choice. Tells the screen around the table, and says what of it `TableRooms` has to know.
 */
export function useOpen<
  State extends object,
  Choice extends { readonly step: string },
  Shows extends Showing,
>(
  props: Pick<TableProps<State>, 'state' | 'acting' | 'seeing' | 'plies' | keyof Listeners>,
  { turn, showing, as, panel, shows = true, over = false, forLessons }: Open<State, Choice, Shows>,
) {
  const { state, acting } = props;
  const { choice, warning, notice } = turn;
  const shown: Shows['show'] = choice.step === 'none' ? showing.show : null;
  const asked = warning ? 'warning' : choice.step;
  useTelling(props, {
    ...{ state, shown: shown !== null || over, notice, by: [choice, warning] },
    open: () => (shown ? { step: as } : warning ? { step: asked } : forLessons(state, choice)),
  });
  usePrefetch(...(shows ? [panel] : []));
  const Panel = useLazy(panel, shown !== null, showing.close);
  return {
    /** What the last action led to, while that is shown. */
    shown,
    /** What is asked: the panel of the choice, or what a seat here is warned of. */
    ask: (panel: ComponentChildren) => <AskFirst turn={turn}>{panel}</AskFirst>,
    /** For `TableRooms`. */
    rooms: {
      step: shown ? as : acting === null ? 'watch' : asked,
      plies: props.plies.length,
      show: shown && Panel && props.seeing !== 'covered' && <Panel showing={showing} />,
      onEscape: () => (shown ? showing.close() : turn.back()),
    },
  };
}
