import { ChevronRight, CircleCheck, Puzzle, ScrollText } from 'lucide-preact';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { catalogue } from '../../games/catalogue';
import type { Lesson } from '../../kit/lesson';
import { Button } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import '../card-list.css';
import { useGo } from '../go';
import { useKeptSettings } from '../kept-settings';
import { Screen } from '../screen';
import { useWords } from '../words/words';
import './learn.css';
import { lessonKey } from './progress';
import { useLearnWords } from './words';

/** Every lesson with how far one has come in it, and the rules. */
export function Learn() {
  const words = useLearnWords();
  const { app } = useWords();
  const language = useLanguage();
  const go = useGo();
  const [lessons, setLessons] = useState<ReadonlyMap<string, readonly Lesson[]> | null>(null);
  useEffect(() => {
    let wanted = true;
    const load = catalogue.map(
      async (game) => [game.id, (await game.lessons?.(language)) ?? []] as const,
    );
    void Promise.all(load).then((loaded) => wanted && setLessons(new Map(loaded)));
    return () => {
      wanted = false;
    };
  }, [language]);
  return (
    <Screen title={words.title} up="/" layout="wide">
      <p class="note">{words.intro}</p>
      {lessons === null && <p class="note">{app.loading}</p>}
      {catalogue.map((game) => (
        <section class="section" key={game.id}>
          <h2>{game.name[language]}</h2>
          <ul class="card-list">
            {lessons?.get(game.id)?.map((lesson) => (
              <LessonLink key={lesson.id} game={game.id} lesson={lesson} />
            ))}
          </ul>
          {game.puzzles && (
            <Button icon={Puzzle} onClick={() => go.to(`/puzzles/${game.id}`)}>
              {words.puzzles}
            </Button>
          )}
          <Button icon={ScrollText} onClick={() => go.to(`/rules/${game.id}`)}>
            {words.rules}
          </Button>
        </section>
      ))}
    </Screen>
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
