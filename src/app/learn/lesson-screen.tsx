import { useEffect, useState } from 'preact/hooks';
import { offered } from '../../games/offered';
import type { JsonObject } from '../../kit/json';
import type { LessonStep } from '../../kit/lesson';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { useLazy } from '../../ui/lazy';
import { StepsByHandContext } from '../../ui/steps/use-step-show';
import { useLanguage } from '../../ui/words';
import { beginTold } from '../brief/begin-told';
import { useGo } from '../screen/go';
import { NoteScreen } from '../screen/screen';
import { useLoaded } from '../screen/use-loaded';
import { gameUi, readerOf, rulesOf } from '../store/games';
import { keptSettings } from '../store/kept-settings';
import { lessonKey } from '../store/lesson-key';
import { keepProgress } from '../store/lesson-progress';
import { useLookedAt } from '../store/looked-at';
import { useWords } from '../words/words';
import { type Following, LessonPanel } from './lesson-panel';
import { LessonRun } from './lesson-run';
import { shownPart } from './shown-part';
import { seatsFor } from './trial';
import { useLearnWords } from './words';
import '../table/told-table.css';
import { situationOf } from '../log/log-sentences';
import { useBegin } from '../match-parts/use-begin';
import { useVisible } from '../match-parts/use-viewers';
import { COMPUTER_NAMES, tableNames } from '../match-parts/usual-names';
import { TableShell } from '../table/table-shell';
import './lesson-table.css';
import { Ring } from './ring';

interface Opened {
  readonly run: LessonRun;
  readonly view: GameView;
  readonly words: GameWords;
  /** The lesson after it; null: it is the last one. */
  readonly following: Following | null;
  /** Whether it is the game's first one, after which a match can be played. */
  readonly first: boolean;
}

/** Opens a lesson at the step where it was left. */
export function LessonScreen({ game, id }: { readonly game: string; readonly id: string }) {
  const words = useWords();
  const own = useLearnWords();
  const language = useLanguage();
  useLookedAt(game);
  const opened = useLoaded(async (): Promise<Opened | 'unknown'> => {
    const lessons = await offered.find((entry) => entry.id === game)?.lessons?.(language);
    const place = lessons?.findIndex((one) => one.id === id) ?? -1;
    const lesson = lessons?.[place];
    const following = lessons?.[place + 1] ?? null;
    const [rules, reader] = await Promise.all([rulesOf(game), readerOf(game)]);
    if (!lesson || !rules || !reader) return 'unknown';
    const { view, words } = await gameUi(game, language);
    await words.ready(lesson.options);
    const { lessons: progress } = await keptSettings();
    const steps = progress[lessonKey(game, id)] ?? 0;
    const seats = seatsFor(tableNames(language), lesson.seats, 'person');
    // A user who returns to a finished lesson wants to start it again.
    const at = steps < lesson.steps.length ? steps : 0;
    const run = new LessonRun({ game, lesson, rules, reader, seats }, at);
    return { run, view, words, following, first: place === 0 };
  }, [game, id, language]);
  if (opened === null || opened === 'unknown') {
    return (
      <NoteScreen title={words.home.learn} up="/learn">
        {opened === null ? words.app.loading : own.unknown}
      </NoteScreen>
    );
  }
  return (
    <StepsByHandContext.Provider value={BY_HAND}>
      <LessonTable key={id} game={game} {...opened} />
    </StepsByHandContext.Provider>
  );
}

/** What follows an action waits for a tap: it is read beside the words of the lesson. */
const BY_HAND = { byHand: true, onShown: () => {} };

const NOWHERE: readonly string[] = [];

/** What a step speaks of now, before or after it is done. */
const placesOf = (step: LessonStep | null, done: boolean): readonly string[] =>
  (done ? step?.thenInView : undefined) ?? step?.inView ?? NOWHERE;

/** The learner has the first seat, and sees what it sees. */
const LEARNER = [0];

interface LessonTableProps extends Opened {
  readonly game: string;
}

/** The game's own table with the lesson panel above it, which covers nothing. */
function LessonTable({ game, run, view, words, following, first }: LessonTableProps) {
  const house = useWords();
  const own = useLearnWords();
  const language = useLanguage();
  const go = useGo();
  const begin = useBegin(words);
  const { lesson, step } = run;
  const { at, done, timeline } = run.shown.value;
  const { state, header } = timeline;
  const [topic, setTopic] = useState<string | null>(null);
  const [open, setOpen] = useState<JsonObject>({});
  const pointer = useLazy(view.lessonPointer);
  const { plies, opening } = useVisible(timeline, LEARNER);
  useEffect(() => void keepProgress(game, lesson.id, at), [game, lesson, at]);

  const isDue = step !== null && timeline.rules.toAct(state) === 0;
  const mine = isDue && !done;
  // What was opened stays open; what was played is over.
  const mayAct = isDue && (!done || step.goal.goal !== 'play');
  const onLook = (what: JsonObject) => {
    setOpen((before) => ({ ...before, ...what }));
    run.look(what);
  };
  const onPlayOn = () => {
    // “You” is not a valid name in a match.
    const names = [house.newMatch.seat(1), ...COMPUTER_NAMES[language]];
    const seats = seatsFor(names, lesson.seats, 'computer');
    void begin((deps) => beginTold({ game, options: lesson.options, seats }, deps));
  };
  return (
    <TableShell
      class="told-table lesson"
      head={{
        back: { name: house.app.back, to: '/learn' },
        title: lesson.title,
        situation: situationOf(timeline.rules, state, words),
      }}
      banners={
        <LessonPanel
          run={run}
          view={view}
          following={following}
          first={first}
          onFollowing={() => following && go.instead(`/learn/${game}/${following.id}`)}
          onPlayOn={onPlayOn}
          position={{ state, seats: header.seats, viewers: LEARNER, language, plies }}
          onLeave={() => go.backTo('/learn')}
        />
      }
      view={view}
      table={{
        state,
        plies,
        opening,
        onLook,
        seats: header.seats,
        viewers: LEARNER,
        seeing: 'live',
        onSeen: null,
        inView: placesOf(step, done),
        enlarged: true,
        acting: mayAct ? 0 : null,
        offer: async (actions) => {
          const answer = run.offer(actions);
          if (answer === 'astray') return step?.other ?? '';
          if (answer !== 'elsewhere') return answer;
          return done || !step ? own.afterDone : own.elsewhere(step.say);
        },
      }}
      rules={{ game, options: header.options, topic, onTopic: setTopic }}
    >
      {step && pointer && (mine || step.goal.goal === 'read') && (
        <Ring
          hand={step.goal.goal !== 'read'}
          around={() => shownPart(step.goal) ?? pointer(step.goal, open, state)}
        />
      )}
    </TableShell>
  );
}
