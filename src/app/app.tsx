import { useEffect, useState } from 'preact/hooks';
import { Route, Router, Switch } from 'wouter-preact';
import { useHashLocation } from 'wouter-preact/use-hash-location';
import '../ui/base.css';
import '../ui/theme.css';
import { Announcements } from '../ui/announcements';
import { LanguageContext } from '../ui/words';
import type { BookProps } from './book/book';
import { CrashGuard } from './crash/crash-guard';
import { MissingChunk } from './crash/missing-chunk';
import { StrayErrors } from './crash/stray-errors';
import { Silence } from './files/silence';
import { UpdatesNotice } from './install/updates-notice';
import { lazyScreen } from './lazy-screen';
import type { NewMatchProps } from './new-match/new-match';
import { appearance } from './store/appearance';
import type { Words } from './words/dictionary';
import { loadWords, WordsProvider } from './words/words';

const Home = lazyScreen(() => import('./home/home').then((module) => module.Home));
const NewMatch = lazyScreen<NewMatchProps>(() =>
  import('./new-match/new-match').then((module) => module.NewMatch),
);
const Table = lazyScreen<{ id: string }>(() =>
  import('./table/table-screen').then((module) => module.TableScreen),
);
const Replay = lazyScreen<{ id: string; analysing?: boolean }>(() =>
  import('./replay/replay-screen').then((module) => module.ReplayScreen),
);
const Join = lazyScreen<{ code?: string | undefined }>(() =>
  import('./link/join').then((module) => module.Join),
);
const Lobby = lazyScreen(() => import('./link/lobby').then((module) => module.Lobby));
const Matches = lazyScreen(() => import('./matches/matches').then((module) => module.Matches));
const Statistics = lazyScreen(() =>
  import('./statistics/statistics').then((module) => module.Statistics),
);
const Designs = lazyScreen(() => import('./designs/designs').then((module) => module.Designs));
const Design = lazyScreen<{ id: string }>(() =>
  import('./designs/design-screen').then((module) => module.DesignScreen),
);
const Settings = lazyScreen(() => import('./settings/settings').then((module) => module.Settings));
const About = lazyScreen(() => import('./about/about').then((module) => module.About));
const Rulings = lazyScreen<{ game: string }>(() =>
  import('./rules/rulings').then((module) => module.Rulings),
);
const Rules = lazyScreen<{ game: string; at?: string }>(() =>
  import('./rules/rules-screen').then((module) => module.RulesScreen),
);
const Learn = lazyScreen(() => import('./learn/learn').then((module) => module.Learn));
const Lesson = lazyScreen<{ game: string; id: string }>(() =>
  import('./learn/lesson-screen').then((module) => module.LessonScreen),
);
const Puzzles = lazyScreen<{ game: string; id?: string }>(() =>
  import('./puzzles/puzzles-screen').then((module) => module.PuzzlesScreen),
);
const Book = lazyScreen<BookProps>(() => import('./book/book').then((module) => module.Book));
const NotFound = lazyScreen(() => import('./crash/not-found').then((module) => module.NotFound));

/** The whole app: its language, its routes, and the announcements over every screen. */
export function App() {
  const { language } = appearance.value;
  const [words, setWords] = useState<Words | null>(null);
  const [missing, setMissing] = useState(false);
  const [path] = useHashLocation();
  useEffect(() => {
    let wanted = true;
    loadWords(language).then(
      (loaded) => wanted && setWords(loaded),
      () => setMissing(true),
    );
    return () => {
      wanted = false;
    };
  }, [language]);

  if (missing) return <MissingChunk />;
  return (
    <LanguageContext.Provider value={language}>
      <WordsProvider value={words}>
        <CrashGuard>
          <Router hook={useHashLocation}>
            <Switch>
              <Route path="/">
                <Home />
              </Route>
              <Route path="/new/:game?/:value?">
                {({ game, value }) => (
                  <NewMatch game={game} value={value} key={`${game} ${value}`} />
                )}
              </Route>
              <Route path="/match/:id">{({ id }) => <Table id={id} key={id} />}</Route>
              <Route path="/match/:id/replay">{({ id }) => <Replay id={id} key={id} />}</Route>
              <Route path="/match/:id/analysis">
                {({ id }) => <Replay id={id} key={id} analysing />}
              </Route>
              <Route path="/join/:code?">{({ code }) => <Join code={code} />}</Route>
              <Route path="/table">
                <Lobby />
              </Route>
              <Route path="/matches">
                <Matches />
              </Route>
              <Route path="/statistics">
                <Statistics />
              </Route>
              <Route path="/designs">
                <Designs />
              </Route>
              <Route path="/designs/:id">{({ id }) => <Design id={id} key={id} />}</Route>
              <Route path="/settings">
                <Settings />
              </Route>
              <Route path="/about">
                <About />
              </Route>
              <Route path="/learn">
                <Learn />
              </Route>
              <Route path="/learn/:game/:id">
                {({ game, id }) => <Lesson game={game} id={id} key={`${game} ${id}`} />}
              </Route>
              <Route path="/puzzles/:game/:id?">{(params) => <Puzzles {...params} />}</Route>
              <Route path="/rules/:game">{({ game }) => <Rules game={game} key={game} />}</Route>
              <Route path="/rules/:game/:at">
                {({ game, at }) => <Rules game={game} at={at} key={`${game} ${at}`} />}
              </Route>
              <Route path="/rulings/:game">{({ game }) => <Rulings game={game} />}</Route>
              <Route path="/:game/:value?">
                {({ game, value }) => <Book game={game} value={value} />}
              </Route>
              <Route>
                <NotFound />
              </Route>
            </Switch>
          </Router>
          {words && (
            <>
              <UpdatesNotice />
              <StrayErrors />
              <Announcements path={path} />
              <Silence />
            </>
          )}
        </CrashGuard>
      </WordsProvider>
    </LanguageContext.Provider>
  );
}
