import { RotateCcw } from 'lucide-preact';
import { type ComponentChildren, Fragment } from 'preact';
import { useContext } from 'preact/hooks';
import { Button } from '../button';
import { useGradually } from '../gradually';
import { useTableWords } from '../table-words';
import { LogNoteContext } from './log-note';
import './match-log.css';

export interface LogSentence {
  readonly text: string;
  /** An action, and not a consequence of one. */
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

/** As many lines as fill a phone; a match has some hundred, and each costs a tap its time. */
const SCREENFUL = 20;

/** What has been played, newest first. `entries` make each line, oldest first; null: it says nothing. */
export function MatchLog({ entries }: { readonly entries: readonly (() => LogEntry | null)[] }) {
  const words = useTableWords();
  const { shown, more } = useGradually([...entries].reverse(), SCREENFUL);
  const lines = shown.flatMap((make, place) => {
    const entry = make();
    return entry === null ? [] : <Line key={entries.length - place} {...entry} />;
  });
  const note = useContext(LogNoteContext);
  const isEmpty = !more && lines.length === 0;
  return (
    <>
      {note}
      {isEmpty && <p>{words.nothingPlayed}</p>}
      {!isEmpty && (
        <ol class="stack match-log" reversed>
          {lines}
        </ol>
      )}
      {more}
    </>
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
      <p class="note">
        {sentences.map(({ text, isAction }, place) => (
          // A sentence is identified by its index, because none is ever inserted before another.
          <Fragment key={place}>{isAction ? <b>{text}</b> : text} </Fragment>
        ))}
      </p>
    </div>
  );
}
