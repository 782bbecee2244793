import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import { RulesText } from './rules-text';
import { useHelp } from './use-help';
import { useRulesWords } from './words';

export interface RulesSheetProps {
  readonly game: string;
  /** What to explain: a topic of the game, or all of it; null: closed. */
  readonly topic: string | null;
  readonly onClose: () => void;
}

/** The rules over a table: nothing on it is lost. */
export function RulesSheet({ game, topic, onClose }: RulesSheetProps) {
  const words = useWords();
  const own = useRulesWords();
  const opened = useHelp(game);
  return (
    <Sheet open={topic !== null} title={own.title} onClose={onClose}>
      {opened ? (
        <RulesText opened={opened} at={topic === null ? null : opened.help.about(topic)} />
      ) : (
        <p class="note">{words.app.loading}</p>
      )}
    </Sheet>
  );
}
