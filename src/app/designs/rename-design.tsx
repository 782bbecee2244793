import { useState } from 'preact/hooks';
import type { DesignRecord } from '../../archive/database';
import { saveDesign } from '../../archive/design-changes';
import { isTrouble } from '../../archive/trouble';
import { Button } from '../../ui/button';
import { Field } from '../../ui/field';
import type { DesignEditor } from '../../ui/game-view';
import { showToast } from '../../ui/toast';
import { useLanguage } from '../../ui/words';
import { withArchive } from '../store/archive';
import { designSummary } from '../store/design-context';
import { useDesignWords, useTroubleSentence } from './words';

/** A form to change the name of a design. */
export function RenameDesign(props: {
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
      class="designs__rename"
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
