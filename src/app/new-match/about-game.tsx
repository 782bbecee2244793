import { GraduationCap, ScrollText } from 'lucide-preact';
import type { CatalogueEntry } from '../../games/offered';
import { Button } from '../../ui/button';
import { useGo } from '../screen/go';
import { useWords } from '../words/words';

interface AboutGameProps {
  readonly entry: CatalogueEntry;
  /** What kind of game it is, and how hard, in a sentence. */
  readonly sentence: string;
}

/** What kind of game has been chosen, and the ways to learn it. */
export function AboutGame({ entry, sentence }: AboutGameProps) {
  const { newMatch, home } = useWords();
  const go = useGo();
  const { minutes, lessons } = entry.card;
  return (
    <section class="stack" aria-label={newMatch.aboutGame}>
      <p class="note">
        {sentence} {home.minutes(...minutes)} · {newMatch.lessons(lessons)}
      </p>
      <div class="row">
        <Button icon={GraduationCap} onClick={() => go.to('/learn')}>
          {newMatch.learn}
        </Button>
        <Button icon={ScrollText} onClick={() => go.to(`/rules/${entry.id}`)}>
          {newMatch.rules}
        </Button>
      </div>
    </section>
  );
}
