import { useEffect, useState } from 'preact/hooks';
import { catalogue } from '../../games/catalogue';
import type { GameWords } from '../../kit/words';
import { useLanguage } from '../../ui/words';
import { Screen } from '../screen';
import { useWords } from '../words/words';

/** What this is, whose it is, and what it is made of. Each game speaks for itself. */
export function About() {
  const words = useWords();
  const language = useLanguage();
  const [games, setGames] = useState<readonly GameWords[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void Promise.all(catalogue.map((entry) => entry.words(language))).then(
      (loaded) => wanted && setGames(loaded),
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return (
    <Screen title={words.about.title} up="/">
      {/* All at once: what comes later must not push away what somebody reads. */}
      {games && (
        <>
          <section class="section">
            <h2>Roundhouse</h2>
            <p>{words.about.what}</p>
            <p>{words.about.privacy}</p>
            <p class="note">{words.about.version(__APP_VERSION__)}</p>
          </section>
          {games.map((game) => (
            <section class="section" key={game.name}>
              <h2>{game.name}</h2>
              {game.about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
          <section class="section">
            <h2>{words.about.licence}</h2>
            <p>{words.about.free}</p>
            <p>
              {words.about.librariesHint}{' '}
              <a href="./licences.txt" target="_blank" rel="noreferrer">
                {words.about.libraries}
              </a>
            </p>
          </section>
        </>
      )}
    </Screen>
  );
}
