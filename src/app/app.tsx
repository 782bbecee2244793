import { useEffect, useState } from 'preact/hooks';
import { Route, Router, Switch } from 'wouter-preact';
import { useHashLocation } from 'wouter-preact/use-hash-location';
import '../ui/base.css';
import '../ui/theme.css';
import { Announcements } from '../ui/announcements';
import { LanguageContext } from '../ui/words';
import { CrashGuard } from './crash/crash-guard';
import { MissingChunk } from './crash/missing-chunk';
import { StrayErrors } from './crash/stray-errors';
import { Silence } from './files/silence';
import { UpdatesNotice } from './install/updates-notice';
import { lazyScreen } from './lazy-screen';
import { ROUTES } from './routes';
import { appearance } from './store/appearance';
import type { Words } from './words/dictionary';
import { loadWords, WordsProvider } from './words/words';

const screens = ROUTES.map(({ load, ...route }) => ({ ...route, Screen: lazyScreen(load) }));

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
