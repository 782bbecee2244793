import { ScrollText } from 'lucide-preact';
import { catalogue } from '../../games/catalogue';
import { Button } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import { NotFound } from '../crash/not-found';
import { useGo } from '../go';
import { Screen } from '../screen';
import { useWords } from '../words/words';
import './rulings.css';
import { useHelp } from './use-help';
import { useRulesWords } from './words';

/** Only what is played where a game's rulebooks are silent, each with its reason and the way to its paragraph. */
export function Rulings({ game }: { readonly game: string }) {
  const language = useLanguage();
  const entry = catalogue.find(({ id }) => id === game);
  return entry ? <List game={game} name={entry.name[language]} /> : <NotFound />;
}

function List({ game, name }: { readonly game: string; readonly name: string }) {
  const words = useWords();
  const own = useRulesWords();
  const go = useGo();
  const opened = useHelp(game);
  const paragraphs = opened?.help.chapters.flatMap((chapter) => chapter.paragraphs) ?? [];
  return (
    <Screen title={own.rulings} up="/about" layout="wide">
      <p class="note">{own.rulingsOf(name)}</p>
      {opened === null && <p class="note">{words.app.loading}</p>}
      <ol class="rulings">
        {paragraphs.flatMap(({ id, title: where, rulings }) =>
          rulings.map(({ title, text }) => (
            <li key={title}>
              <h2>{title}</h2>
              <p>{text}</p>
              <Button
                kind="quiet"
                icon={ScrollText}
                name={own.more(where)}
                onClick={() => go.to(`/rules/${game}/${id}`)}
              >
                {where}
              </Button>
            </li>
          )),
        )}
      </ol>
    </Screen>
  );
}
