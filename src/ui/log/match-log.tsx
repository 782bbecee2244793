import { RotateCcw } from 'lucide-preact';
import { type ComponentChildren, Fragment } from 'preact';
import { Button } from '../button';
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

/** What has been played, newest first. `entries` are ordered oldest first. */
export function MatchLog({ entries }: { readonly entries: readonly LogEntry[] }) {
  const words = useTableWords();
  if (entries.length === 0) return <p>{words.nothingPlayed}</p>;
  return (
    <ol class="match-log" reversed>
      {entries
        .map(({ parts, onShow }, number) => (
          <li key={number}>
            {parts.map((part, place) => (
              <Part key={place} {...part} />
            ))}
            {onShow && (
              <Button kind="quiet" icon={RotateCcw} onClick={onShow}>
                {words.showAgain}
              </Button>
            )}
          </li>
        ))
        .reverse()}
    </ol>
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
