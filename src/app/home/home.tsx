import {
  ChevronRight,
  GraduationCap,
  Info,
  Library,
  Plus,
  Smartphone,
  Settings as Wrench,
} from 'lucide-preact';
import { Link } from 'wouter-preact';
import { lastMatch } from '../../archive/matches';
import { isTrouble } from '../../archive/trouble';
import { UpdateOffer } from '../install/update-offer';
import { MatchCard } from '../match-parts/match-card';
import { useTitle } from '../screen/screen';
import { useArchive } from '../store/archive';
import { useWords } from '../words/words';
import './home.css';
import { GameList } from './game-list';
import { InstallOffer } from './install-offer';

/** The first screen: continue the last match, or go to another screen. */
export function Home() {
  const words = useWords();
  const last = useArchive(lastMatch);
  const heading = useTitle('Roundhouse');
  return (
    <div class="home">
      <header class="home__sign">
        <img src="./icon.svg" alt="" width="64" height="64" />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Roundhouse
          </h1>
          <p>{words.app.tagline}</p>
        </div>
      </header>
      <main class="home__body">
        <section class="home__last">
          {last === null && (
            <Link class="plate home__resume" href="/learn" state={{ from: '/' }}>
              <div class="home__empty">
                <h2>{words.home.first}</h2>
                <p>{words.home.firstHint}</p>
              </div>
              <ChevronRight size={22} aria-hidden="true" />
            </Link>
          )}
          {isTrouble(last) && <p class="notice">{words.trouble[last.trouble]}</p>}
          {last && !isTrouble(last) && (
            <Link class="plate home__resume" href={`/match/${last.id}`} state={{ from: '/' }}>
              <MatchCard
                record={last}
                heading={last.summary.toAct === null ? words.home.lastMatch : words.home.resume}
              >
                <ChevronRight size={22} aria-hidden="true" />
              </MatchCard>
            </Link>
          )}
        </section>
        <nav class="home__ways">
          <Link class="home__way home__way--new" href="/new" state={{ from: '/' }}>
            <Plus size={22} aria-hidden="true" />
            {words.home.newMatch}
          </Link>
          <Link class="home__way" href="/join" state={{ from: '/' }}>
            <Smartphone size={22} aria-hidden="true" />
            {words.home.join}
          </Link>
          <Link class="home__way" href="/learn" state={{ from: '/' }}>
            <GraduationCap size={22} aria-hidden="true" />
            {words.home.learn}
          </Link>
          <Link class="home__way" href="/matches" state={{ from: '/' }}>
            <Library size={22} aria-hidden="true" />
            {words.home.matches}
          </Link>
          <Link class="home__way" href="/settings" state={{ from: '/' }}>
            <Wrench size={22} aria-hidden="true" />
            {words.home.settings}
          </Link>
          <Link class="home__way" href="/about" state={{ from: '/' }}>
            <Info size={22} aria-hidden="true" />
            {words.home.about}
          </Link>
        </nav>
        <UpdateOffer />
        <InstallOffer />
      </main>
      <GameList />
    </div>
  );
}
