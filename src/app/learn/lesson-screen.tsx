import { offered } from '../../games/offered';
import type { GameWords } from '../../kit/words';
import type { GameView } from '../../ui/game-view';
import { useLanguage } from '../../ui/words';
import { Screen } from '../screen/screen';
import { useLoaded } from '../screen/use-loaded';
import { gameUi, readerOf, rulesOf } from '../store/games';
import { keptSettings } from '../store/kept-settings';
import { useWords } from '../words/words';
import type { Following } from './lesson-panel';
import { LessonRun } from './lesson-run';
import { LessonTable } from './lesson-table';
import { lessonKey } from './progress';
import { seatsFor } from './seats';
import { useLearnWords } from './words';

interface Opened {
  readonly run: LessonRun;
  readonly view: GameView;
  readonly words: GameWords;
  /** The lesson after it; null: it is the last one. */
  readonly following: Following | null;
}

/** Opens a lesson at the step where it was left. */
export function LessonScreen({ game, id }: { readonly game: string; readonly id: string }) {
  const words = useWords();
  const own = useLearnWords();
  const language = useLanguage();
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
    const seats = seatsFor(own.names, lesson.seats, 'person');
    // A user who returns to a finished lesson wants to start it again.
    const at = steps < lesson.steps.length ? steps : 0;
    const run = new LessonRun({ game, lesson, rules, reader, seats }, at);
    return { run, view, words, following };
  }, [game, id, language, own]);
  if (opened === null || opened === 'unknown') {
    return (
      <Screen title={own.title} up="/learn">
        <p class="note">{opened === null ? words.app.loading : own.unknown}</p>
      </Screen>
    );
  }
  return <LessonTable key={id} game={game} {...opened} />;
}
