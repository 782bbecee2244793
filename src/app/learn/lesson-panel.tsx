import { BarChart3, CircleCheck, Compass } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { Lesson, LessonStep } from '../../kit/lesson';
import { Button } from '../../ui/button';
import type { GameView, StandingProps } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { Sheet } from '../../ui/sheet';
import { guardLastTap } from '../../ui/tap-guard';
import type { LessonRun } from './lesson-run';
import { useLearnWords } from './words';

/** A lesson that can be begun after this one. */
export type Following = Pick<Lesson, 'id' | 'title'>;

export interface LessonPanelProps {
  readonly run: LessonRun;
  readonly view: GameView;
  readonly position: StandingProps;
  readonly following: Following | null;
  /** Whether it is the game's first one, after which a match can be played. */
  readonly first: boolean;
  readonly onFollowing: () => void;
  readonly onPlayOn: () => void;
  readonly onLeave: () => void;
}

/** The task, what went wrong, what was done, and the button to continue. */
export function LessonPanel(props: LessonPanelProps) {
  const { run, view, position, following, first, onPlayOn, onLeave } = props;
  const words = useLearnWords();
  const { step, lesson } = run;
  const { at, done, astray } = run.shown.value;
  const scores = step?.scores ?? false;
  const Standing = useLazy(view.standing, scores);
  const [reckoning, setReckoning] = useState(false);
  // The step whose scores have been opened: before that, they are what is to be done next.
  const [reckoned, setReckoned] = useState<number | null>(null);
  const reading = step?.goal.goal === 'read';
  const playsNext = first || !following;
  const unread = scores && reading && reckoned !== at;
  const toFollowing = following && (
    <Button key="following" kind={playsNext ? 'plain' : 'primary'} onClick={props.onFollowing}>
      {words.following}
    </Button>
  );
  const toMatch = (
    <Button key="match" kind={playsNext ? 'primary' : 'plain'} onClick={onPlayOn}>
      {words.playNow}
    </Button>
  );
  return (
    <section class="told-table__words lesson__panel" aria-label={words.panel}>
      <div class="lesson__said" aria-live="polite">
        <Said step={step} done={done} astray={astray} following={first ? null : following} />
      </div>
      <Sheet open={reckoning} title={words.scores} onClose={() => setReckoning(false)}>
        {Standing && <Standing {...position} />}
      </Sheet>
      <div class="row lesson__buttons" data-over={step === null || undefined}>
        {step && (
          <p class="note lesson__step">
            {words.step(at + 1, lesson.steps.length)}
            {at > 0 && step.start && <b>{words.anew}</b>}
          </p>
        )}
        {scores && (
          <Button
            icon={BarChart3}
            kind={unread ? 'primary' : 'plain'}
            onClick={() => {
              setReckoning(true);
              setReckoned(at);
            }}
          >
            {words.scores}
          </Button>
        )}
        {step ? (
          <Button
            kind={(done || reading) && !unread ? 'primary' : 'quiet'}
            onClick={() => {
              // What comes under the finger then may play something.
              guardLastTap()();
              run.next();
            }}
          >
            {done || reading ? words.next : words.skip}
          </Button>
        ) : (
          <>
            <Button onClick={onLeave}>{words.lessons}</Button>
            {!following && <Button onClick={() => run.restart()}>{words.again}</Button>}
            {playsNext ? [toFollowing, toMatch] : [toMatch, toFollowing]}
          </>
        )}
      </div>
    </section>
  );
}

interface SaidProps {
  readonly step: LessonStep | null;
  readonly done: boolean;
  readonly astray: boolean;
  readonly following: Following | null;
}

function Said({ step, done, astray, following }: SaidProps) {
  const words = useLearnWords();
  if (!step) return <p>{words.allDone(following?.title ?? null)}</p>;
  if (done)
    return (
      <p>
        <CircleCheck size={18} aria-hidden="true" /> {step.done}
      </p>
    );
  if (astray)
    return (
      <p class="lesson__astray">
        <Compass size={18} aria-hidden="true" /> {step.other}
      </p>
    );
  return (
    <p>
      {step.say} {step.goal.goal === 'read' && step.done}
    </p>
  );
}
