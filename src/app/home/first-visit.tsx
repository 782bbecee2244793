import { ChevronRight } from 'lucide-preact';
import { Link } from 'wouter-preact';
import { offered } from '../../games/offered';
import { useLanguage } from '../../ui/words';
import { useWords } from '../words/words';

/** What this is, and the first lesson one tap away. */
export function FirstVisit() {
  const words = useWords().home;
  const language = useLanguage();
  const game = offered.find(({ card }) => card.firstLesson);
  return (
    <>
      <p>{words.what}</p>
      {game && (
        <Link
          class="plate home__match"
          href={`/learn/${game.id}/${game.card.firstLesson}`}
          state={{ from: '/' }}
        >
          <div class="home__first">
            <h2>{words.first}</h2>
            <p>{words.firstHint(game.name[language])}</p>
          </div>
          <ChevronRight size={22} aria-hidden="true" />
        </Link>
      )}
    </>
  );
}
