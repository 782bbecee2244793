import { Scale } from 'lucide-preact';
import { type CatalogueEntry, offered } from '../../games/offered';
import type { Language } from '../../kit/words';
import { Button } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import { useRulesWords } from '../rules/words';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { useLoaded } from '../screen/use-loaded';
import { useAboutWords } from './words';

interface Credits {
  readonly id: string;
  readonly name: string;
  readonly about: readonly string[];
}

async function creditsOf(game: CatalogueEntry, language: Language): Promise<Credits> {
  const words = await game.words(language);
  return { id: game.id, name: words.name, about: await words.about() };
}

/** What the app is, who owns it, and its components. Each game adds its own texts. */
export function About() {
  const rules = useRulesWords();
  const own = useAboutWords();
  const language = useLanguage();
  const go = useGo();
  const games = useLoaded(
    () => Promise.all(offered.map((game) => creditsOf(game, language))),
    [language],
  );
  return (
    <Screen title={own.title} up="/settings" layout="columns">
      {/* All at once, because late content must not push away what is being read. */}
      {games && (
        <>
          <section class="section">
            <h2>Roundhouse</h2>
            <p>{own.what}</p>
            <p>{own.privacy}</p>
            <p class="note">{own.version(__APP_VERSION__)}</p>
          </section>
          {games.map((game) => (
            <section class="section" key={game.name}>
              <h2>{game.name}</h2>
              {game.about.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Button
                icon={Scale}
                name={`${rules.rulings} (${game.name})`}
                onClick={() => go.to(`/rulings/${game.id}`)}
              >
                {rules.rulings}
              </Button>
            </section>
          ))}
          <section class="section">
            <h2>{own.license}</h2>
            <p>{own.free}</p>
            <p>
              {own.librariesHint}{' '}
              <a href="./licenses.txt" target="_blank" rel="noreferrer">
                {own.libraries}
              </a>
            </p>
          </section>
        </>
      )}
    </Screen>
  );
}
