import { Copy, FileDown, Play, Trash2 } from 'lucide-preact';
import { useState } from 'preact/hooks';
import type { DesignRecord } from '../../archive/database';
import {
  createDesign,
  removeDesign,
  restoreDesign,
  saveDesign,
} from '../../archive/design-changes';
import { exportDesign } from '../../archive/designs-file';
import { isTrouble } from '../../archive/trouble';
import { offered } from '../../games/offered';
import { isolated } from '../../kit/names';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { DesignEditor } from '../../ui/game-view';
import { Sheet } from '../../ui/sheet';
import { showToast } from '../../ui/toast';
import { AskingButton } from '../../ui/warning/asking-button';
import { useLanguage } from '../../ui/words';
import { day, saveText } from '../files/save-file';
import { Day } from '../match-parts/dates';
import { withArchive } from '../store/archive';
import { type DesignContext, designSummary, problemsOf } from '../store/design-context';
import { usePlayOn } from './play-on';
import { copyNames, useDesignWords, useTroubleSentence } from './words';
import '../match-parts/match-card.css';
import type { JsonObject } from '../../kit/json';
import { randomText } from '../../match/random-text';
import { Miniature } from '../match-parts/miniature';
import { useGo } from '../screen/go';

/** A design in a list: its stored picture, its name, and whether it can be played. */
export function DesignCard({
  record,
  contexts,
}: {
  readonly record: DesignRecord;
  readonly contexts: readonly DesignContext[];
}) {
  const words = useDesignWords();
  const language = useLanguage();
  const game = offered.find(({ id }) => id === record.game)?.name[language];
  const context = contexts.find((one) => one.game === record.game);
  const unsound = context !== undefined && problemsOf(context.reader, record).length > 0;
  return (
    <div class="match-card">
      <div class="match-card__picture">
        <Miniature svg={record.picture} />
      </div>
      <div class="match-card__text">
        <p class="match-card__title">{record.names[language]}</p>
        {unsound && <p class="designs__unsound">{words.unsoundShort}</p>}
        <p class="note">
          {game && `${game} · `}
          <Day at={new Date(record.touched)} written="medium" />
        </p>
      </div>
    </div>
  );
}

/** Stores a new design and opens it, or says why it could not be stored. */
export function useCreate(): (context: DesignContext, design: JsonObject) => Promise<void> {
  const go = useGo();
  const sentence = useTroubleSentence();
  return async ({ game, editor }, design) => {
    const id = randomText();
    const trouble = await withArchive((archive) =>
      createDesign(archive, {
        id,
        game,
        setting: editor.setting,
        touched: Date.now(),
        ...designSummary(editor, design),
      }),
    );
    if (trouble) showToast({ text: sentence(trouble) });
    else go.to(`/designs/${id}`);
  };
}

function RenameDesign(props: {
  readonly record: DesignRecord;
  readonly editor: DesignEditor;
  readonly onDone: () => void;
}) {
  const { record, editor, onDone } = props;
  const words = useDesignWords();
  const language = useLanguage();
  const sentence = useTroubleSentence();
  const [name, setName] = useState(record.names[language]);
  /** In the other language too, as long as both names are the same. */
  const renamed = () => {
    const [first, ...others] = Object.values(record.names);
    const same = others.every((one) => one === first);
    const wanted = name.trim();
    return same ? { en: wanted, ko: wanted } : { ...record.names, [language]: wanted };
  };
  const save = async () => {
    const face = designSummary(editor, editor.named(record.design, renamed()));
    const answer = await withArchive((archive) =>
      saveDesign(archive, record.id, record.revision, face, Date.now()),
    );
    if (isTrouble(answer)) showToast({ text: sentence(answer) });
    else onDone();
  };
  return (
    <form
      class="field-row"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={words.name} value={name} maxLength={40} onInput={setName} />
      <Button onClick={() => void save()}>{words.save}</Button>
    </form>
  );
}

interface DesignMenuProps {
  /** Closed without one. */
  readonly record: DesignRecord | null;
  readonly contexts: readonly DesignContext[];
  readonly onClose: () => void;
}

export function DesignMenu({ record, contexts, onClose }: DesignMenuProps) {
  const language = useLanguage();
  return (
    <Sheet open={record !== null} title={record?.names[language] ?? ''} onClose={onClose}>
      {record && <Ways record={record} contexts={contexts} onClose={onClose} />}
    </Sheet>
  );
}

function Ways({ record, contexts, onClose }: DesignMenuProps & { readonly record: DesignRecord }) {
  const words = useDesignWords();
  const language = useLanguage();
  const sentence = useTroubleSentence();
  const playOn = usePlayOn();
  const create = useCreate();
  const context = contexts.find(({ game }) => game === record.game);
  const problems = context ? problemsOf(context.reader, record) : [];
  const name = record.names[language];

  const remove = async () => {
    onClose();
    const trouble = await withArchive((archive) => removeDesign(archive, record.id, Date.now()));
    if (trouble) {
      showToast({ text: sentence(trouble) });
      return;
    }
    const restore = () => void withArchive((archive) => restoreDesign(archive, record.id));
    showToast({
      text: words.removed(isolated(name)),
      action: { label: words.undoRemove, run: restore },
    });
  };
  const save = () => {
    saveText(`roundhouse-${record.setting}-${day()}.json`, exportDesign(record));
  };
  const play = () => {
    if (problems.length > 0) showToast({ text: words.unsound(problems.length) });
    else void playOn(record);
  };

  return (
    <div class="stack" data-gap="3">
      <DesignCard record={record} contexts={contexts} />
      {context && <RenameDesign record={record} editor={context.editor} onDone={onClose} />}
      {context && (
        <>
          <Button wide icon={Play} dimmed={problems.length > 0} onClick={play}>
            {words.play}
          </Button>
          <Button
            wide
            icon={Copy}
            onClick={() =>
              void create(context, context.editor.named(record.design, copyNames(record.names)))
            }
          >
            {words.duplicate}
          </Button>
        </>
      )}
      <Button wide icon={FileDown} onClick={save}>
        {words.exportFile}
      </Button>
      <AskingButton
        wide
        icon={Trash2}
        question={words.asksRemove}
        warning={words.removeHint}
        onGo={() => void remove()}
      >
        {words.remove}
      </AskingButton>
    </div>
  );
}
