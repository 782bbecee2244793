import { ArrowLeft } from 'lucide-preact';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { JsonObject } from '../../kit/json';
import { lazy } from '../../kit/lazy';
import { IconButton } from '../../ui/button';
import type { GameView, ShownPlaces, TableProps } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { PageEdge, useScrollEdge } from '../../ui/scroll-edge';
import { useSettled } from '../../ui/settled';
import { TapGuard } from '../../ui/tap-guard';
import { useLanguage } from '../../ui/words';
import { useGo } from '../screen/go';
import { useTitle } from '../screen/screen';
import './table.css';

/** The part of the screen's height that may lie over the table. */
const MOST = 0.35;

/** Whether what covers the table, if it is `there`, is so high that it needs room of its own, as with large letters. */
function useTall(bars: RefObject<HTMLElement | null>, there: boolean): boolean {
  const [tall, setTall] = useState(false);
  useLayoutEffect(() => {
    const element = bars.current;
    if (!there || !element) return;
    const look = () => setTall(element.offsetHeight > MOST * innerHeight);
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => watch.disconnect();
  }, [bars, there]);
  return tall;
}

const rulesSheet = lazy(async () => (await import('../rules/rules-sheet')).RulesSheet);

export interface ShellHead {
  /** The back button: its label, and the screen it leads to. */
  readonly back: { readonly name: string; readonly to: string };
  readonly mark?: ComponentChildren;
  readonly title: string;
  /** Whether the title is the name of a screen, and not a sentence. */
  readonly caps?: boolean;
  /** Round, phase, and on whose behalf the decision is; null where the game has none of them. */
  readonly situation: string | null;
  readonly actions?: ComponentChildren;
}

export interface TableShellProps {
  /** Additional classes of the whole screen. */
  readonly class?: string;
  readonly head: ShellHead;
  /** In a line of the header, or over the upper edge of the table. */
  readonly over?: ComponentChildren;
  /** On wide screens that has a line of its own and covers nothing. */
  readonly line?: boolean;
  /** What is between the header and the table. */
  readonly banners?: ComponentChildren;
  readonly view: GameView;
  readonly table: Omit<TableProps, 'language' | 'onAskRules' | keyof ShownPlaces> &
    Partial<ShownPlaces>;
  /** Beside or below the table, in the same part of the page. */
  readonly beside?: ComponentChildren;
  /** Whose rules open over the table, and at which topic: '' is their beginning, null: they are closed. */
  readonly rules: {
    readonly game: string;
    readonly options: JsonObject;
    readonly topic: string | null;
    readonly onTopic: (topic: string | null) => void;
  };
  /** Sheets and anything else that opens over the table. */
  readonly children?: ComponentChildren;
}

const NOWHERE: ShownPlaces = { inView: [], enlarged: false, found: null };

/** The frame of every screen with a game's table. Match, replay, lesson and puzzle fill its parts. */
export function TableShell(props: TableShellProps) {
  const { head, view: View, rules, beside } = props;
  const language = useLanguage();
  const RulesSheet = useLazy(rulesSheet, rules.topic !== null);
  const bars = useRef<HTMLDivElement>(null);
  const tall = useTall(bars, Boolean(props.over));
  const table = (
    <View.Table {...NOWHERE} {...props.table} language={language} onAskRules={rules.onTopic} />
  );
  const page = useRef<HTMLDivElement>(null);
  useScrollEdge(page);
  useSettled(page);
  const classes = ['table', props.class, tall && 'scrolling'].filter(Boolean).join(' ');
  return (
    <div ref={page} class={classes} data-tall={tall || undefined}>
      <Head {...head} />
      {props.banners}
      {props.over && (
        <div class="table__over" data-line={props.line || undefined}>
          <div class="table__bars" ref={bars}>
            {props.over}
          </div>
        </div>
      )}
      <main class="table__view">
        {beside ? <div class="table__board">{table}</div> : table}
        {beside}
      </main>
      <PageEdge />
      <TapGuard />
      {props.children}
      {RulesSheet && (
        <RulesSheet
          game={rules.game}
          options={rules.options}
          seats={props.table.seats.length}
          topic={rules.topic}
          onClose={() => rules.onTopic(null)}
        />
      )}
    </div>
  );
}

function Head({ back, mark, title, caps, situation, actions }: ShellHead) {
  const go = useGo();
  const heading = useTitle(title);
  const named = (
    <h1 class={caps ? 'caps' : 'table__turn'} ref={heading} tabIndex={-1}>
      {title}
    </h1>
  );
  return (
    <header class={caps ? 'screen__head' : 'screen__head table__head'}>
      <IconButton name={back.name} icon={ArrowLeft} onClick={() => go.up(back.to)} />
      {mark}
      {situation === null ? (
        named
      ) : (
        <div class="table__titles">
          {named}
          <p class="table__situation">{situation}</p>
        </div>
      )}
      {actions}
    </header>
  );
}
