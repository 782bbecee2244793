import type { JsonObject } from '../../kit/json';
import { Sheet } from '../../ui/sheet';
import { useWords } from '../words/words';
import { RulesText } from './rules-text';
import { useHelp } from './use-help';
import { useRulesWords } from './words';

export interface RulesSheetProps {
  readonly game: string;
  /** The options of the match, in their JSON form. */
  readonly options: JsonObject;
  readonly seats: number;
  /** What to explain: a topic of the game, or '' for all of it; null: closed. */
  readonly topic: string | null;
  readonly onClose: () => void;
}

/** The rules over a table, which keeps its state. */
export function RulesSheet({ game, options, seats, topic, onClose }: RulesSheetProps) {
  const words = useWords();
  const own = useRulesWords();
  const opened = useHelp(game, options, seats);
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
