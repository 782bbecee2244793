import { useEffect, useState } from 'preact/hooks';
import { catalogue } from '../../games/catalogue';
import type { Ruling } from '../../kit/words';
import { useLanguage } from '../../ui/words';
import { NotFound } from '../crash/not-found';
import { Screen } from '../screen';
import { useWords } from '../words/words';
import './rulings.css';
import { useRulingsWords } from './words';

/** What is played where a game's rulebooks are silent, each with its reason. */
export function Rulings({ game }: { readonly game: string }) {
  const words = useWords();
  const rulingsWords = useRulingsWords();
  const language = useLanguage();
  const [rulings, setRulings] = useState<readonly Ruling[] | null>(null);
  const entry = catalogue.find(({ id }) => id === game);
  useEffect(() => {
    let wanted = true;
    void entry
      ?.words(language)
      .then((said) => said.rulings())
      .then((loaded) => wanted && setRulings(loaded));
    return () => {
      wanted = false;
    };
  }, [entry, language]);
  if (!entry) return <NotFound />;
  return (
    <Screen title={rulingsWords.title} up="/about">
      <p class="note">{rulingsWords.what(entry.name[language])}</p>
      {rulings === null && <p class="note">{words.app.loading}</p>}
      <ol class="rulings">
        {rulings?.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Screen>
  );
}
