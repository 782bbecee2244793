import { ArrowLeft, Play, Redo2, Undo2 } from 'lucide-preact';
import { useMemo } from 'preact/hooks';
import { isTrouble } from '../../archive/trouble';
import { isProblem } from '../../kit/rules';
import type { Language } from '../../kit/words';
import { Button, IconButton } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { useLanguage } from '../../ui/words';
import { useGo } from '../screen/go';
import { Screen, useTitle } from '../screen/screen';
import { useWords } from '../words/words';
import { type OpenedDesign, useDesign } from './use-design';
import { useDesignWords, useTroubleSentence } from './words';
import './design-table.css';
import { problemsOf } from '../store/design-context';
import { usePlayOn } from './play-on';

/** The editor of a design: undo, redo, play, and below them the game's own editor. */
function DesignTable({
  opened,
  language,
}: {
  readonly opened: OpenedDesign;
  readonly language: Language;
}) {
  const app = useWords();
  const words = useDesignWords();
  const sentence = useTroubleSentence();
  const go = useGo();
  const playOn = usePlayOn();
  const { context, history, keeping } = opened;
  const { editor, reader, game } = context;
  const design = history.now;
  const heading = useTitle(editor.names(design)[language]);
  const problems = useMemo(
    () => problemsOf(reader, { setting: editor.setting, design }),
    [reader, editor, design],
  );
  const unchanged = history.before.length === 0;
  const unundone = history.after.length === 0;

  const play = () => {
    if (problems.length > 0) showToast({ text: words.unsound(problems.length) });
    else void playOn({ game, setting: editor.setting, design });
  };

  return (
    <div class="design-table">
      <header class="screen__head design-table__head">
        <IconButton name={app.app.back} icon={ArrowLeft} onClick={() => go.up('/designs')} />
        <div class="design-table__title">
          <h1 ref={heading} tabIndex={-1}>
            {editor.names(design)[language]}
          </h1>
          <p role="status">
            {isTrouble(keeping) ? null : keeping === 'saved' ? words.saved : words.saving}
          </p>
        </div>
        <IconButton
          name={words.undo}
          icon={Undo2}
          dimmed={unchanged}
          onClick={() => (unchanged ? showToast({ text: words.noUndo }) : opened.undo())}
        />
        <IconButton
          name={words.redo}
          icon={Redo2}
          dimmed={unundone}
          onClick={() => (unundone ? showToast({ text: words.noRedo }) : opened.redo())}
        />
        <IconButton name={words.play} icon={Play} dimmed={problems.length > 0} onClick={play} />
      </header>
      {isTrouble(keeping) && (
        <div class="notice design-table__trouble" role="alert">
          <p>{sentence(keeping)}</p>
          {keeping.trouble !== 'conflict' && <Button onClick={opened.retry}>{app.retry}</Button>}
        </div>
      )}
      <main class="design-table__desk">
        <editor.Editor
          design={design}
          problems={problems}
          language={language}
          onChange={opened.change}
          onUndo={unchanged ? null : opened.undo}
        />
      </main>
    </div>
  );
}

/** Opens a design in its editor, or says why it cannot be opened. */
export function DesignScreen({ id }: { readonly id: string }) {
  const words = useWords();
  const designs = useDesignWords();
  const sentence = useTroubleSentence();
  const language = useLanguage();
  const opened = useDesign(id);
  if (opened && !isTrouble(opened) && !isProblem(opened))
    return <DesignTable opened={opened} language={language} />;
  return (
    <Screen title={designs.title} up="/designs">
      {opened === null && <p class="note">{words.app.loading}</p>}
      {(isTrouble(opened) || isProblem(opened)) && (
        <p class="notice" role="alert">
          {isTrouble(opened) ? sentence(opened) : designs.unreadable}
        </p>
      )}
    </Screen>
  );
}
