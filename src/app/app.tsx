import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Route, Router, Switch } from 'wouter-preact';
import { useHashLocation } from 'wouter-preact/use-hash-location';
import { lazy } from '../kit/lazy';
import { useLazy } from '../ui/lazy';
import { CrashGuard, MissingChunk, StrayErrors } from './crash/crash-guard';
import { loadWords, useHasWords, WordsProvider } from './words/words';
import '../ui/base.css';
import '../ui/theme.css';
import { leaveSpentEntry } from '../ui/layers';
import { Announcements } from '../ui/live';
import { LanguageContext } from '../ui/words';
import { UpdatesNotice } from './install/updates-notice';
import { ROUTES } from './routes';
import { appearance } from './store/appearance';
import { silent } from './store/archive-signals';
import type { Words } from './words/en';

/** Whether the code of any screen has been loaded yet. */
let started = false;

/** A screen whose code is loaded when it is first shown. If that fails, as after an update, a page says so. */
function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const screen = lazy(load);
  return function LazyScreen(props: Props) {
    const [missing, setMissing] = useState(false);
    const Screen = useLazy(screen, true, () => setMissing(true));
    const hasWords = useHasWords();
    useEffect(() => {
      if (Screen) started = true;
    }, [Screen]);
    if (missing) return <MissingChunk />;
    if (Screen && hasWords) return <Screen {...props} />;
    return started && hasWords ? null : <FirstPaint />;
  };
}

/** The same as in index.html, so that nothing flickers. */
function FirstPaint() {
  return (
    <main class="first-paint">
      <img src="./icon.svg" alt="" width="96" height="96" />
      <h1>Roundhouse</h1>
    </main>
  );
}

const screens = ROUTES.map(({ load, ...route }) => ({ ...route, Screen: lazyScreen(load) }));

const silenceNotice = lazy(async () => (await import('./files/silence-notice')).SilenceNotice);

/** Says over every screen that the browser does not save, for as long as it does not. */
function Silence() {
  const Notice = useLazy(silenceNotice, silent.value);
  return silent.value && Notice ? <Notice /> : null;
}

/** The whole app: its language, its routes, and the announcements over every screen. */
export function App() {
  const { language } = appearance.value;
  const [words, setWords] = useState<Words | null>(null);
  const [missing, setMissing] = useState(false);
  const [path] = useHashLocation();
  useEffect(leaveSpentEntry, []);
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
              {screens.map(({ path, Screen, stays }) => (
                <Route key={path} path={path}>
                  {(params) => (
                    <Screen key={stays ? path : Object.values(params).join(' ')} {...params} />
                  )}
                </Route>
              ))}
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
