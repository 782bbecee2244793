import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyReader } from '../../src/kit/reader';
import type { Action, AnyRules } from '../../src/kit/rules';
import type { GameView } from '../../src/ui/game-view';
import { useLazy } from '../../src/ui/lazy';
import { Scrolling } from '../../src/ui/scrolling';
import { useSettled } from '../../src/ui/settled';
import { useLanguage } from '../../src/ui/words';
import { type Entry, open, played, readActions, type Shown } from './entry';
import { tapThrough } from './tap-through';

/** What is loaded of a game to draw its panels. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly Entry[];
  readonly rules: AnyRules;
  readonly reader: AnyReader;
  readonly view: GameView;
}

interface FrameProps {
  readonly game: Game;
  readonly entry: Entry;
}

/** The table of an entry, as large as on a small phone. Taps play on a copy of the position. */
export function Frame({ game, entry }: FrameProps) {
  const { id, rules, entries, reader, view } = game;
  const { name, as, play, tap } = entry;
  const language = useLanguage();
  const opened = useMemo(() => open(entry, entries, rules, reader), [entry]);
  const { seats, opening, suggested } = opened;
  const [shown, show] = useState<Shown>(opened);
  const [isReady, setReady] = useState(false);
  const [isDrawn, setDrawn] = useState(false);
  const [missing, setMissing] = useState<string>();
  const session = useMemo(() => new Map<string, readonly string[]>(), []);
  const Standing = useLazy(view.standing, as === 'standing');
  const frame = useRef<HTMLDivElement>(null);
  useSettled(frame);
  useEffect(() => {
    if (!frame.current) return;
    return tapThrough(frame.current, tap ?? [], {
      ready() {
        // As in the app, a table is drawn before something is suggested or played on it.
        setReady(true);
        if (play) show(played(opened, readActions(play, opened.state, rules), rules));
      },
      drawn: () => setDrawn(true),
      missing: setMissing,
    });
  }, []);

  const { state } = shown;
  const toAct = rules.toAct(state);
  const acting = as === undefined ? toAct : null;
  const viewers = toAct === null ? seats.map((_, seat) => seat) : acting === null ? [] : [acting];
  const offer = async (actions: readonly Action[]) => {
    const why = rules.refusal(state, actions[0] ?? -1);
    if (why === null) show(played(shown, actions, rules));
    return why;
  };
  const position = { ...shown, seats, viewers, language };
  return (
    <div
      class="gallery__frame"
      ref={frame}
      data-entry={`${id}/${name}`}
      data-drawn={isDrawn || undefined}
      data-missing={missing}
    >
      {as === 'standing' ? (
        <Scrolling class="gallery__standing">
          <div data-step="standing">{Standing && <Standing {...position} />}</div>
        </Scrolling>
      ) : (
        <view.Table
          {...{ ...position, inView: [], enlarged: false, found: null }}
          seeing={as === 'still' ? 'still' : 'live'}
          onSeen={null}
          acting={acting}
          suggested={isReady ? suggested : null}
          opening={opening}
          offer={offer}
          session={session}
        />
      )}
    </div>
  );
}
