import { ChevronRight, CircleCheck, Puzzle, ScrollText } from 'lucide-preact';
import { Link } from 'wouter-preact';
import { offered } from '../../games/offered';
import type { Lesson } from '../../kit/lesson';
import { Button } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import '../screen/card-list.css';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { useLoaded } from '../screen/use-loaded';
import { useKeptSettings } from '../store/kept-settings';
import { useWords } from '../words/words';
import './learn.css';
import { lessonKey } from './progress';
import { useLearnWords } from './words';

/** All lessons with the progress in each, and the rules. */
export function Learn() {
  const words = useLearnWords();
  const { app } = useWords();
  const language = useLanguage();
  const go = useGo();
  const lessons = useLoaded(async () => {
    const load = offered.map(
      async (game) => [game.id, (await game.lessons?.(language)) ?? []] as const,
    );
    return new Map<string, readonly Lesson[]>(await Promise.all(load));
  }, [language]);
  return (
    <Screen title={words.title} up="/" layout="wide">
      <p class="note">{words.intro}</p>
      {lessons === null && <p class="note">{app.loading}</p>}
      {/* Not before the lessons: they would push what somebody is about to tap. */}
      {(lessons === null ? [] : offered).map((game) => (
        <section class="section" key={game.id}>
          <h2>{game.name[language]}</h2>
          <LessonList game={game.id} lessons={lessons?.get(game.id) ?? []} />
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
        </section>
      ))}
    </Screen>
  );
}

interface LessonListProps {
  readonly game: string;
  readonly lessons: readonly Lesson[];
}

/** A game may have rules to read before it has lessons: then there is no list, rather than an empty one. */
function LessonList({ game, lessons }: LessonListProps) {
  if (lessons.length === 0) return null;
  return (
    <ul class="card-list">
      {lessons.map((lesson) => (
        <LessonLink key={lesson.id} game={game} lesson={lesson} />
      ))}
    </ul>
  );
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
          <span class="learn__progress">
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
