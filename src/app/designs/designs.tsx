import { Copy, EllipsisVertical } from 'lucide-preact';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { DesignRecord } from '../../archive/database';
import { listDesigns, loadDesign } from '../../archive/designs';
import type { Rows } from '../../archive/rows';
import { isTrouble, type Trouble } from '../../archive/trouble';
import { offered } from '../../games/offered';
import { isolated } from '../../kit/names';
import { Button, IconButton } from '../../ui/button';
import { useLanguage } from '../../ui/words';
import { ListCard } from '../screen/list-card';
import { Screen } from '../screen/screen';
import { useLoaded } from '../screen/use-loaded';
import { useArchive, withArchive } from '../store/archive';
import {
  type DesignContext,
  designContexts,
  readDesignSummary,
  soundDesigns,
} from '../store/design-context';
import { DesignCard, DesignMenu, useCreate } from './design-menu';
import { copyNames, designWords, useDesignWords, useTroubleSentence } from './words';
import './designs.css';
import type { ImportedDesign } from '../../archive/design-changes';
import { importDesign, LONGEST_DESIGN } from '../../archive/designs-file';
import { shownPath } from '../../kit/problem';
import { isProblem, type Problem } from '../../kit/rules';
import type { Language } from '../../kit/words';
import { randomText } from '../../match/random-text';
import { FileButton } from '../../ui/file-button';
import { DamageNotice } from '../damage/damage-notice';
import { gameUi } from '../store/games';

/** The possible starts of a new design: a copy of each design that comes with a game. */
function NewDesign({ contexts }: { readonly contexts: readonly DesignContext[] }) {
  const words = useDesignWords();
  const language = useLanguage();
  const create = useCreate();
  return contexts.map((context) => {
    const { game, editor } = context;
    const name = offered.find(({ id }) => id === game)?.name[language];
    return (
      <section class="section" key={game}>
        <h2 class="caps">{contexts.length > 1 ? `${words.begin}: ${name}` : words.begin}</h2>
        <p class="note">{editor.what[language]}</p>
        <div class="row">
          {editor.copies.map(({ value, design }) => {
            const names = editor.names(design);
            const copy = editor.named(design, copyNames(names));
            return (
              <Button key={value} icon={Copy} onClick={() => void create(context, copy)}>
                {names[language]}
              </Button>
            );
          })}
        </div>
      </section>
    );
  });
}

/** While they are loading. */
const NONE: readonly DesignContext[] = [];

/** Every design on this phone, the last changed first. */
export function Designs() {
  const words = useDesignWords();
  const sentence = useTroubleSentence();
  const designs = useArchive(listDesigns);
  const loaded = useLoaded(designContexts, []);
  const contexts = loaded ?? NONE;
  const [menuOf, setMenuOf] = useState<DesignRecord | null>(null);
  return (
    <Screen title={words.title} up="/" layout="wide">
      <NewDesign contexts={contexts} />
      {isTrouble(designs) && <p class="notice">{sentence(designs)}</p>}
      {designs && loaded && !isTrouble(designs) && (
        <DesignList {...soundDesigns(designs, loaded)} contexts={contexts} onMenu={setMenuOf} />
      )}
      <ImportDesign />
      <DesignMenu record={menuOf} contexts={contexts} onClose={() => setMenuOf(null)} />
    </Screen>
  );
}

function DesignList({
  rows,
  damaged,
  contexts,
  onMenu,
}: Rows<DesignRecord> & {
  readonly contexts: readonly DesignContext[];
  readonly onMenu: (record: DesignRecord) => void;
}) {
  const words = useDesignWords();
  const language = useLanguage();
  return (
    <>
      <DamageNotice damaged={damaged} />
      <ul class="card-list">
        {rows.map((record) => (
          <ListCard key={record.id}>
            <Link
              class="card-list__open"
              href={`/designs/${record.id}`}
              state={{ from: '/designs' }}
            >
              <DesignCard record={record} contexts={contexts} />
            </Link>
            <IconButton
              name={words.more(isolated(record.names[language]))}
              icon={EllipsisVertical}
              onClick={() => onMenu(record)}
            />
          </ListCard>
        ))}
      </ul>
    </>
  );
}

function ImportDesign() {
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
        <FileButton onFiles={([file]) => file && void bringIn(file)}>{words.importFile}</FileButton>
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
