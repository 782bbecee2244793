import { ChevronRight, CircleCheck, Puzzle, ScrollText } from 'lucide-preact';
import { Link } from 'wouter-preact';
import { offered } from '../../games/offered';
import type { Lesson } from '../../kit/lesson';
import { Button } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import '../screen/card-list.css';
import { Fold } from '../screen/fold';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { useLoaded } from '../screen/use-loaded';
import { type KeptSettings, useKeptSettings } from '../store/kept-settings';
import { useWords } from '../words/words';
import './learn.css';
import { lessonKey } from '../store/lesson-key';
import { lastLookedAt } from '../store/looked-at';
import { useLearnWords } from './words';

/** All lessons with the progress in each, and the rules: a fold for each game, the one looked at last first and open. */
export function Learn() {
  const words = useLearnWords();
  const { app, home } = useWords();
  const language = useLanguage();
  const go = useGo();
  const settings = useKeptSettings();
  const lessons = useLoaded(async () => {
    const load = offered.map(
      async (game) => [game.id, (await game.lessons?.(language)) ?? []] as const,
    );
    return new Map<string, readonly Lesson[]>(await Promise.all(load));
  }, [language]);
  const there = lessons !== null && settings !== undefined;
  const games = there ? lastFirst(settings) : [];
  return (
    <Screen title={home.learn} up="/" layout="wide">
      <p class="note">{words.intro}</p>
      {!there && <p class="note">{app.loading}</p>}
      {/* Not before the lessons: they would move what is about to be tapped. */}
      {games.map((game, place) => (
        <Fold
          key={game.id}
          heading
          opened={place === 0}
          label={game.name[language]}
          chosen={words.lessonsDone(...doneOf(game.id, lessons?.get(game.id) ?? [], settings))}
        >
          {/* Before the lessons, below which they would be out of sight. */}
          <div class="row">
            {game.puzzles && (
              <Button
                icon={Puzzle}
                name={`${words.puzzles} (${game.name[language]})`}
                onClick={() => go.to(`/puzzles/${game.id}`)}
              >
                {words.puzzles}
              </Button>
            )}
            <Button
              icon={ScrollText}
              name={`${words.rules} (${game.name[language]})`}
              onClick={() => go.to(`/rules/${game.id}`)}
            >
              {words.rules}
            </Button>
          </div>
          <ul class="card-list">
            {lessons?.get(game.id)?.map((lesson) => (
              <LessonLink key={lesson.id} game={game.id} lesson={lesson} />
            ))}
          </ul>
        </Fold>
      ))}
    </Screen>
  );
}

/** The games that can be learned, first the one that was looked at last. */
function lastFirst(settings: KeptSettings): typeof offered {
  const last = lastLookedAt(settings);
  return last ? [last, ...offered.filter((game) => game !== last)] : offered;
}

/** How many of a game's lessons are done, and how many there are. */
function doneOf(
  game: string,
  lessons: readonly Lesson[],
  settings: KeptSettings | undefined,
): [done: number, of: number] {
  const isDone = ({ id, steps }: Lesson) =>
    (settings?.lessons[lessonKey(game, id)] ?? 0) >= steps.length;
  return [lessons.filter(isDone).length, lessons.length];
}

function LessonLink({ game, lesson }: { readonly game: string; readonly lesson: Lesson }) {
  const words = useLearnWords();
  const settings = useKeptSettings();
  const done = settings?.lessons[lessonKey(game, lesson.id)] ?? 0;
  const of = lesson.steps.length;
  const said = done === 0 ? words.fresh : done >= of ? words.finished : words.progress(done, of);
  return (
    <li>
      <Link
        class="plate card-list__link learn__lesson"
        href={`/learn/${game}/${lesson.id}`}
        state={{ from: '/learn' }}
      >
        <span class="card-list__said">
          <b>{lesson.title}</b>
          <span>{lesson.sentence}</span>
          <span class="note row learn__progress">
            <progress value={Math.min(done, of)} max={of} aria-hidden="true" />
            {settings && said}
          </span>
        </span>
        {done >= of ? (
          <CircleCheck size={22} aria-hidden="true" />
        ) : (
          <ChevronRight size={22} aria-hidden="true" />
        )}
      </Link>
    </li>
  );
}
