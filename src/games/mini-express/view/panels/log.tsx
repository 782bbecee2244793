import { RotateCcw } from 'lucide-preact';
import { type ComponentChildren, Fragment } from 'preact';
import type { SeatPlan } from '../../../../kit/header';
import type { GameEvent } from '../../../../kit/rules';
import { AutomaMark } from '../../../../ui/automa-mark';
import { Button } from '../../../../ui/button';
import type { PlayedPly } from '../../../../ui/game-view';
import { SeatMark } from '../../../../ui/seat-mark';
import type { TableWords } from '../../words/table-words';
import { automaBegins } from '../automa/begins';
import type { Voice } from '../voice';
import './log.css';

interface LogProps {
  readonly plies: readonly PlayedPly[];
  readonly opening: readonly GameEvent[];
  readonly seats: readonly SeatPlan[];
  readonly voice: Voice;
  readonly words: TableWords;
  /** Shows the automa's part of an action again, step by step. */
  readonly onShow: ((ply: PlayedPly) => void) | null;
}

interface Sentence {
  readonly text: string;
  /** What somebody did, and not what came of it. */
  readonly isAction: boolean;
}

const ACTIONS = new Set(['draft', 'take', 'build', 'automa']);

/** What has been played, the newest first: the action, below it what followed, and what the automa did then. */
export function Log({ plies, opening, seats, voice, words, onShow }: LogProps) {
  const sentences = (events: readonly GameEvent[]) =>
    events.flatMap((event) => {
      const text = voice.event(event);
      return text === null ? [] : { text, isAction: ACTIONS.has(event.event) };
    });
  const first = sentences(opening);
  if (plies.length === 0 && first.length === 0) return <p>{words.nothingPlayed}</p>;
  return (
    <ol class="mx-log" reversed>
      {plies
        .map((ply, number) => {
          const plan = seats[ply.seat];
          const automa = automaBegins(ply.events);
          const answer = sentences(ply.events.slice(automa));
          return (
            <li key={number}>
              <Said sentences={sentences(ply.events.slice(0, automa))}>
                {plan && <SeatMark {...plan} among={seats} />}
              </Said>
              {answer.length > 0 && (
                <Said sentences={answer}>
                  <AutomaMark />
                </Said>
              )}
              {answer.length > 0 && onShow && (
                <Button kind="quiet" icon={RotateCcw} onClick={() => onShow(ply)}>
                  {words.showAgain}
                </Button>
              )}
            </li>
          );
        })
        .reverse()}
      {first.length > 0 && (
        <li>
          <Said sentences={first} />
        </li>
      )}
    </ol>
  );
}

function Said(props: {
  readonly sentences: readonly Sentence[];
  /** The sign of whoever did it. */
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="mx-log__said">
      {props.children}
      <p>
        {props.sentences.map(({ text, isAction }, place) => (
          // Nothing ever comes in between: a sentence is known by its place.
          <Fragment key={place}>{isAction ? <b>{text}</b> : text} </Fragment>
        ))}
      </p>
    </div>
  );
}
