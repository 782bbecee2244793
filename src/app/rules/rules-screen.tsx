import { offered } from '../../games/offered';
import { useLanguage } from '../../ui/words';
import { NotFound } from '../crash/not-found';
import { Screen } from '../screen/screen';
import { useWords } from '../words/words';
import { RulesText } from './rules-text';
import { useHelp } from './use-help';
import { useRulesWords } from './words';

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
