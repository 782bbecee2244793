import { ScrollText } from 'lucide-preact';
import { offered } from '../../games/offered';
import { Button } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import { NotFound } from '../crash/not-found';
import { useGo } from '../screen/go';
import { Screen } from '../screen/screen';
import { useLookedAt } from '../store/looked-at';
import { useWords } from '../words/words';
import { RulesText } from './rules-text';
import { useHelp } from './use-help';
import { useRulesWords } from './words';
import './rules.css';

/** All the rules of a game, or starting at one paragraph. */
export function RulesScreen({
  game,
  at,
}: {
  readonly game: string;
  readonly at?: string | undefined;
}) {
  const language = useLanguage();
  const entry = offered.find(({ id }) => id === game);
  if (!entry) return <NotFound />;
  return <Rules game={game} name={entry.name[language]} at={at ?? null} />;
}

function Rules(props: {
  readonly game: string;
  readonly name: string;
  readonly at: string | null;
}) {
  const words = useWords();
  const own = useRulesWords();
  const opened = useHelp(props.game, null);
  useLookedAt(props.game);
  return (
    <Screen title={`${props.name}: ${own.title}`} up="/learn" layout="wide">
      {opened ? (
        <RulesText opened={opened} at={props.at} />
      ) : (
        <p class="note">{words.app.loading}</p>
      )}
    </Screen>
  );
}

/** Only what the app plays where a game's rulebooks are silent, each with its reason and a link to its paragraph. */
export function Rulings({ game }: { readonly game: string }) {
  const language = useLanguage();
  const entry = offered.find(({ id }) => id === game);
  return entry ? <List game={game} name={entry.name[language]} /> : <NotFound />;
}

function List({ game, name }: { readonly game: string; readonly name: string }) {
  const words = useWords();
  const own = useRulesWords();
  const go = useGo();
  const opened = useHelp(game, null);
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
