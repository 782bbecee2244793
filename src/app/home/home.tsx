import {
  ChartNoAxesColumn,
  ChevronRight,
  GraduationCap,
  Library,
  Smartphone,
  Settings as Wrench,
} from 'lucide-preact';
import { useEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { isRunning, matchesToContinue } from '../../archive/matches';
import { isTrouble } from '../../archive/trouble';
import { type CatalogueEntry, offered } from '../../games/offered';
import type { Icon } from '../../ui/button';
import { announce } from '../../ui/live';
import { PageEdge } from '../../ui/scroll-edge';
import { UpdateOffer } from '../install/update-offer';
import { newlyOffline } from '../install/updates';
import { MatchRow } from '../match-parts/match-row';
import { useTitle } from '../screen/screen';
import { useArchive } from '../store/archive';
import { lessonKey } from '../store/lesson-key';
import { useWords } from '../words/words';
import './home.css';
import { useLanguage } from '../../ui/words';
import { Miniature } from '../match-parts/miniature';

/** Matches that are listed here; with more of them the games would be out of sight. */
const MOST = 20;

/** The first screen: what is running, then the games, then everything else. */
export function Home() {
  const words = useWords();
  const matches = useArchive(matchesToContinue);
  const heading = useTitle('Roundhouse');
  const list = matches && !isTrouble(matches) ? matches : null;
  // Who has damaged matches is no newcomer: Matches says what can be done about them.
  const first = list !== null && list.rows.length === 0 && list.damaged.length === 0;
  const last = list?.rows[0];
  const over = last !== undefined && !isRunning(last);
  const unknown = list
    ? offered.filter(
        ({ id, card }) =>
          !list.games.includes(id) &&
          !(Number(list.lessons[lessonKey(id, card.firstLesson)]) >= card.firstSteps),
      )
    : [];
  const lessons = <FirstLessons games={unknown} />;
  return (
    <div class="home">
      <header class="home__sign">
        <img src="./icon.svg" alt="" width="48" height="48" />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Roundhouse
          </h1>
          <Tagline />
        </div>
      </header>
      <main class="home__body">
        <UpdateOffer />
        <section class="stack home__matches">
          {first && (
            <>
              <p>{words.home.what}</p>
              {lessons}
            </>
          )}
          {isTrouble(matches) && <p class="notice">{words.trouble[matches.trouble]}</p>}
          {list && last && (
            <>
              <h2 class="caps">{over ? words.home.lastMatch : words.home.running}</h2>
              <ul class="stack home__list">
                {list.rows.slice(0, MOST).map((record) => (
                  <li key={record.id}>
                    <Link
                      class="plate line home__match"
                      href={`/match/${record.id}`}
                      state={{ from: '/' }}
                    >
                      <MatchRow record={record} />
                      <ChevronRight size={22} aria-hidden="true" />
                    </Link>
                  </li>
                ))}
              </ul>
              {list.rows.length > MOST && (
                <Way
                  to="/matches"
                  icon={Library}
                  name={words.home.allRunning(list.rows.length)}
                  wide
                />
              )}
            </>
          )}
        </section>
        <div class="stack home__ways">
          <section class="stack home__games">
            <h2 class="caps">{words.home.games}</h2>
            <ul class="stack home__list">
              {offered.map((game) => (
                <li key={game.id}>
                  <GameCard game={game} />
                </li>
              ))}
            </ul>
          </section>
          {!first && lessons}
          <nav class="stack home__links">
            <Way to="/join" icon={Smartphone} name={words.home.join} wide />
            <Way to="/matches" icon={Library} name={words.home.matches} />
            <Way to="/learn" icon={GraduationCap} name={words.home.learn} />
            <Way to="/statistics" icon={ChartNoAxesColumn} name={words.home.statistics} />
            <Way to="/settings" icon={Wrench} name={words.home.settings} />
          </nav>
        </div>
      </main>
      <Stalls />
      <PageEdge />
    </div>
  );
}

/** What this is; until a newcomer leaves Home, that it has come to work offline: in the same line, so that it covers nothing. */
function Tagline() {
  const { app, install } = useWords();
  const ready = newlyOffline.value;
  useEffect(() => {
    if (ready) announce(install.offlineReady);
    return () => {
      if (ready) newlyOffline.value = false;
    };
  }, [ready]);
  return (
    <p class="home__tagline" data-ready={ready || undefined}>
      <span>{app.tagline}</span>
      <span>{install.offlineReady}</span>
    </p>
  );
}

function Way(props: {
  readonly to: string;
  readonly icon: Icon;
  readonly name: string;
  readonly wide?: boolean;
}) {
  const { icon: Glyph } = props;
  return (
    <Link class="home__way" href={props.to} state={{ from: '/' }} data-wide={props.wide}>
      <Glyph size={22} aria-hidden="true" />
      {props.name}
    </Link>
  );
}

/** The first lesson of each game that has been neither played nor learned here, one tap away: begun, it goes on. */
function FirstLessons({ games }: { readonly games: readonly CatalogueEntry[] }) {
  const words = useWords().home;
  const language = useLanguage();
  if (games.length === 0) return null;
  return (
    <section class="plate home__first">
      <h2>{words.first}</h2>
      <p>{words.firstHint}</p>
      <ul class="stack home__lessons">
        {games.map(({ id, name, card }) => (
          <li key={id}>
            <Link
              class="home__way"
              href={`/learn/${id}/${card.firstLesson}`}
              state={{ from: '/' }}
              aria-label={words.firstLesson(name[language])}
            >
              {name[language]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A game with its picture, for how many and how long. Leads to a new match of it. */
function GameCard({ game }: { readonly game: CatalogueEntry }) {
  const words = useWords().home;
  const { picture, seats, minutes } = game.card;
  return (
    <Link class="plate line home__game" href={`/new/${game.id}`} state={{ from: '/' }}>
      <span class="home__picture">
        <Miniature svg={picture} />
      </span>
      <span class="home__said">
        <b>{game.name[useLanguage()]}</b>
        <span class="note">
          {words.seats(...seats)}
          <br />
          {words.minutes(...minutes)}
        </span>
      </span>
    </Link>
  );
}

const TRACKS = 13;

/** A roundhouse seen from above, in thin lines: turntable, tracks and stalls. Decoration. */
function Stalls() {
  const tracks = Array.from({ length: TRACKS }, (_, track) => 180 + (180 * (track + 0.5)) / TRACKS);
  return (
    <svg
      class="home__stalls"
      viewBox="-200 -190 400 190"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="currentColor"
      stroke-width="1.5"
      aria-hidden="true"
    >
      <circle r="46" />
      <circle r="42" />
      {tracks.map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path d="M50 -3H186M50 3H186" />
          <path d="M118 -14L186 -22V22L118 14Z" />
        </g>
      ))}
      <path d="M-44 -3H44M-44 -9H44" />
    </svg>
  );
}
