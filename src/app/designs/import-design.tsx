import { useState } from 'preact/hooks';
import type { ImportedDesign } from '../../archive/design-changes';
import { loadDesign } from '../../archive/designs';
import { importDesign, LONGEST_DESIGN } from '../../archive/designs-file';
import { isTrouble, type Trouble } from '../../archive/trouble';
import { isolated } from '../../kit/names';
import { shownPath } from '../../kit/problem';
import { isProblem, type Problem } from '../../kit/rules';
import type { Language } from '../../kit/words';
import { randomText } from '../../match/random-text';
import { FileButton } from '../../ui/file-button';
import { useLanguage } from '../../ui/words';
import { withArchive } from '../store/archive';
import { readDesignSummary } from '../store/design-context';
import { gameUi } from '../store/games';
import { designWords, useDesignWords, useTroubleSentence } from './words';

export function ImportDesign() {
  const words = useDesignWords();
  const language = useLanguage();
  const trouble = useTroubleSentence();
  const [message, setMessage] = useState<string | null>(null);

  const bringIn = async (file: File) => {
    // Characters take up to four bytes; the archive checks the exact limit.
    if (file.size > 4 * LONGEST_DESIGN) return setMessage(words.tooLarge);
    const text = await file.text();
    /** The game that has looked at the design. */
    let judge: string | null = null;
    const face: typeof readDesignSummary = (game, setting, design) => {
      judge = game;
      return readDesignSummary(game, setting, design);
    };
    const answer: ImportedDesign | Problem | Trouble = await withArchive((archive) =>
      importDesign(archive, text, { face, newId: randomText, now: Date.now }),
    );
    if (isTrouble(answer)) return setMessage(trouble(answer));
    if (isProblem(answer)) return setMessage(await refusalOf(answer, judge, language));
    const record = await withArchive((archive) => loadDesign(archive, answer.id));
    const name = isTrouble(record) || isProblem(record) ? '' : record.names[language];
    setMessage(
      answer.outcome === 'added' ? words.imported(isolated(name)) : words.known(isolated(name)),
    );
  };

  return (
    <section class="section">
      <div class="row">
        <FileButton accept="application/json,.json" onFile={(file) => void bringIn(file)}>
          {words.importFile}
        </FileButton>
      </div>
      <p class="note">{words.importHint}</p>
      <div aria-live="polite">{message !== null && <p class="notice">{message}</p>}</div>
    </section>
  );
}

/** Why a file was not imported. `judge`: the game that has looked at its design; null: none has. */
async function refusalOf(
  refused: Problem,
  judge: string | null,
  language: Language,
): Promise<string> {
  const words = designWords(language);
  switch (refused.problem) {
    case 'too-large':
      return words.tooLarge;
    case 'newer-format':
      return words.newer;
    case 'unknown-game':
      return words.unknownGame;
    case 'unknown-format':
    case 'not-json':
      return words.notOurs('');
    default: {
      const at = shownPath(refused.at);
      if (judge === null) return words.notOurs(at);
      const { words: game } = await gameUi(judge, language);
      return words.unsoundFile(await game.problem({ ...refused, at }));
    }
  }
}
