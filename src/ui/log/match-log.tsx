import { RotateCcw } from 'lucide-preact';
import { type ComponentChildren, Fragment } from 'preact';
import { Button } from '../button';
import { useNextFrame } from '../next-frame';
import { useTableWords } from '../table-words';
import './match-log.css';

export interface LogSentence {
  readonly text: string;
  /** An action of somebody, and not a consequence of it. */
  readonly isAction: boolean;
}

/** What one actor did, and the consequences. */
export interface LogPart {
  /** The mark of the actor. */
  readonly mark?: ComponentChildren;
  readonly sentences: readonly LogSentence[];
}

/** One line of the log: the parts of an action or a turn, oldest first. */
export interface LogEntry {
  readonly parts: readonly LogPart[];
  /** Shows the consequences again, step by step; null where there is nothing to show. */
  readonly onShow: (() => void) | null;
}

/** As many lines as fill a phone; a match has some hundred. */
const NEWEST = 20;

/**
 * What has been played, newest first. `entries` make each line, oldest first; null: it says nothing. All but the newest
 * come a frame later, so that the log of a long match opens as soon as that of a short one.
 */
export function MatchLog({ entries }: { readonly entries: readonly (() => LogEntry | null)[] }) {
  const words = useTableWords();
  const come = useNextFrame();
  const from = come ? 0 : Math.max(0, entries.length - NEWEST);
  const lines = entries.slice(from).flatMap((make, place) => {
    const entry = make();
    return entry === null ? [] : <Line key={from + place} {...entry} />;
  });
  if (come && lines.length === 0) return <p>{words.nothingPlayed}</p>;
  return (
    <ol class="match-log" reversed aria-busy={!come || undefined}>
      {lines.reverse()}
    </ol>
  );
}

function Line({ parts, onShow }: LogEntry) {
  const words = useTableWords();
  return (
    <li>
      {parts.map((part, place) => (
        <Part key={place} {...part} />
      ))}
      {onShow && (
        <Button kind="quiet" icon={RotateCcw} onClick={onShow}>
          {words.showAgain}
        </Button>
      )}
    </li>
  );
}

function Part({ mark, sentences }: LogPart) {
  return (
    <div class="match-log__part">
      {mark}
      <p>
        {sentences.map(({ text, isAction }, place) => (
          // A sentence is identified by its index, because none is ever inserted before another.
          <Fragment key={place}>{isAction ? <b>{text}</b> : text} </Fragment>
        ))}
      </p>
    </div>
  );
}
